import { SORT_ORDERS } from '@sands/rules/sort-order'
import { type Static, Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Nullable, OneOf, Page, pageQuery, UserIdSchema } from '../kernel/schema.ts'

const Day = Type.String({ format: 'date', maxLength: 10 })

/** How long a person was in the app on the days of a range. */
export const StayPerson = Type.Object({
  userId: UserIdSchema,
  name: Type.String(),
  userName: Type.String(),
  departmentName: Type.String(),
  seconds: Type.Integer(),
  days: Type.Integer({ description: 'Days with stay time' }),
  lastDay: Nullable(Day),
})
export type StayPerson = Static<typeof StayPerson>

export const StayDay = Type.Object({ day: Day, seconds: Type.Integer() })
export type StayDay = Static<typeof StayDay>

export const StaySums = Type.Object({
  people: Type.Integer({ description: 'People of the selection' }),
  present: Type.Integer({ description: 'Those of them with stay time' }),
  seconds: Type.Integer({ description: 'The stay time of all of them' }),
})
export type StaySums = Static<typeof StaySums>

const range = { from: Day, until: Type.String({ format: 'date', maxLength: 10, description: 'The last day' }) }
const filter = {
  ...range,
  keyWord: Type.Optional(Type.String({ maxLength: 60 })),
  departmentId: Type.Optional(IdOf<'department'>()),
  order: Type.Optional(OneOf(SORT_ORDERS)),
}

/**
 * Stay time for managers. A viewer whose remit is some departments sees only the people there. Days are those of the
 * time zone in which each person was.
 */
export const stayCalls = {
  'GET /sands-lms/api/v1/manage/stay/page': call({
    summary: 'People with their stay time on the days of a range, longest first, and the sums of the whole selection.',
    access: 'right:study.report',
    query: Type.Object({ ...filter, ...pageQuery }),
    data: Type.Object({ sums: StaySums, people: Page(StayPerson) }),
    errors: ['study.bad_range'],
  }),
  'GET /sands-lms/api/v1/manage/stay/person': call({
    summary: 'The days of a range on which one person was in the app, latest first.',
    access: 'right:study.report',
    query: Type.Object({ userId: UserIdSchema, ...range }),
    data: Type.Object({ person: StayPerson, days: Type.Array(StayDay) }),
    errors: ['study.bad_range', 'kernel.not_found'],
  }),
  'GET /sands-lms/api/v1/manage/stay/departments': call({
    summary: 'The departments whose stay time the viewer may see, in their order, each after its parent.',
    access: 'right:study.report',
    data: Type.Array(
      Type.Object({ id: IdOf<'department'>(), parentId: Nullable(IdOf<'department'>()), name: Type.String() }),
    ),
  }),
  'POST /sands-lms/api/v1/manage/stay/export': call({
    summary: 'Exports two sheets as a batch: the people of the selection, and their days.',
    access: 'right:study.report',
    stepUp: true,
    body: Type.Object(filter),
    data: Type.Object({ batchId: IdOf<'batch'>() }),
    errors: ['study.bad_range'],
    once: true,
  }),
} satisfies Calls
