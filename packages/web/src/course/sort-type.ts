import type { CourseSortType } from '@sands/contract/course/course.model'

const SORT_TYPES: readonly CourseSortType[] = [1, 2, 3]
export const USUAL_SORT: CourseSortType = 1

/** The sort order of a list; null sorts by relevance. */
export type SortChoice = CourseSortType | null
export const LIST_SORTS: readonly CourseSortType[] = SORT_TYPES
export const SEARCH_SORTS: readonly SortChoice[] = [null, ...SORT_TYPES]

export const sortTypeOf = (value: string | null): SortChoice =>
  SORT_TYPES.find((sortType) => String(sortType) === value) ?? null
