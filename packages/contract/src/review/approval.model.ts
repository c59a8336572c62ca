import {
  APPROVAL_KINDS,
  APPROVAL_STATES,
  FLOW_NAME_LENGTH,
  STEP_BY,
  STEP_HOURS_MOST,
  STEP_LATES,
  STEP_MOST,
  STEP_NEEDS,
  STEP_PEOPLE_MOST,
} from '@sands/rules/review/approval'
import { type Static, Type } from 'typebox'
import { Flag, IdOf, Instant, Nullable, OneOf, UserIdSchema, Version } from '../kernel/schema.ts'

export const ApprovalId = IdOf<'approval'>()
export const FlowId = IdOf<'approvalFlow'>()
export const ApprovalKindSchema = OneOf(APPROVAL_KINDS)
export const ApprovalTab = OneOf(['todo', 'done', 'mine'])
/** Text of a person: more than spaces. */
export const Written = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' })

const listed = {
  id: ApprovalId,
  kind: ApprovalKindSchema,
  title: Type.String(),
  summary: Type.String({ description: 'What the asker wrote' }),
  askerName: Type.String(),
  state: OneOf(APPROVAL_STATES),
  step: Type.Integer({ description: 'The current step, from 1' }),
  steps: Type.Integer(),
  createTime: Instant,
  dueTime: Nullable(Instant),
  endTime: Nullable(Instant),
  canDecide: Flag,
  forName: Nullable(Type.String({ description: 'The person who is away and for whom the caller decides' })),
}
export const ApprovalItem = Type.Object(listed)
export type ApprovalItem = Static<typeof ApprovalItem>

export const StepPerson = Type.Object({
  name: Type.String(),
  state: OneOf(['open', 'approved', 'declined', 'handed', 'closed']),
  byName: Nullable(Type.String({ description: 'Who decided, when it was the deputy' })),
  reason: Type.String(),
  time: Nullable(Instant),
})

export const ApprovalStepView = Type.Object({
  by: OneOf(STEP_BY),
  need: OneOf(STEP_NEEDS),
  state: OneOf(['done', 'current', 'coming', 'skipped']),
  people: Type.Array(StepPerson, { description: 'Empty while the step has not come' }),
})
export type ApprovalStepView = Static<typeof ApprovalStepView>

export const APPROVAL_ACTS = [
  'asked',
  'approved',
  'declined',
  'handed',
  'reminded',
  'raised',
  'timed_out',
  'withdrawn',
] as const
export const ApprovalHistory = Type.Object({
  act: OneOf(APPROVAL_ACTS),
  name: Nullable(Type.String({ description: 'Null when the time limit did it' })),
  toName: Nullable(Type.String()),
  reason: Type.String(),
  time: Instant,
})
export type ApprovalHistory = Static<typeof ApprovalHistory>

export const ApprovalFact = Type.Object({ label: Type.String(), value: Type.String() })
export type ApprovalFact = Static<typeof ApprovalFact>
export const ApprovalChange = Type.Object({ label: Type.String(), before: Type.String(), after: Type.String() })
export type ApprovalChange = Static<typeof ApprovalChange>

export const ApprovalDetail = Type.Object({
  ...listed,
  askerPost: Type.String(),
  askerAvatar: Nullable(Type.String()),
  facts: Type.Array(ApprovalFact),
  changes: Type.Array(ApprovalChange, { description: 'What differs from what people see now' }),
  path: Nullable(Type.String({ description: 'The screen of the subject on the phone' })),
  stepList: Type.Array(ApprovalStepView),
  history: Type.Array(ApprovalHistory),
  canHandOver: Flag,
  canWithdraw: Flag,
  canRemind: Flag,
})
export type ApprovalDetail = Static<typeof ApprovalDetail>

export const ApprovalPerson = Type.Object({
  userId: UserIdSchema,
  name: Type.String(),
  userName: Type.String(),
  departmentName: Type.String(),
})
export type ApprovalPerson = Static<typeof ApprovalPerson>

const Day = Type.String({ format: 'date', pattern: '^[12]', maxLength: 10 })
/** Days in the time zone of the person who is away; both belong to it. */
export const away = { firstDay: Day, lastDay: Day }
export const Deputy = Type.Object({
  userId: UserIdSchema,
  name: Type.String(),
  ...away,
})
export type Deputy = Static<typeof Deputy>

const Hours = Nullable(Type.Integer({ minimum: 1, maximum: STEP_HOURS_MOST }))
export const FlowStep = Type.Object({
  by: OneOf(STEP_BY),
  need: OneOf(STEP_NEEDS),
  userIds: Type.Array(UserIdSchema, { maxItems: STEP_PEOPLE_MOST, uniqueItems: true }),
  roleId: Nullable(IdOf<'role'>()),
  hours: Hours,
  late: OneOf(STEP_LATES),
  remindHours: Hours,
})
export type FlowStep = Static<typeof FlowStep>

export const flowFields = {
  name: Written(FLOW_NAME_LENGTH),
  kinds: Type.Array(ApprovalKindSchema, { maxItems: APPROVAL_KINDS.length, uniqueItems: true }),
  steps: Type.Array(FlowStep, { minItems: 1, maxItems: STEP_MOST }),
  allowsSelf: Type.Boolean({ description: 'People may approve what they asked for themselves' }),
}
export const FlowDraft = Type.Object(flowFields)
export type FlowDraft = Static<typeof FlowDraft>

export const Flow = Type.Object({
  ...flowFields,
  id: FlowId,
  version: Version,
  waiting: Type.Integer({ description: 'Requests that are under way in it' }),
})
export type Flow = Static<typeof Flow>

export const FlowList = Type.Object({
  flows: Type.Array(Flow),
  kinds: Type.Array(ApprovalKindSchema, { description: 'What people can ask for in this installation' }),
  people: Type.Array(Type.Object({ userId: UserIdSchema, name: Type.String() }), {
    description: 'The names of the people in the steps',
  }),
  roles: Type.Array(Type.Object({ id: IdOf<'role'>(), code: Nullable(Type.String()), name: Nullable(Type.String()) })),
})
export type FlowList = Static<typeof FlowList>

export const Head = Type.Object({
  departmentId: IdOf<'department'>(),
  departmentName: Type.String(),
  depth: Type.Integer(),
  head: Nullable(Type.Object({ userId: UserIdSchema, name: Type.String() })),
})
export type Head = Static<typeof Head>
