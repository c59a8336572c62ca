import { POINTS_MOST } from '@sands/rules/points/points'
import { EXTENSION_STATES } from '@sands/rules/training/extension'
import { PROJECT_FAULTS } from '@sands/rules/training/faults'
import { MEMBER_SOURCES, MEMBER_STATES } from '@sands/rules/training/join'
import { LOCK_RULES } from '@sands/rules/training/lock'
import { RECORD_STATES } from '@sands/rules/training/progress'
import {
  MAX_STAGES,
  MAX_TASKS,
  PROJECT_NAME_LENGTH,
  PROJECT_STATES,
  PROJECT_STEPS,
} from '@sands/rules/training/project'
import { type Static, Type } from 'typebox'
import { IdOf, Instant, Nullable, OneOf, UserIdSchema, Version } from '../kernel/schema.ts'
import { Picture } from '../media/media.model.ts'
import { AudienceChoice } from '../org/audience.model.ts'
import { ApprovalId } from '../review/approval.model.ts'
import { OwnTask } from './own-task.model.ts'
import { TrainingId, TrainingProgress, TrainingTaskId } from './training.model.ts'

export const ProjectState = OneOf(PROJECT_STATES)

const MAX_DAYS = 3650
export const DueRule = Type.Union([
  Type.Object({ kind: Type.Literal('never') }),
  Type.Object({ kind: Type.Literal('at'), at: Instant }),
  Type.Object({ kind: Type.Literal('days'), days: Type.Integer({ minimum: 1, maximum: MAX_DAYS }) }),
])
export type DueRule = Static<typeof DueRule>

/** A stage or task keeps its key when it is moved or changed. */
const Key = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' })

export const TrainingTaskDraft = Type.Object({
  key: Key,
  type: Type.Integer({ minimum: 1, maximum: 10 }),
  refId: Nullable(Type.String({ pattern: '^[1-9][0-9]{0,17}$', maxLength: 18, description: 'The content' })),
  name: Type.String({ maxLength: 100, description: 'Empty for the title of the content' }),
  isRequired: Type.Boolean(),
  due: DueRule,
  own: Nullable(OwnTask),
})
export type TrainingTaskDraft = Static<typeof TrainingTaskDraft>

