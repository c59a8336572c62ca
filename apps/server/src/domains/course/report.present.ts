import type { CourseReportRow } from '@sands/contract/course/report.calls'
import type { ReportPerson } from './report.repo.ts'

const instantOf = (at: string | null): string | null => (at === null ? null : new Date(at).toISOString())

export const presentReportRow = (row: ReportPerson): CourseReportRow => ({
  userId: row.userId,
  name: row.name,
  userName: row.userName,
  departmentName: row.departmentName,
  state: row.state,
  percent: row.percent,
  seconds: row.seconds,
  startTime: instantOf(row.startTime),
  lastTime: instantOf(row.lastTime),
  finishTime: instantOf(row.finishTime),
})
