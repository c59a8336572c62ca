import { idIn } from '@sands/contract/kernel/id'
import { COURSE_SORTS, COURSE_STATES, type CourseSort } from '@sands/rules/course'
import { SORT_ORDERS } from '@sands/rules/sort-order'
import { type AddressValues, choiceValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'

export const COURSE_ADDRESS = {
  ...pageValues,
  keyword: textValue(60),
  category: textValue(18),
  state: choiceValue(['', ...COURSE_STATES], ''),
  sort: choiceValue(COURSE_SORTS, 'changed'),
  order: choiceValue(SORT_ORDERS, 'desc'),
}
export const sortIn = (column: string): CourseSort => COURSE_SORTS.find((sort) => sort === column) ?? 'changed'
export type CourseAddress = AddressValues<typeof COURSE_ADDRESS>

export const NO_FILTER = { current: 1, keyword: '', category: '', state: '' } as const

/** The query for the server. */
export const queryOf = ({ current, size, keyword, category, state, sort, order }: CourseAddress) => ({
  current,
  size,
  keyWord: keyword || undefined,
  categoryId: idIn<'courseCategory'>(category),
  state: state || undefined,
  sort,
  order,
})

export const isFiltered = ({ keyword, category, state }: CourseAddress): boolean =>
  [keyword, category, state].some(Boolean)
