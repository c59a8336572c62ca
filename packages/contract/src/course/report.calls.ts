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
    description: 'Number of people who have seen each of 50 equal parts, from beginning to end; empty for links',
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
  started: Type.Integer({ description: 'Courses that the person has started, including finished ones' }),
  finished: Type.Integer(),
  seconds: Type.Integer({ description: 'Total in this college, the same number as on the page of the person' }),
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
    summary: 'How a course is studied: number of learners, completion, and drop-off.',
    access: 'right:course.reports.view',
    query: Type.Object({ courseId: IdOf<'course'>() }),
    data: Type.Object({
      title: Type.String(),
      isRemoved: Flag,
      audience: Type.Integer({ description: 'Number of people in the audience' }),
      started: Type.Integer(),
      finished: Type.Integer(),
      seconds: Type.Integer(),
      items: Type.Array(CourseReportItem),
    }),
    errors: ['course.unknown'],
  }),
  'GET /sands-lms/api/v1/manage/course/report/page': call({
    summary: 'The people of a course with their progress, including those who never opened it.',
    access: 'right:course.reports.view',
    query: Type.Object({ ...filter, ...pageQuery }),
    data: Page(CourseReportRow),
    errors: ['course.unknown'],
  }),
  'POST /sands-lms/api/v1/manage/course/report/export': call({
    summary: 'Exports this list to a spreadsheet, as a batch.',
    access: 'right:course.reports.view',
    stepUp: true,
    body: Type.Object(filter),
    data: Type.Object({ batchId: IdOf<'batch'>() }),
    errors: ['course.unknown'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/course/report/export-all': call({
    summary:
      'Exports two sheets as a batch: all courses with their numbers, and all people with what they have learned. With a department: only its people.',
    access: 'right:course.reports.view',
    stepUp: true,
    body: Type.Object({
      keyWord: Type.Optional(KeyWord),
      state: Type.Optional(ReportedCourseState),
      departmentId: Type.Optional(IdOf<'department'>()),
    }),
    data: Type.Object({ batchId: IdOf<'batch'>() }),
    once: true,
  }),
  'GET /sands-lms/api/v1/manage/course/report/courses': call({
    summary: 'Courses with the number of people who started and finished each, latest published first.',
    access: 'right:course.reports.view',
    query: Type.Object({
      keyWord: Type.Optional(KeyWord),
      state: Type.Optional(ReportedCourseState),
      ...pageQuery,
    }),
    data: Page(ReportedCourse),
  }),
  'GET /sands-lms/api/v1/manage/course/report/history': call({
    summary:
      'The number of people who started and finished a course on each of the last days, in the time zone of the viewer.',
    access: 'right:course.reports.view',
    query: Type.Object({ courseId: IdOf<'course'>(), days: Type.Integer({ minimum: 1, maximum: 366 }) }),
    data: Type.Array(CourseReportDay, { description: 'One for every day; today is the last' }),
    errors: ['course.unknown'],
  }),
  'GET /sands-lms/api/v1/manage/course/report/people': call({
    summary: 'People of the college with what they have learned, longest study time first.',
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
    summary: 'The learning record of one person: all courses that they have started, last studied first.',
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
