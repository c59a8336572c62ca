import { COURSE_STATES } from '@sands/rules/course'
import { type AddressValues, choiceValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'
import { idIn } from '../../../kernel/address/id-in.ts'

export const COURSE_ADDRESS = {
  ...pageValues,
  keyword: textValue(60),
  category: textValue(18),
  state: choiceValue(['', ...COURSE_STATES], ''),
}
export type CourseAddress = AddressValues<typeof COURSE_ADDRESS>

export const NO_FILTER = { current: 1, keyword: '', category: '', state: '' } as const

/** What the server is asked for. */
export const queryOf = ({ current, size, keyword, category, state }: CourseAddress) => ({
  current,
  size,
  keyWord: keyword || undefined,
  categoryId: idIn<'courseCategory'>(category),
  state: state || undefined,
})

export const isFiltered = ({ keyword, category, state }: CourseAddress): boolean =>
  [keyword, category, state].some(Boolean)
