import { type AddressValues, choiceValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'

export const KINDS = ['all', 'internal', 'external', 'official', 'assistant'] as const

/** The address values of the list of lecturers. */
export const lecturersShape = { ...pageValues, kind: choiceValue(KINDS, 'all'), keyWord: textValue(60) }
export type LecturersQuery = AddressValues<typeof lecturersShape>
