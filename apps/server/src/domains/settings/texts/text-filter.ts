import type { ManagedText, TextFilter, TextWording } from '@sands/contract/settings/texts.model'
import type { TextState } from '@sands/rules/texts'

type Text = Omit<ManagedText, 'version'>
type Has = (wording: TextWording, text: Text) => boolean

/** A built-in text is never missing: "missing" means that a text was edited in other languages only. */
const STATES: Readonly<Record<TextState, Has>> = {
  edited: ({ edit }) => edit !== null,
  missing: ({ edit }, { wordings }) => edit === null && wordings.some((other) => other.edit !== null),
  misfit: ({ misfit }) => misfit,
}

const says = (text: string | null, word: string): boolean => text?.toLowerCase().includes(word) ?? false

function mentions({ key, wordings }: Text, word: string): boolean {
  return says(key, word) || wordings.some(({ builtIn, edit }) => says(builtIn, word) || says(edit, word))
}

export function passes(text: Text, { keyword, domain, place, state, language }: TextFilter): boolean {
  if (domain && text.domain !== domain) return false
  if (place && text.place !== place) return false
  const word = keyword?.trim().toLowerCase()
  if (word && !mentions(text, word)) return false
  if (!state) return true
  const asked = language ? text.wordings.filter((wording) => wording.language === language) : text.wordings
  return asked.some((wording) => STATES[state](wording, text))
}
