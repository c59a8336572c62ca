import { asId, idIn } from '@sands/contract/kernel/id'
import type { UserId } from '@sands/contract/kernel/schema'
import { FEEDBACK_STATES } from '@sands/rules/feedback'
import { type AddressValues, choiceValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'
import { instantOfDay } from '../../../kernel/moment.ts'

/** `open` names the feedback in the drawer. */
export const FEEDBACK_ADDRESS = {
  ...pageValues,
  keyword: textValue(60),
  state: choiceValue(['', ...FEEDBACK_STATES], ''),
  category: textValue(18),
  mine: choiceValue(['', '1'], ''),
  from: textValue(10),
  to: textValue(10),
  open: textValue(18),
}
export type FeedbackAddress = AddressValues<typeof FEEDBACK_ADDRESS>

export const NO_FILTER = {
  current: 1,
  keyword: '',
  state: '',
  category: '',
  mine: '',
  from: '',
  to: '',
  open: '',
} as const

/** The filter for the server. An address can be typed by hand or shared, so its values are checked. */
export const filterOf = ({ keyword, state, category, mine, from, to }: FeedbackAddress, viewerId: string) => ({
  ...(keyword && { keyWord: keyword }),
  ...(state && { state }),
  ...given('categoryId', idIn<'feedbackCategory'>(category)),
  ...(mine && { assigneeId: asId<UserId>(viewerId) }),
  ...given('from', instantOfDay(from, 'start')),
  ...given('until', instantOfDay(to, 'end')),
})

const given = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  (value === undefined ? {} : { [name]: value }) as Partial<Record<Name, Value>>

export const isFiltered = (address: FeedbackAddress): boolean => Object.keys(filterOf(address, '')).length > 0
