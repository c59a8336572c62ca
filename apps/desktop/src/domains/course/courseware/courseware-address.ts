import type { CoursewareType } from '@sands/rules/study'
import { type AddressValues, choiceValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'

/** The names of the types in the address. */
export const TYPE_NAMES = ['video', 'document', 'audio', 'pictures', 'link'] as const
const TYPES: Readonly<Record<(typeof TYPE_NAMES)[number], CoursewareType>> = {
  video: 1,
  document: 2,
  audio: 3,
  pictures: 4,
  link: 5,
}

export const COURSEWARE_ADDRESS = {
  ...pageValues,
  keyword: textValue(60),
  type: choiceValue(['', ...TYPE_NAMES], ''),
}
export type CoursewareAddress = AddressValues<typeof COURSEWARE_ADDRESS>

export const queryOf = ({ current, size, keyword, type }: CoursewareAddress) => ({
  current,
  size,
  keyWord: keyword || undefined,
  courseWareType: type ? TYPES[type] : undefined,
})
