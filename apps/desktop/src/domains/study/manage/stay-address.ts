import { idIn } from '@sands/contract/kernel/id'
import { SORT_ORDERS } from '@sands/rules/sort-order'
import { isStayRange } from '@sands/rules/study/stay'
import { type AddressValues, choiceValue, pageValues, textValue } from '../../../kernel/address/address-query.ts'
import { localMoment } from '../../../kernel/moment.ts'

export const PERIODS = ['today', 'week', 'month', 'custom'] as const
export type Period = (typeof PERIODS)[number]

/** `open` is the person whose days are shown. */
export const STAY_ADDRESS = {
  ...pageValues,
  period: choiceValue(PERIODS, 'week'),
  from: textValue(10),
  to: textValue(10),
  keyword: textValue(60),
  department: textValue(18),
  order: choiceValue(SORT_ORDERS, 'desc'),
  open: textValue(18),
}
export type StayAddress = AddressValues<typeof STAY_ADDRESS>

export const NO_FILTER = { current: 1, keyword: '', department: '' } as const

export const isFiltered = ({ keyword, department }: StayAddress): boolean => [keyword, department].some(Boolean)

const WEEK_DAYS = 7
const DAY_LENGTH = 10

export interface DayRange {
  readonly from: string
  readonly until: string
}

const dayOf = (moment: Date): string => localMoment(moment.toISOString()).slice(0, DAY_LENGTH)

/** The days of a period, as the computer of the viewer counts them; undefined while a custom range is not valid. */
export function rangeOf({ period, from, to }: Pick<StayAddress, 'period' | 'from' | 'to'>, now: Date) {
  const until = dayOf(now)
  const ranges: Readonly<Record<Period, DayRange>> = {
    today: { from: until, until },
    week: { from: dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - WEEK_DAYS + 1)), until },
    month: { from: dayOf(new Date(now.getFullYear(), now.getMonth(), 1)), until },
    custom: { from, until: to },
  }
  const range = ranges[period]
  return isStayRange(range.from, range.until) ? range : undefined
}

/** The selection for the server; the export contains the same people. */
export function filterOf({ keyword, department, order }: StayAddress, range: DayRange) {
  const departmentId = idIn<'department'>(department)
  return {
    from: range.from,
    until: range.until,
    order,
    ...(keyword && { keyWord: keyword }),
    ...(departmentId && { departmentId }),
  }
}
