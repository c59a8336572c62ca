import { idIn } from '@sands/contract/kernel/id'
import type { FileId } from '@sands/contract/kernel/schema'
import { FILE_KINDS, type FileStatus } from '@sands/rules/upload'
import { type AddressValues, choiceValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'

export const SORTS = ['newest', 'name', 'largest'] as const
export const STATES = ['queued', 'running', 'ready', 'failed'] as const
const STATUS: Readonly<Record<(typeof STATES)[number], FileStatus>> = { queued: 1, running: 2, ready: 3, failed: 4 }

/** `open` names the file in the drawer, so that the address can be sent to a colleague. */
export const LIBRARY_ADDRESS = {
  ...pageValues,
  keyword: textValue(60),
  kind: choiceValue(['', ...FILE_KINDS], ''),
  state: choiceValue(['', ...STATES], ''),
  unused: choiceValue(['', 'yes'], ''),
  sort: choiceValue(SORTS, 'newest'),
  view: choiceValue(['table', 'grid'], 'table'),
  open: textValue(18),
}
export type LibraryAddress = AddressValues<typeof LIBRARY_ADDRESS>

export const NO_FILTER = { current: 1, keyword: '', kind: '', state: '', unused: '' } as const

/** The query for the server. */
export const queryOf = ({ current, size, keyword, kind, state, unused, sort }: LibraryAddress) => ({
  current,
  size,
  keyword: keyword || undefined,
  kind: kind || undefined,
  status: state ? STATUS[state] : undefined,
  unused: unused ? true : undefined,
  sort,
})

export const isFiltered = ({ keyword, kind, state, unused }: LibraryAddress): boolean =>
  [keyword, kind, state, unused].some(Boolean)

/** Reads an id from an address that a person typed or shared. Undefined when it is not a valid id. */
export const fileIdIn = (open: string): FileId | undefined => idIn<'file'>(open)
