import { DECIDE_MOST } from '@sands/rules/review/approval'
import { MEMBER_STATES } from '@sands/rules/training/join'
import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Instant, Nothing, Nullable, OneOf, Page, pageQuery, UserIdSchema, Version } from '../kernel/schema.ts'
import {
  ContentChoiceItem,
  ManagedTraining,
  ManagedTrainingItem,
  MatrixRow,
  MatrixTask,
  MEMBER_CHANGES,
  ProjectState,
  TrainingDocument,
  TrainingImpact,
  TrainingMemberImpact,
  TrainingStep,
  TrainingStepImpact,
} from './manage.model.ts'
import { TrainingId, TrainingLock, TrainingTaskId } from './training.model.ts'

const DOCUMENT_LIMIT = 262_144
const Seen = { id: TrainingId, version: Version }
const Keyword = Type.Optional(Type.String({ maxLength: 60 }))
const Reason = Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' })
const People = Type.Array(UserIdSchema, { minItems: 1, maxItems: 500, uniqueItems: true })
const MemberTask = { id: TrainingId, userId: UserIdSchema, trainingTaskId: TrainingTaskId }

export const trainingManageCalls = {
  'GET /sands-lms/api/v1/manage/training/page': call({
    summary: 'Projects in every state, newest change first.',
    access: 'right:training.edit|training.members',
    query: Type.Object({ keyWord: Keyword, state: Type.Optional(ProjectState), ...pageQuery }),
    data: Page(ManagedTrainingItem),
  }),
  'GET /sands-lms/api/v1/manage/training/get': call({
    summary: 'One project as it is edited.',
    access: 'right:training.edit|training.members',
    query: Type.Object({ id: TrainingId }),
    data: ManagedTraining,
    errors: ['training.unknown'],
  }),
  'POST /sands-lms/api/v1/manage/training/create': call({
    summary: 'Begins a project, as a draft.',
    access: 'right:training.edit',
    body: TrainingDocument,
    data: ManagedTraining,
    errors: ['training.content_unknown', 'media.gone', 'org.place_unknown'],
    once: true,
    bodyLimit: DOCUMENT_LIMIT,
  }),
  'POST /sands-lms/api/v1/manage/training/save': call({
    summary: 'Stores the draft. Members see nothing of it before it is published.',
    access: 'right:training.edit',
    body: Type.Object({ ...Seen, draft: TrainingDocument }),
    data: ManagedTraining,
    errors: [
      'training.unknown',
      'training.wrong_state',
      'kernel.changed_meanwhile',
      'training.content_unknown',
      'media.gone',
      'org.place_unknown',
    ],
    once: true,
    bodyLimit: DOCUMENT_LIMIT,
  }),
  'POST /sands-lms/api/v1/manage/training/copy': call({
    summary: 'Begins a project with the content of another one, without its dates, members and people by name.',
    access: 'right:training.edit',
    body: Type.Object({ id: TrainingId, name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }) }),
    data: ManagedTraining,
    errors: ['training.unknown'],
    once: true,
  }),
  'GET /sands-lms/api/v1/manage/training/impact': call({
    summary: 'What publishing the draft, now or at an hour, would change for members, and what keeps it from that.',
    access: 'right:training.edit',
    query: Type.Object({ id: TrainingId, publishAt: Type.Optional(Instant) }),
    data: TrainingImpact,
    errors: ['training.unknown'],
  }),
  'POST /sands-lms/api/v1/manage/training/publish': call({
    summary: 'Publishes the draft, now or at an hour.',
    access: 'right:training.publish',
    body: Type.Object({ ...Seen, publishAt: Type.Optional(Instant) }),
    data: ManagedTraining,
    errors: [
      'training.unknown',
      'kernel.changed_meanwhile',
      'training.has_faults',
      'training.wrong_state',
      'kernel.hour_passed',
      'org.place_unknown',
    ],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/training/unschedule': call({
    summary: 'Drops the scheduled publication. What members see stays.',
    access: 'right:training.publish',
    body: Type.Object(Seen),
    data: ManagedTraining,
    errors: ['training.unknown', 'kernel.changed_meanwhile', 'training.wrong_state'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/training/step': call({
    summary: 'Recalls, ends, archives or deletes a project. Records of members stay stored.',
    access: 'right:training.publish',
    body: Type.Object({ ...Seen, step: OneOf(['recall', 'end', 'archive', 'delete']) }),
    data: Nullable(ManagedTraining),
    errors: ['training.unknown', 'kernel.changed_meanwhile', 'training.wrong_state'],
    once: true,
  }),
  'GET /sands-lms/api/v1/manage/training/step-impact': call({
    summary: 'Whom recalling, ending, archiving or deleting the project would concern.',
    access: 'right:training.publish',
    query: Type.Object({ id: TrainingId }),
    data: TrainingStepImpact,
    errors: ['training.unknown'],
  }),
  'GET /sands-lms/api/v1/manage/training/history': call({
    summary: 'The steps of a project, newest first, at most 200.',
    access: 'right:training.edit|training.members',
    query: Type.Object({ id: TrainingId }),
    data: Type.Array(TrainingStep),
    errors: ['training.unknown'],
  }),
  'GET /sands-lms/api/v1/manage/training/content': call({
    summary: 'Content that can be a task of this type, by title.',
    access: 'right:training.edit',
    query: Type.Object({ type: Type.Integer({ minimum: 1, maximum: 10 }), keyWord: Keyword, ...pageQuery }),
    data: Page(ContentChoiceItem),
    errors: ['training.content_unknown'],
  }),
  'GET /sands-lms/api/v1/manage/training/matrix': call({
    summary: 'The members of a project by name, each with the state of the tasks.',
    access: 'right:training.members',
    query: Type.Object({
      id: TrainingId,
      keyWord: Keyword,
      state: Type.Optional(OneOf(MEMBER_STATES)),
      isCompleted: Type.Optional(Type.Boolean()),
      ...pageQuery,
    }),
    data: Type.Object({ ...Page(MatrixRow).properties, tasks: Type.Array(MatrixTask), projectState: ProjectState }),
    errors: ['training.unknown'],
  }),
  'GET /sands-lms/api/v1/manage/training/why': call({
    summary: 'Why a task is locked for a member, by the same rule as on the screen of the member.',
    access: 'right:training.members',
    query: Type.Object(MemberTask),
    data: Type.Object({
      lock: Nullable(TrainingLock),
      taskName: Nullable(Type.String()),
      stageName: Nullable(Type.String()),
    }),
    errors: ['training.unknown', 'training.member_unknown', 'training.task_not_found'],
  }),
  'POST /sands-lms/api/v1/manage/training/member/impact': call({
    summary: 'What a change of these people would change: adding, removing, more time, a task, a registration.',
    access: 'right:training.members',
    body: Type.Object({
      id: TrainingId,
      act: OneOf(MEMBER_CHANGES),
      userIds: People,
      trainingTaskId: Type.Optional(TrainingTaskId),
      until: Type.Optional(Instant),
    }),
    data: TrainingMemberImpact,
    errors: ['training.unknown', 'org.place_unknown', 'training.task_not_found', 'training.date_passed'],
  }),
  'POST /sands-lms/api/v1/manage/training/member/add': call({
    summary: 'Makes people members by hand. Members stay members.',
    access: 'right:training.members',
    body: Type.Object({ id: TrainingId, userIds: People }),
    data: Type.Object({ added: Type.Integer() }),
    errors: ['training.unknown', 'training.wrong_state', 'org.place_unknown'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/training/member/remove': call({
    summary: 'Ends the membership of a person. What they have done stays stored.',
    access: 'right:training.members',
    body: Type.Object({ id: TrainingId, userId: UserIdSchema, reason: Reason }),
    data: Nothing,
    errors: ['training.unknown', 'training.member_unknown', 'training.member_by_audience'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/training/member/decide': call({
    summary: 'Approves or declines a registration. A declined one frees its seat.',
    access: 'right:training.members',
    body: Type.Object({
      id: TrainingId,
      userId: UserIdSchema,
      isApproved: Type.Boolean(),
      reason: Type.String({ maxLength: 500 }),
    }),
    data: Nothing,
    errors: [
      'review.approval_by_flow',
      'training.unknown',
      'training.member_unknown',
      'training.wrong_state',
      'review.approval_own',
    ],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/training/member/decide-many': call({
    summary: 'Decides many registrations alike, each by itself. Those that cannot be decided have their reason.',
    access: 'right:training.members',
    body: Type.Object({
      id: TrainingId,
      userIds: Type.Array(UserIdSchema, { minItems: 1, maxItems: DECIDE_MOST, uniqueItems: true }),
      isApproved: Type.Boolean(),
      reason: Type.String({ maxLength: 500 }),
    }),
    data: Type.Object({
      decided: Type.Integer(),
      refused: Type.Array(Type.Object({ userId: UserIdSchema, reason: Type.String() })),
    }),
    errors: ['training.unknown'],
  }),
  'POST /sands-lms/api/v1/manage/training/member/extend': call({
    summary: 'Gives a member more time for everything in the project that has a due date.',
    access: 'right:training.members',
    body: Type.Object({ id: TrainingId, userId: UserIdSchema, until: Instant, reason: Reason }),
    data: Nothing,
    errors: ['training.unknown', 'training.member_unknown', 'training.date_passed'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/training/member/remind': call({
    summary: 'Reminds members who have not completed the project; each at most once a day.',
    access: 'right:training.members',
    body: Type.Object({ id: TrainingId, userIds: Type.Optional(People) }),
    data: Type.Object({
      reminded: Type.Integer(),
      remindedBefore: Type.Integer({ description: 'Not reminded: they were within the last day' }),
      nothingOpen: Type.Integer({ description: 'Not reminded: they have completed it, or are no members' }),
    }),
    errors: ['training.unknown', 'training.wrong_state'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/training/task/settle': call({
    summary: 'Waives a task for a member or credits it, with the reason.',
    access: 'right:training.members',
    body: Type.Object({ ...MemberTask, state: OneOf(['waived', 'credited']), reason: Reason }),
    data: Nothing,
    errors: [
      'training.unknown',
      'training.member_unknown',
      'training.task_not_found',
      'training.already_done',
      'training.wrong_state',
      'review.approval_own',
    ],
    once: true,
  }),
} satisfies Calls
