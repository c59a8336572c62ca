import { choiceValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'

export const MARKING_TABS = ['people', 'questions', 'sealed'] as const
/** What the address of the page of one exam says. */
export const EXAM_ADDRESS = {
  ...pageValues,
  id: textValue(18),
  tab: choiceValue(MARKING_TABS, 'people'),
  state: choiceValue(['', 'waiting', 'done'], ''),
  keyword: textValue(60),
}
