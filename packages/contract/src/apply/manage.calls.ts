import { APPLY_REASON_LENGTH, ENTRY_STATES, SIGN_UP_PHASES } from '@sands/rules/apply/sign-up'
import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Nothing, OneOf, Page, pageQuery, UserIdSchema, Version } from '../kernel/schema.ts'
import { ApplyEntryId, ApplyHistory, ApplyId, TargetKindSchema } from './apply.model.ts'
import { ApplyDocument, ApplyTargetChoice, ManagedApply, ManagedApplyItem, ManagedEntry } from './manage.model.ts'

const DOCUMENT_LIMIT = 131_072
const seen = { id: ApplyId, version: Version }
const Keyword = Type.Optional(Type.String({ maxLength: 60 }))
const Reason = Type.String({ minLength: 1, maxLength: APPLY_REASON_LENGTH, pattern: '\\S' })
const entryFilter = { id: ApplyId, keyWord: Keyword, state: Type.Optional(OneOf(ENTRY_STATES)) }

export const applyManageCalls = {
  'GET /sands-lms/api/v1/manage/apply/page': call({
    summary: 'Sign-ups in every state, newest first.',
    access: 'right:apply.edit|apply.people',
    query: Type.Object({ keyWord: Keyword, phase: Type.Optional(OneOf(SIGN_UP_PHASES)), ...pageQuery }),
    data: Page(ManagedApplyItem),
  }),
  'GET /sands-lms/api/v1/manage/apply/get': call({
    summary: 'One sign-up as it is edited, with what is missing.',
    access: 'right:apply.edit|apply.people',
    query: Type.Object({ id: ApplyId }),
    data: ManagedApply,
    errors: ['apply.unknown'],
  }),
  'GET /sands-lms/api/v1/manage/apply/targets': call({
    summary: 'What a sign-up can be for, by title.',
    access: 'right:apply.edit',
    query: Type.Object({ kind: TargetKindSchema, keyWord: Keyword, ...pageQuery }),
    data: Page(ApplyTargetChoice),
  }),
  'POST /sands-lms/api/v1/manage/apply/create': call({
    summary: 'Starts a sign-up, as a draft.',
    access: 'right:apply.edit',
    body: ApplyDocument,
    data: ManagedApply,
    errors: ['apply.bad_document', 'media.gone', 'org.place_unknown'],
    once: true,
    bodyLimit: DOCUMENT_LIMIT,
  }),
  'POST /sands-lms/api/v1/manage/apply/save': call({
    summary: 'Stores a sign-up. More places move the waiting list up.',
    access: 'right:apply.edit',
    body: Type.Object({ ...seen, document: ApplyDocument }),
    data: ManagedApply,
    errors: [
      'apply.unknown',
      'apply.wrong_state',
      'apply.bad_document',
      'apply.target_fixed',
      'apply.has_faults',
      'kernel.changed_meanwhile',
      'media.gone',
      'org.place_unknown',
    ],
    once: true,
    bodyLimit: DOCUMENT_LIMIT,
  }),
  'POST /sands-lms/api/v1/manage/apply/open': call({
    summary: 'Opens a sign-up: people see it, and can sign up within its window.',
    access: 'right:apply.edit',
    body: Type.Object(seen),
    data: ManagedApply,
    errors: ['apply.unknown', 'apply.wrong_state', 'apply.has_faults', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/apply/cancel': call({
    summary: 'Cancels a sign-up with its reason: places are given back, requests end, and everybody is told.',
    access: 'right:apply.edit',
    body: Type.Object({ ...seen, reason: Reason }),
    data: ManagedApply,
    errors: ['apply.unknown', 'apply.wrong_state', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/apply/delete': call({
    summary: 'Deletes a draft or a cancelled sign-up.',
    access: 'right:apply.edit',
    body: Type.Object(seen),
    data: Nothing,
    errors: ['apply.unknown', 'apply.wrong_state', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'GET /sands-lms/api/v1/manage/apply/entry/page': call({
    summary: 'Who signed up: requests first, then in the order of arrival.',
    access: 'right:apply.people',
    query: Type.Object({ ...entryFilter, ...pageQuery }),
    data: Page(ManagedEntry),
    errors: ['apply.unknown'],
  }),
  'GET /sands-lms/api/v1/manage/apply/entry/history': call({
    summary: 'Everything that happened to an entry, newest first, at most 200.',
    access: 'right:apply.people',
    query: Type.Object({ entryId: ApplyEntryId }),
    data: Type.Array(ApplyHistory),
    errors: ['apply.unknown'],
  }),
  'POST /sands-lms/api/v1/manage/apply/entry/decide': call({
    summary: 'Answers a request; a no needs a reason.',
    access: 'right:apply.people',
    body: Type.Object({
      entryId: ApplyEntryId,
      isApproved: Type.Boolean(),
      reason: Type.String({ maxLength: APPLY_REASON_LENGTH }),
    }),
    data: Nothing,
    errors: [
      'review.approval_by_flow',
      'apply.unknown',
      'apply.entry_settled',
      'apply.target_closed',
      'apply.full',
      'review.approval_own',
      'review.approval_decided',
      'review.approval_withdrawn',
      'review.approval_reason_missing',
    ],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/apply/entry/add': call({
    summary: 'Signs people up by hand, without form and decision; who finds no place waits.',
    access: 'right:apply.people',
    body: Type.Object({
      id: ApplyId,
      userIds: Type.Array(UserIdSchema, { minItems: 1, maxItems: 500, uniqueItems: true }),
    }),
    data: Type.Object({ booked: Type.Integer(), waiting: Type.Integer() }),
    errors: ['apply.unknown', 'apply.wrong_state', 'apply.target_closed', 'org.place_unknown'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/apply/entry/remove': call({
    summary: 'Takes the place of a person back, with the reason. The first who waits moves up.',
    access: 'right:apply.people',
    body: Type.Object({ entryId: ApplyEntryId, reason: Reason }),
    data: Nothing,
    errors: ['apply.unknown', 'apply.entry_settled'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/apply/entry/export': call({
    summary: 'Writes who signed up, with all answers, into a spreadsheet.',
    access: 'right:apply.people',
    stepUp: true,
    body: Type.Object(entryFilter),
    data: Type.Object({ batchId: IdOf<'batch'>() }),
    errors: ['apply.unknown'],
    once: true,
  }),
} satisfies Calls
