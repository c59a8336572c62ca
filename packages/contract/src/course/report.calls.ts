import { type Static, Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Flag, IdOf, Instant, Nullable, OneOf, Page, pageQuery, UserIdSchema } from '../kernel/schema.ts'
import { Picture } from '../media/media.model.ts'
import { CoursewareTypeSchema, LearnId } from '../study/learning.model.ts'

export const COURSE_REPORT_STATES = ['not_started', 'in_progress', 'finished'] as const

export const CourseReportRow = Type.Object({
  userId: UserIdSchema,
  name: Type.String(),
  userName: Type.String(),
  departmentName: Type.String(),
  state: OneOf(COURSE_REPORT_STATES),
  percent: Type.Integer(),
  seconds: Type.Integer(),
  startTime: Nullable(Instant),
  lastTime: Nullable(Instant),
  finishTime: Nullable(Instant),
})
export type CourseReportRow = Static<typeof CourseReportRow>

export const CourseReportItem = Type.Object({
  courseWareId: LearnId,
  title: Type.String(),
  courseWareType: CoursewareTypeSchema,
  total: Type.Integer(),
  started: Type.Integer(),
  finished: Type.Integer(),
  dropOff: Type.Array(Type.Integer(), {
    description: 'Of 50 equal parts from beginning to end, how many people have seen each; empty for links',
  }),
})
export type CourseReportItem = Static<typeof CourseReportItem>

/** Reports include courses that were published at least once, including those withdrawn or removed since. */
export const REPORTED_COURSE_STATES = ['published', 'withdrawn', 'removed'] as const
const ReportedCourseState = OneOf(REPORTED_COURSE_STATES)

export const ReportedCourse = Type.Object({
  id: IdOf<'course'>(),
  title: Type.String(),
  cover: Nullable(Picture),
  state: ReportedCourseState,
  publishedAt: Nullable(Instant),
  started: Type.Integer(),
  finished: Type.Integer(),
})
export type ReportedCourse = Static<typeof ReportedCourse>

export const CourseReportDay = Type.Object({
  day: Type.String({ format: 'date' }),
  started: Type.Integer(),
  finished: Type.Integer(),
})
export type CourseReportDay = Static<typeof CourseReportDay>

/** The totals of a person's learning record. */
export const ReportedPerson = Type.Object({
  userId: UserIdSchema,
  name: Type.String(),
  userName: Type.String(),
  departmentName: Type.String(),
  started: Type.Integer({ description: 'Courses that they have begun, those they have finished among them' }),
  finished: Type.Integer(),
  seconds: Type.Integer({ description: 'Ever, in this college, as their own page says' }),
  lastTime: Nullable(Instant),
})
export type ReportedPerson = Static<typeof ReportedPerson>

/** One course in a person's learning record. */
export const PersonReportRow = Type.Object({
  courseId: IdOf<'course'>(),
  title: Type.String(),
  courseState: ReportedCourseState,
  state: OneOf(COURSE_REPORT_STATES),
  percent: Type.Integer(),
  seconds: Type.Integer(),
  startTime: Instant,
  lastTime: Instant,
  finishTime: Nullable(Instant),
})
export type PersonReportRow = Static<typeof PersonReportRow>

const KeyWord = Type.String({ maxLength: 60 })
const filter = {
  courseId: IdOf<'course'>(),
  state: Type.Optional(OneOf(COURSE_REPORT_STATES)),
  departmentId: Type.Optional(IdOf<'department'>()),
  keyWord: Type.Optional(KeyWord),
}

export const reportCalls = {
  'GET /sands-lms/api/v1/manage/course/report': call({
    summary: 'How a course is studied: people, completion, and where they drop off.',
    access: 'right:course.reports.view',
    query: Type.Object({ courseId: IdOf<'course'>() }),
    data: Type.Object({
      title: Type.String(),
      isRemoved: Flag,
      audience: Type.Integer({ description: 'How many people it is for' }),
      started: Type.Integer(),
      finished: Type.Integer(),
      seconds: Type.Integer(),
      items: Type.Array(CourseReportItem),
    }),
    errors: ['course.unknown'],
  }),
  'GET /sands-lms/api/v1/manage/course/report/page': call({
    summary: 'Who has studied a course how far. Those who never opened it are there too.',
    access: 'right:course.reports.view',
    query: Type.Object({ ...filter, ...pageQuery }),
    data: Page(CourseReportRow),
    errors: ['course.unknown'],
  }),
  'POST /sands-lms/api/v1/manage/course/report/export': call({
    summary: 'The same as a table to take along, made in the background.',
    access: 'right:course.reports.view',
    body: Type.Object(filter),
    data: Type.Object({ batchId: IdOf<'batch'>() }),
    errors: ['course.unknown'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/course/report/export-all': call({
    summary:
      'Every course with its numbers and who learned what, as two sheets to take along, made in the background. With a department it is about its people alone.',
    access: 'right:course.reports.view',
    body: Type.Object({
      keyWord: Type.Optional(KeyWord),
      state: Type.Optional(ReportedCourseState),
      departmentId: Type.Optional(IdOf<'department'>()),
    }),
    data: Type.Object({ batchId: IdOf<'batch'>() }),
    once: true,
  }),
  'GET /sands-lms/api/v1/manage/course/report/courses': call({
    summary: 'Courses with how many have begun and finished each, the latest published first.',
    access: 'right:course.reports.view',
    query: Type.Object({
      keyWord: Type.Optional(KeyWord),
      state: Type.Optional(ReportedCourseState),
      ...pageQuery,
    }),
    data: Page(ReportedCourse),
  }),
  'GET /sands-lms/api/v1/manage/course/report/history': call({
    summary: 'How many began and finished a course on each of the last days, by the calendar of whoever asks.',
    access: 'right:course.reports.view',
    query: Type.Object({ courseId: IdOf<'course'>(), days: Type.Integer({ minimum: 1, maximum: 366 }) }),
    data: Type.Array(CourseReportDay, { description: 'Every day, today last' }),
    errors: ['course.unknown'],
  }),
  'GET /sands-lms/api/v1/manage/course/report/people': call({
    summary: 'People of the college with what they have learned, who studied most first.',
    access: 'right:course.reports.view',
    query: Type.Object({
      keyWord: Type.Optional(KeyWord),
      departmentId: Type.Optional(IdOf<'department'>()),
      hasStudied: Type.Optional(Flag),
      ...pageQuery,
    }),
    data: Page(ReportedPerson),
  }),
  'GET /sands-lms/api/v1/manage/course/report/person': call({
    summary: 'What one person has learned: every course they have begun, the last studied first.',
    access: 'right:course.reports.view',
    query: Type.Object({
      userId: UserIdSchema,
      state: Type.Optional(OneOf(COURSE_REPORT_STATES)),
      keyWord: Type.Optional(KeyWord),
      ...pageQuery,
    }),
    data: Type.Object({ person: ReportedPerson, courses: Page(PersonReportRow) }),
    errors: ['kernel.not_found'],
  }),
} satisfies Calls
