import type { CourseReportDay } from '@sands/contract/course/report.calls'

/** How far back a report looks, and in what steps. */
export const SPANS = { month: 30, year: 366 } as const
export type Span = keyof typeof SPANS

/** Days as they are, or put together by month; the month in which a year ago lies is left out, for it is not whole. */
export function foldDays(days: readonly CourseReportDay[], span: Span): CourseReportDay[] {
  if (span === 'month') return [...days]
  const months = Map.groupBy(days, ({ day }) => day.slice(0, 7))
  return [...months]
    .map(([month, own]) => ({
      day: `${month}-01`,
      started: own.reduce((sum, { started }) => sum + started, 0),
      finished: own.reduce((sum, { finished }) => sum + finished, 0),
    }))
    .slice(-12)
}
