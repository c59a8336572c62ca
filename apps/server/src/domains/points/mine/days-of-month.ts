import { addDays, monthOf } from '../../../kernel/calendar.ts'

const LONGEST_MONTH = 31

/** The first and the last day of a month such as 2026-03. */
export function daysOfMonth(month: string): { from: string; until: string } {
  const from = `${month}-01`
  return { from, until: addDays(monthOf(addDays(from, LONGEST_MONTH)), -1) }
}
