import type { TextDifference } from '@sands/contract/settings/texts.model'
import { faultOf, type TextFault, written } from '@sands/i18n/fault'
import type { Language } from '@sands/rules/language'
import { TEXT_LENGTH } from '@sands/rules/texts'
import { type AppError, fail } from '../../../kernel/errors.ts'
import type { CatalogText, TextCatalog } from './text-catalog.service.ts'
import { type Edits, editKey } from './text-edits.codec.ts'
import type { TextRow } from './text-file.codec.ts'

interface PlanProblem {
  row: number
  column: string | null
  value: string | null
  error: AppError
}

/** The changes to publish, and those that cannot be published. */
export interface Plan {
  /** The dictionary version the plan is based on. */
  version: number
  differences: TextDifference[]
  problems: PlanProblem[]
}

interface Wish {
  language: Language
  text: string | null
}

function refusalOf(fault: TextFault): AppError {
  if (fault.kind === 'blank') return fail('settings.text_blank')
  if (fault.kind === 'too-long') return fail('settings.text_too_long', { limit: TEXT_LENGTH })
  if (fault.kind === 'missing') return fail('settings.text_placeholders_missing', { names: written(fault.names) })
  if (fault.kind === 'unknown') return fail('settings.text_placeholders_unknown', { names: written(fault.names) })
  return fail('settings.text_braces')
}

/** The change for a requested text: undefined when the text is the same already. Throws when the text is invalid. */
export function differenceFor(
  { key, builtIn }: CatalogText,
  { language, text }: Wish,
  edits: Edits,
): TextDifference | undefined {
  const before = edits.get(editKey(language, key)) ?? null
  // An edit that equals the built-in text is not stored: it would hide a better text of a later release.
  const after = text === builtIn[language] ? null : text
  if (after === before) return undefined
  const fault = after === null ? undefined : faultOf(after, { builtIn: builtIn[language], limit: TEXT_LENGTH })
  if (fault) throw refusalOf(fault)
  return { key, language, before, after }
}

type Told = Pick<PlanProblem, 'row' | 'column' | 'value'>

function planWish(plan: Plan, text: CatalogText, { wish, edits, told }: { wish: Wish; edits: Edits; told: Told }) {
  try {
    const difference = differenceFor(text, wish, edits)
    if (difference) plan.differences.push(difference)
  } catch (error) {
    plan.problems.push({ ...told, error: error as AppError })
  }
}

interface PlanGround {
  version: number
  catalog: TextCatalog
  edits: Edits
}

export function planImport(rows: readonly TextRow[], { version, catalog, edits }: PlanGround): Plan {
  const plan: Plan = { version, differences: [], problems: [] }
  const seen = new Set<string>()
  for (const { row, key, wishes } of rows) {
    const text = catalog.get(key)
    const twice = seen.has(key)
    seen.add(key)
    if (!text || twice) {
      const error = text ? fail('settings.text_key_twice') : fail('settings.text_key_unknown')
      plan.problems.push({ row, column: 'key', value: key, error })
      continue
    }
    for (const { column, ...wish } of wishes) {
      planWish(plan, text, { wish, edits, told: { row, column, value: wish.text } })
    }
  }
  return plan
}

/** An earlier text may be invalid now, because a release has changed or removed the key: then the current text stays. */
export function planRestore(
  wordings: readonly (Wish & { key: string })[],
  { version, catalog, edits }: PlanGround,
): Plan {
  const plan: Plan = { version, differences: [], problems: [] }
  for (const { key, ...wish } of wordings) {
    const told = { row: 0, column: wish.language, value: key }
    const text = catalog.get(key)
    if (text) planWish(plan, text, { wish, edits, told })
    else plan.problems.push({ ...told, error: fail('settings.text_key_unknown') })
  }
  return plan
}
