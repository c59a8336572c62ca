import { idIn } from '@sands/contract/kernel/id'
import { DIFFICULTIES, QUESTION_TYPES } from '@sands/rules/exam/question'
import { type AddressValues, choiceValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'

export const QUESTION_ADDRESS = {
  ...pageValues,
  keyword: textValue(60),
  category: textValue(18),
  type: choiceValue(['', ...QUESTION_TYPES], ''),
  difficulty: choiceValue(['', ...DIFFICULTIES], ''),
  tag: textValue(30),
  open: textValue(18),
}
export type QuestionAddress = AddressValues<typeof QUESTION_ADDRESS>

export const NO_FILTER = { current: 1, keyword: '', category: '', type: '', difficulty: '', tag: '' } as const

/** What the server is asked for, without the page. */
export const filterOf = ({ keyword, category, type, difficulty, tag }: QuestionAddress) => ({
  keyWord: keyword || undefined,
  categoryId: idIn<'questionCategory'>(category),
  type: type || undefined,
  difficulty: difficulty || undefined,
  tag: tag || undefined,
})

export const isFiltered = ({ keyword, category, type, difficulty, tag }: QuestionAddress): boolean =>
  [keyword, category, type, difficulty, tag].some(Boolean)
