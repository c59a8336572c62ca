import type { ManagedText, TextSave } from '@sands/contract/settings/texts.model'
import { faultOf, written } from '@sands/i18n/fault'
import { LANGUAGES, type Language } from '@sands/rules/language'
import { TEXT_LENGTH } from '@sands/rules/texts'
import type { DesktopText } from '../../../kernel/text.ts'

/** The typed text for each language; empty means the built-in text. */
export type TextDraft = Readonly<Record<Language, string>>

type Wordings = ManagedText['wordings']
type Say = (key: DesktopText, params?: Readonly<Record<string, string | number>>) => string

export const draftOf = (wordings: Wordings): TextDraft =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, wordings.find((wording) => wording.language === language)?.edit ?? '']),
  ) as Record<Language, string>

/** The changes of the draft. Typing the built-in text means no edit, as on the server. */
export const editsOf = (draft: TextDraft, wordings: Wordings): TextSave['edits'] =>
  wordings.flatMap(({ language, builtIn, edit }) => {
    const typed = draft[language].trim()
    const text = typed === '' || typed === builtIn ? null : typed
    return text === edit ? [] : [{ language, text }]
  })

/** Merges a newer text into the draft: languages without typed changes follow it, the others keep the typed text. */
export const mergeDraft = ({ draft, base, theirs }: Record<'draft' | 'base' | 'theirs', TextDraft>): TextDraft =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, draft[language] === base[language] ? theirs[language] : draft[language]]),
  ) as Record<Language, string>

/** The fault of a wording as text; the server applies the same rules. */
export function faultText(typed: string, builtIn: string, t: Say): string | undefined {
  const text = typed.trim()
  if (text === '') return undefined
  const fault = faultOf(text, { builtIn, limit: TEXT_LENGTH })
  if (fault?.kind === 'missing') return t('settings.texts_fault_missing', { names: written(fault.names) })
  if (fault?.kind === 'unknown') return t('settings.texts_fault_unknown', { names: written(fault.names) })
  if (fault?.kind === 'too-long') return t('settings.texts_fault_long', { limit: TEXT_LENGTH, count: text.length })
  return fault && t('settings.texts_fault_braces')
}
