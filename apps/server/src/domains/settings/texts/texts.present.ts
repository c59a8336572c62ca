import type {
  ManagedText,
  TextChange,
  TextDifference,
  TextEdition,
  TextPlan,
} from '@sands/contract/settings/texts.model'
import { placeholders } from '@sands/i18n/format'
import { LANGUAGES, type Language } from '@sands/rules/language'
import type { TextAct } from '@sands/rules/texts'
import type { AuditRecord } from '../../../kernel/audit/audit.ts'
import { errorText } from '../../../kernel/errors.ts'
import type { textChanges } from '../settings.tables.ts'
import type { CatalogText } from './text-catalog.service.ts'
import { type Edits, editKey } from './text-edits.codec.ts'
import type { Plan } from './text-plan.ts'

const PLAN_ROWS = 100

const isMisfit = (edit: string | null, builtIn: string): boolean =>
  edit !== null && placeholders(edit).join() !== placeholders(builtIn).join()

export const presentText = ({ builtIn, ...text }: CatalogText, edits: Edits): Omit<ManagedText, 'version'> => ({
  ...text,
  wordings: LANGUAGES.map((language) => {
    const edit = edits.get(editKey(language, text.key)) ?? null
    return { language, builtIn: builtIn[language], edit, misfit: isMisfit(edit, builtIn[language]) }
  }),
})

export const presentChange = ({ at, ...change }: typeof textChanges.$inferSelect): TextChange => ({
  ...change,
  at: at.toISOString(),
})

export const presentEdition = ({ at, ...edition }: Omit<TextEdition, 'at'> & { at: Date }): TextEdition => ({
  ...edition,
  at: at.toISOString(),
})

export const presentPlan = ({ version, differences, problems }: Plan, language: Language): TextPlan => ({
  version,
  changed: differences.length,
  changes: differences.slice(0, PLAN_ROWS),
  refused: problems.length,
  problems: problems.slice(0, PLAN_ROWS).map(({ row, column, value, error }) => ({
    row,
    column,
    value,
    text: errorText(error.errorName, language, error.params),
  })),
})

const wordings = (differences: readonly TextDifference[], side: 'before' | 'after') =>
  Object.fromEntries(differences.map((difference) => [difference.language, difference[side]]))

const ACTIONS: Readonly<Record<TextAct, string>> = {
  edited: 'settings.text.updated',
  imported: 'settings.text.imported',
  restored: 'settings.text.restored',
}

/** For the audit log: one entry for each text, for all its languages. Texts belong to the company, not to a college. */
export const textRecords = (act: TextAct, differences: readonly TextDifference[]): AuditRecord[] =>
  [...Map.groupBy(differences, ({ key }) => key)].map(([key, rows]) => ({
    action: ACTIONS[act],
    subject: { kind: 'text', id: key, name: key },
    before: wordings(rows, 'before'),
    after: wordings(rows, 'after'),
    collegeId: null,
  }))
