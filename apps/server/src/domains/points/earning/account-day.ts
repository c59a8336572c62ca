import { createCalendar, monthOf } from '../../../kernel/calendar.ts'

/** Applies until the person has signed in. */
const FIRST_TIME_ZONE = 'Asia/Shanghai'
/** The day and month of totals. */
export const EVER = '0001-01-01'

const dayIn = createCalendar()

export const zoneOf = ({ timeZone }: { timeZone: string }): string => timeZone || FIRST_TIME_ZONE

/** The day of the person, to which caps and months count. */
export const dayOfAccount = (account: { timeZone: string }, at: Date): string => dayIn(zoneOf(account), at.getTime())

export const monthOfDay = monthOf
