import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Flag, IdOf, Instant, Nothing, Page, pageQuery, UserIdSchema, Version } from '../kernel/schema.ts'
import { BoardIdSchema, CommunityContent, ContentIdSchema } from './community.model.ts'
import { CaseDecisionSchema, ModerationCase, ReportReasonSchema } from './moderation.model.ts'

const Reason = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' })
const CaseId = IdOf<'communityCase'>()

export const communityModerationCalls = {
  'POST /sands-lms/api/v1/community/content/report': call({
    summary: 'Reports a content to the moderators, once.',
    access: 'learner',
    body: Type.Object({
      id: ContentIdSchema,
      reason: ReportReasonSchema,
      text: Type.Optional(Type.String({ maxLength: 500 })),
    }),
    data: Nothing,
    errors: ['community.gone', 'community.reported_already'],
    once: true,
    perMinute: 10,
  }),
  'POST /sands-lms/api/v1/community/content/appeal': call({
    summary: 'Asks for another decision on own content, on a warning or on a mute, once.',
    access: 'learner',
    body: Type.Object({
      actionId: IdOf<'communityAction'>(),
      text: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
    }),
    data: Nothing,
    errors: ['community.no_appeal'],
    once: true,
  }),
  'GET /sands-lms/api/v1/community/case/page': call({
    summary: 'Open cases, oldest first: of all boards, or of those that the person moderates.',
    access: 'learner',
    query: Type.Object({ boardId: Type.Optional(BoardIdSchema), isMine: Type.Optional(Flag), ...pageQuery }),
    data: Page(ModerationCase),
    errors: ['kernel.no_permission'],
  }),
  'POST /sands-lms/api/v1/community/case/claim': call({
    summary: 'Claims a case for half an hour, so that two moderators do not decide it.',
    access: 'learner',
    body: Type.Object({ id: CaseId }),
    data: ModerationCase,
    errors: ['community.case_gone', 'community.case_claimed', 'kernel.no_permission'],
    once: true,
  }),
  'POST /sands-lms/api/v1/community/case/release': call({
    summary: 'Gives a claimed case back to the other moderators.',
    access: 'learner',
    body: Type.Object({ id: CaseId }),
    data: Nothing,
    errors: ['kernel.no_permission'],
    once: true,
  }),
  'POST /sands-lms/api/v1/community/case/decide': call({
    summary:
      'Decides a claimed case, with the version of the content that the moderator has seen. The author gets a message with the reason.',
    access: 'learner',
    body: Type.Object({ id: CaseId, version: Version, decision: CaseDecisionSchema, reason: Reason }),
    data: Nothing,
    errors: [
      'community.case_gone',
      'community.case_claimed',
      'community.wrong_state',
      'kernel.changed_meanwhile',
      'kernel.no_permission',
    ],
    once: true,
  }),
  'GET /sands-lms/api/v1/community/content/hidden/page': call({
    summary: 'Hidden content of a board, newest first, for its moderators.',
    access: 'learner',
    query: Type.Object({ boardId: BoardIdSchema, ...pageQuery }),
    data: Page(CommunityContent),
    errors: ['kernel.no_permission'],
  }),
  'POST /sands-lms/api/v1/community/content/hide': call({
    summary: 'Hides a content, as a moderator.',
    access: 'learner',
    body: Type.Object({ id: ContentIdSchema, reason: Reason }),
    data: Nothing,
    errors: ['community.gone', 'community.wrong_state', 'kernel.no_permission'],
    once: true,
  }),
  'POST /sands-lms/api/v1/community/content/restore': call({
    summary: 'Shows a hidden content again, as a moderator.',
    access: 'learner',
    body: Type.Object({ id: ContentIdSchema, reason: Reason }),
    data: Nothing,
    errors: ['community.gone', 'community.wrong_state', 'kernel.no_permission'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/community/mute/create': call({
    summary: 'Keeps a person from publishing and commenting until a time.',
    access: 'right:community.moderate',
    body: Type.Object({ userId: UserIdSchema, until: Instant, reason: Reason }),
    data: Nothing,
    errors: ['community.person_unknown', 'kernel.hour_passed'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/community/mute/end': call({
    summary: 'Ends a mute early.',
    access: 'right:community.moderate',
    body: Type.Object({ userId: UserIdSchema, reason: Reason }),
    data: Nothing,
    errors: ['community.person_unknown'],
    once: true,
  }),
} satisfies Calls
