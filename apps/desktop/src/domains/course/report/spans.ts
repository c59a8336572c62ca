import type { CourseReportDay } from '@sands/contract/course/report.calls'

/** How many days back a report reaches. */
export const SPANS = { month: 30, year: 366 } as const
export type Span = keyof typeof SPANS

/** Single days, or days grouped by month; the first month of a year is left out, because it is not complete. */
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