/** A project as it is edited, stored and published: always as a whole. */
export const TrainingDocument = Type.Object({
  name: Type.String({ maxLength: PROJECT_NAME_LENGTH }),
  coverFileId: Nullable(IdOf<'file'>()),
  introduction: Type.String({ maxLength: 20_000, description: 'HTML, cleaned when it is stored' }),
  ownerId: Nullable(UserIdSchema),
  assistantIds: Type.Array(UserIdSchema, { maxItems: 20, uniqueItems: true }),
  startsAt: Nullable(Instant),
  endsAt: Nullable(Instant),
  due: DueRule,
  graceDays: Type.Integer({ minimum: 0, maximum: 365 }),
  points: Type.Integer({ minimum: 0, maximum: POINTS_MOST, description: 'For members who complete the project' }),
  lockRule: OneOf(LOCK_RULES),
  completion: Type.Union([
    Type.Object({ kind: Type.Literal('required') }),
    Type.Object({ kind: Type.Literal('count'), count: Type.Integer({ minimum: 1, maximum: MAX_TASKS }) }),
  ]),
  audience: Nullable(AudienceChoice),
  join: Type.Object({
    isOpen: Type.Boolean(),
    opensAt: Nullable(Instant),
    closesAt: Nullable(Instant),
    quota: Nullable(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
    needsApproval: Type.Boolean(),
    scope: AudienceChoice,
  }),
  stages: Type.Array(
    Type.Object({
      key: Key,
      name: Type.String({ maxLength: 60 }),
      opensAt: Nullable(Instant),
      tasks: Type.Array(TrainingTaskDraft, { maxItems: MAX_TASKS }),
    }),
    { maxItems: MAX_STAGES },
  ),
})
export type TrainingDocument = Static<typeof TrainingDocument>

export const ManagedTrainingItem = Type.Object({
  id: TrainingId,
  name: Type.String(),
  state: ProjectState,
  isChanged: Type.Boolean({ description: 'The draft differs from what is published' }),
  startsAt: Nullable(Instant),
  endsAt: Nullable(Instant),
  publishAt: Nullable(Instant),
  members: Type.Integer(),
  completed: Type.Integer(),
  applied: Type.Integer({ description: 'Registrations that wait for a decision' }),
  version: Version,
  updatedAt: Instant,
  updatedBy: Type.String(),
})
export type ManagedTrainingItem = Static<typeof ManagedTrainingItem>

export const TrainingFault = Type.Object({ code: OneOf(PROJECT_FAULTS), key: Nullable(Type.String()) })

const Person = Type.Object({ id: UserIdSchema, name: Type.String() })

export const ManagedTraining = Type.Object({
  ...ManagedTrainingItem.properties,
  steps: Type.Array(OneOf(PROJECT_STEPS), { description: 'What can be done with it now' }),
  draft: TrainingDocument,
  cover: Nullable(Picture),
  owner: Nullable(Person),
  assistants: Type.Array(Person),
  reviewers: Type.Array(Person, { description: 'Everybody whom a task names as a reviewer' }),
  contents: Type.Array(
    Type.Object({ type: Type.Integer(), id: Type.String(), title: Type.String(), isOut: Type.Boolean() }),
    { description: 'The content of tasks that exists' },
  ),
  faults: Type.Array(TrainingFault),
})
export type ManagedTraining = Static<typeof ManagedTraining>

/** What publishing the draft would change for members. */
export const TrainingImpact = Type.Object({
  joining: Type.Integer({ description: 'People who become members' }),
  leaving: Type.Integer({ description: 'Members who leave; what they have done stays stored' }),
  staying: Type.Integer(),
  addedTasks: Type.Integer(),
  removedTasks: Type.Integer(),
  started: Type.Integer({ description: 'Members who have started' }),
  completed: Type.Integer({ description: 'Members who have completed it, and who keep that' }),
  newlyCompleted: Type.Integer({ description: 'Members for whom the change completes it' }),
  newlyOverdue: Type.Integer({ description: 'Members whose due date would already have passed' }),
  endingRequests: Type.Integer({ description: 'Requests for leave or more time that end without an answer' }),
  droppedWork: Type.Integer({ description: 'Handed-in work of removed tasks that will not be marked' }),
  opened: Type.Array(
    Type.Object({
      key: Type.String({ description: 'Of the task in the draft' }),
      taskName: Type.String(),
      people: Type.Integer({ description: 'Members outside the audience of the content' }),
    }),
    { description: 'Content that the project opens to people for whom it was not published' },
  ),
  tasks: Type.Array(
    Type.Object({
      key: Type.String({ description: 'Of the task in the draft' }),
      taskName: Type.String(),
      locked: Type.Integer({ description: 'Members who can open the task now and could not any more' }),
      unlocked: Type.Integer({ description: 'Members who could open the task then and cannot now' }),
      late: Type.Integer({ description: 'Members who are not late with the task now and would be' }),
    }),
    { description: 'Tasks that the publication locks, unlocks or makes late' },
  ),
  moved: Type.Array(
    Type.Object({ key: Type.String({ description: 'Of the task in the draft' }), taskName: Type.String() }),
    { description: 'Tasks whose sign-in window or last moment for work changes' },
  ),
  faults: Type.Array(TrainingFault),
})
export type TrainingImpact = Static<typeof TrainingImpact>

/** Whom a step of a running project concerns. */
export const TrainingStepImpact = Type.Object({
  members: Type.Integer(),
  completed: Type.Integer({ description: 'Members who have completed it, and who keep that' }),
  open: Type.Integer({ description: 'Members who have not completed it' }),
  reviewing: Type.Integer({ description: 'Work that was handed in and is not marked yet' }),
  applied: Type.Integer({ description: 'People who have asked to join and wait for an answer' }),
  requests: Type.Integer({ description: 'Requests for leave or more time that wait for an answer' }),
})
export type TrainingStepImpact = Static<typeof TrainingStepImpact>

/** What can be previewed for people of a project. */
export const MEMBER_CHANGES = ['add', 'remove', 'extend', 'waive', 'credit', 'approve', 'decline'] as const
export type MemberChangeName = (typeof MEMBER_CHANGES)[number]

/** What a change of some people would change for a project. */
export const TrainingMemberImpact = Type.Object({
  joining: Type.Integer({ description: 'People who become members' }),
  leaving: Type.Integer({ description: 'Members who leave' }),
  staying: Type.Integer({ description: 'Members for whom nothing changes' }),
  withRecords: Type.Integer({ description: 'People who join or leave and have records in the project, which stay' }),
  declined: Type.Integer({ description: 'Registrations that are declined; their seats become free' }),
  extended: Type.Integer({ description: 'Members who have until the new time' }),
  settled: Type.Integer({ description: 'Members for whom the task counts as done' }),
  unlockedTasks: Type.Integer({ description: 'Tasks that this unlocks, over all members' }),
  newlyCompleted: Type.Integer({ description: 'Members for whom the change completes the project' }),
  noLongerOverdue: Type.Integer({ description: 'Members who are late now and would not be any more' }),
  reviewing: Type.Integer({ description: 'Work of the settled task that was handed in and is not marked yet' }),
  endingRequests: Type.Integer({ description: 'Requests for leave or more time that end without an answer' }),
  unchanged: Type.Integer({ description: 'Of the named people, those for whom nothing changes' }),
})
export type TrainingMemberImpact = Static<typeof TrainingMemberImpact>

export const TrainingStep = Type.Object({
  step: OneOf(PROJECT_STEPS),
  from: ProjectState,
  to: ProjectState,
  by: Nullable(Type.String({ description: 'Null for the clock' })),
  at: Instant,
})
export type TrainingStep = Static<typeof TrainingStep>

export const ContentChoiceItem = Type.Object({
  id: Type.String(),
  title: Type.String(),
  coverUrl: Nullable(Type.String()),
  isOut: Type.Boolean(),
})

/** A row of the matrix: one member and the tasks with a record. */
export const MatrixRow = Type.Object({
  userId: UserIdSchema,
  name: Type.String(),
  userName: Type.String(),
  departmentName: Type.String(),
  source: OneOf(MEMBER_SOURCES),
  state: OneOf(MEMBER_STATES),
  joinedAt: Instant,
  dueAt: Nullable(Instant),
  /** The earliest date of the project and its tasks for the member. */
  firstDueAt: Nullable(Instant),
  overdueStatus: Nullable(Type.Integer()),
  extendedTo: Nullable(Instant),
  completedAt: Nullable(Instant),
  remindedAt: Nullable(Instant),
  progress: TrainingProgress,
  tasks: Type.Array(
    Type.Object({ trainingTaskId: TrainingTaskId, state: OneOf(RECORD_STATES), reason: Nullable(Type.String()) }),
  ),
  extensions: Type.Array(
    Type.Object({
      trainingTaskId: TrainingTaskId,
      state: OneOf(EXTENSION_STATES),
      until: Instant,
      extendedTo: Nullable(Instant),
      reason: Type.String(),
      decision: Type.String(),
      approvalId: ApprovalId,
    }),
    { description: 'More time for single tasks: the last request of the person for each' },
  ),
})
export type MatrixRow = Static<typeof MatrixRow>

export const MatrixTask = Type.Object({
  trainingTaskId: TrainingTaskId,
  globalIndex: Type.Integer(),
  taskType: Type.Integer(),
  taskName: Type.String(),
  isRequired: Type.Boolean(),
  isRefDeleted: Type.Boolean(),
  calledOff: Nullable(Type.String({ description: 'Why the content does not take place' })),
})
export type MatrixTask = Static<typeof MatrixTask>
