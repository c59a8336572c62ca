import { type Static, Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Flag, IdOf, Instant, Nullable, OneOf, Page, pageQuery, UserIdSchema } from '../kernel/schema.ts'
import { CourseWareType, LearnId } from '../study/learning.model.ts'

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
  courseWareType: CourseWareType,
  total: Type.Integer(),
  started: Type.Integer(),
  finished: Type.Integer(),
  dropOff: Type.Array(Type.Integer(), {
    description: 'Of 50 equal parts from beginning to end, how many people have seen each; empty for links',
  }),
})
export type CourseReportItem = Static<typeof CourseReportItem>

const filter = {
  courseId: IdOf<'course'>(),
  state: Type.Optional(OneOf(COURSE_REPORT_STATES)),
  departmentId: Type.Optional(IdOf<'department'>()),
  keyWord: Type.Optional(Type.String({ maxLength: 60 })),
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
} satisfies Calls
