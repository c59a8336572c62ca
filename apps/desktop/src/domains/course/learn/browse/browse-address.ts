import type { CourseSortType } from '@sands/contract/course/course.model'
import { type SortChoice, sortTypeOf, USUAL_SORT } from '@sands/web/course/sort-type'
import { type AddressValues, choiceValue, pageValues, textValue } from '../../../../kernel/address/address-query.ts'

/** The address values of the course list. Without a chosen order: newest first, or best match in a search. */
export const browseShape = {
  ...pageValues,
  category: textValue(18),
  sortType: choiceValue(['', '1', '2', '3'], ''),
  keyWord: textValue(60),
}
export type BrowseQuery = AddressValues<typeof browseShape>

export const listSort = ({ sortType }: BrowseQuery): CourseSortType => sortTypeOf(sortType) ?? USUAL_SORT
export const searchSort = ({ sortType }: BrowseQuery): SortChoice => sortTypeOf(sortType)
