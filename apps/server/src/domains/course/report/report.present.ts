import type {
  CourseReportRow,
  PersonReportRow,
  ReportedCourse,
  ReportedPerson,
} from '@sands/contract/course/report.calls'
import type { Picture } from '@sands/contract/media/media.model'
import type { ReportPerson } from './report.repo.ts'
import type { ReportedCourseRow } from './report-course.repo.ts'
import type { PersonCourse, PersonSums } from './report-person.repo.ts'

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

export const presentReportedCourse = (row: ReportedCourseRow, cover: Picture | undefined): ReportedCourse => ({
  id: row.id,
  title: row.title,
  cover: cover ?? null,
  state: row.removedAt ? 'removed' : row.state === 'published' ? 'published' : 'withdrawn',
  publishedAt: row.publishedAt?.toISOString() ?? null,
  started: row.learners,
  finished: row.finishers,
})

export const presentReportedPerson = (row: PersonSums): ReportedPerson => ({
  userId: row.userId,
  name: row.name,
  userName: row.userName,
  departmentName: row.departmentName,
  started: row.started,
  finished: row.finished,
  seconds: row.seconds,
  lastTime: instantOf(row.lastTime),
})

export const presentPersonCourse = (row: PersonCourse): PersonReportRow => ({
  courseId: row.courseId,
  title: row.title,
  courseState: row.courseState,
  state: row.finishTime ? 'finished' : 'in_progress',
  percent: row.percent,
  seconds: row.seconds,
  startTime: new Date(row.startTime).toISOString(),
  lastTime: new Date(row.lastTime).toISOString(),
  finishTime: instantOf(row.finishTime),
})
