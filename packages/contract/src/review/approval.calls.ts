import { APPROVAL_REASON_LENGTH, APPROVAL_TITLE_LENGTH, DECIDE_MOST } from '@sands/rules/review/approval'
import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Nothing, Nullable, Page, pageQuery, UserIdSchema } from '../kernel/schema.ts'
import {
  ApprovalDetail,
  ApprovalId,
  ApprovalItem,
  ApprovalKindSchema,
  ApprovalPerson,
  ApprovalTab,
  away,
  Deputy,
  Written,
} from './approval.model.ts'

const Reason = Type.Optional(Type.String({ maxLength: APPROVAL_REASON_LENGTH }))
const one = Type.Object({ id: ApprovalId })
/** A yes does what was asked for at once; why the domain of a kind cannot. */
const REFUSED_BY_KIND = [
  'review.publication_old',
  'apply.full',
  'apply.target_closed',
  'article.gone',
  'article.bad_link',
  'article.empty',
  'course.unknown',
  'course.has_faults',
  'home.page_unfinished',
  'kernel.changed_meanwhile',
  'training.wrong_state',
  'org.place_unknown',
  'training.date_passed',
] as const

export const reviewApprovalCalls = {
  'GET /sands-lms/api/v1/approval/page': call({
    summary:
      'Requests that wait for the person, that they decided, or that they asked. The total stops at some pages ahead.',
    access: 'learner',
    query: Type.Object({
      tab: ApprovalTab,
      kind: Type.Optional(ApprovalKindSchema),
      ...pageQuery,
    }),
    data: Page(ApprovalItem),
  }),
  'GET /sands-lms/api/v1/approval/get': call({
    summary: 'One request with its steps and its history, for its asker and the people of its steps.',
    access: 'learner',
    query: one,
    data: ApprovalDetail,
    errors: ['review.approval_unknown'],
  }),
  'GET /sands-lms/api/v1/approval/number': call({
    summary: 'How many requests wait for the person; counts to 1000.',
    access: 'learner',
    data: Type.Object({ number: Type.Integer() }),
  }),
  'POST /sands-lms/api/v1/approval/ask': call({
    summary: 'Asks for something that no other screen asks for.',
    access: 'learner',
    body: Type.Object({ title: Written(APPROVAL_TITLE_LENGTH), reason: Written(APPROVAL_REASON_LENGTH) }),
    data: Type.Object({ id: ApprovalId }),
    errors: ['review.approval_nobody', 'review.approval_too_many'],
    once: true,
  }),
  'POST /sands-lms/api/v1/approval/decide': call({
    summary: 'Approves or declines a request. A no has a reason.',
    access: 'learner',
    decides: true,
    body: Type.Object({ id: ApprovalId, isApproved: Type.Boolean(), reason: Reason }),
    data: Nothing,
    errors: [
      'review.approval_unknown',
      'review.approval_own',
      'review.approval_decided',
      'review.approval_withdrawn',
      'review.approval_reason_missing',
      'review.approval_nobody',
      ...REFUSED_BY_KIND,
    ],
    once: true,
  }),
  'POST /sands-lms/api/v1/approval/decideMany': call({
    summary:
      'Decides many requests alike, each by itself. Those that cannot be decided are named with their reason; the others are.',
    access: 'learner',
    decides: true,
    body: Type.Object({
      ids: Type.Array(ApprovalId, { minItems: 1, maxItems: DECIDE_MOST, uniqueItems: true }),
      isApproved: Type.Boolean(),
      reason: Reason,
    }),
    data: Type.Object({
      decided: Type.Integer(),
      refused: Type.Array(Type.Object({ id: ApprovalId, reason: Type.String() })),
    }),
    errors: ['review.approval_reason_missing'],
  }),
  'POST /sands-lms/api/v1/approval/handOver': call({
    summary: 'Lets another person of the college decide instead.',
    access: 'learner',
    decides: true,
    body: Type.Object({ id: ApprovalId, userId: UserIdSchema, reason: Reason }),
    data: Nothing,
    errors: [
      'review.approval_unknown',
      'review.approval_own',
      'review.approval_decided',
      'review.approval_withdrawn',
      'review.approval_bad_person',
    ],
    once: true,
  }),
  'POST /sands-lms/api/v1/approval/withdraw': call({
    summary: 'Takes back what the person asked for, while it waits.',
    access: 'learner',
    body: one,
    data: Nothing,
    errors: ['review.approval_unknown', 'review.approval_decided', 'review.approval_withdrawn'],
    once: true,
  }),
  'POST /sands-lms/api/v1/approval/remind': call({
    summary: 'Reminds the people of the current step; twice a day at most.',
    access: 'learner',
    body: one,
    data: Nothing,
    errors: [
      'review.approval_unknown',
      'review.approval_decided',
      'review.approval_withdrawn',
      'review.approval_reminded',
    ],
    once: true,
  }),
  'GET /sands-lms/api/v1/approval/people': call({
    summary: 'People of the college by name or user name, to hand over to or to name as deputy; at most 20.',
    access: 'learner',
    query: Type.Object({ keyWord: Written(60) }),
    data: Type.Array(ApprovalPerson),
  }),
  'GET /sands-lms/api/v1/approval/deputy': call({
    summary: 'Who decides for the person while they are away; null for nobody.',
    access: 'learner',
    data: Nullable(Deputy),
  }),
  'POST /sands-lms/api/v1/approval/deputy/set': call({
    summary: 'Names a deputy from the first day to the last, in the time zone of the caller, or nobody.',
    access: 'learner',
    body: Type.Object({
      deputy: Nullable(Type.Object({ userId: UserIdSchema, ...away })),
    }),
    data: Nullable(Deputy),
    errors: ['review.approval_bad_person', 'review.approval_bad_time'],
    once: true,
  }),
} satisfies Calls
