import type { LecturerKind } from '@sands/contract/lecturer/lecturer.model'
import { type AddressValues, choiceValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'

export const LECTURER_KINDS = [
  'internal',
  'external',
  'official',
  'assistant',
] as const satisfies readonly LecturerKind[]

export const LECTURER_ADDRESS = {
  ...pageValues,
  keyword: textValue(60),
  kind: choiceValue(['', ...LECTURER_KINDS], ''),
  /**
   * The id of the lecturer in the drawer, so that the address can be sent to a colleague; or the value for a new one.
   */
  open: textValue(18),
}
export const NEW_LECTURER = 'new'
export type LecturerAddress = AddressValues<typeof LECTURER_ADDRESS>

export const NO_FILTER = { current: 1, keyword: '', kind: '' } as const

/** The query for the server. */
export const queryOf = ({ current, size, keyword, kind }: LecturerAddress) => ({
  current,
  size,
  keyWord: keyword || undefined,
  lecturerKind: kind || undefined,
})

export const isFiltered = ({ keyword, kind }: LecturerAddress): boolean => keyword !== '' || kind !== ''
