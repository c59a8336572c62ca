import { LANGUAGES } from '@sands/rules/language'
import { TEXT_PLACES, TEXT_STATES } from '@sands/rules/texts'
import { type AddressValues, choiceValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'

/** `open` is the key of the text in the drawer, so that the address can be sent to a colleague. */
export const TEXTS_ADDRESS = {
  ...pageValues,
  keyword: textValue(80),
  domain: textValue(40),
  place: choiceValue(['', ...TEXT_PLACES], ''),
  state: choiceValue(['', ...TEXT_STATES], ''),
  language: choiceValue(['', ...LANGUAGES], ''),
  open: textValue(120),
}
export type TextsAddress = AddressValues<typeof TEXTS_ADDRESS>

export const NO_FILTER = { keyword: '', domain: '', place: '', state: '', language: '', current: 1 } as const

/** The filter for the calls. The language only selects whose state is meant; without a state it is ignored. */
export const filterOf = ({ keyword, domain, place, state, language }: TextsAddress) => ({
  keyword: keyword || undefined,
  domain: domain || undefined,
  place: place || undefined,
  state: state || undefined,
  language: (state && language) || undefined,
})

export const isFiltered = (address: TextsAddress): boolean =>
  Object.values(filterOf(address)).some((value) => value !== undefined)
