import { JOIN_REFUSALS, MEMBER_STATES } from '@sands/rules/training/join'
import { LOCK_REASONS } from '@sands/rules/training/lock'
import { type Static, Type } from 'typebox'
import { Flag, IdOf, Instant, Nullable, OneOf, UserIdSchema } from '../kernel/schema.ts'
import { Picture } from '../media/media.model.ts'
import { TagStatus } from '../study/study.model.ts'

export const TrainingId = IdOf<'training'>()
export const TrainingTaskId = IdOf<'trainingTask'>()

const status = Type.Integer({
  minimum: 1,
  maximum: 7,
  description: '1 not published, 2 not started, 3 running, 4 ended, 5 archived, 6 recalled, 7 deleted',
})

export const TrainingProgress = Type.Object({
  done: Type.Integer(),
  total: Type.Integer(),
  percent: Type.Integer({ minimum: 0, maximum: 100 }),
})

const due = {
  dueTime: Nullable(Instant),
  overdueStatus: Nullable(Type.Integer({ description: '100 time remains, 200 exceeded, 300 overdue' })),
  countDownDuration: Nullable(Type.Integer({ description: 'Remaining seconds' })),
}

/** Why a task is locked: another task by its number, a stage by its number from 0, or a time. */
export const TrainingLock = Type.Object({
  reason: OneOf(LOCK_REASONS),
  globalIndex: Nullable(Type.Integer()),
  stage: Nullable(Type.Integer()),
  at: Nullable(Instant),
})
export type TrainingLock = Static<typeof TrainingLock>

/** One task in the task panel. */
export const TrainingPanelTask = Type.Object({
  trainingId: TrainingId,
  trainingTaskId: TrainingTaskId,
  taskId: Type.String({ description: 'The content of the task; its own id for homework, sign-in, link and other' }),
  taskType: Type.Integer({ minimum: 1, maximum: 10 }),
  taskName: Type.String(),
  globalIndex: Type.Integer({ description: 'From 1' }),
  status: Type.Integer({ description: '200 passed, anything else in progress' }),
  lockStatus: Flag,
  isRefDeleted: Flag,
})
export type TrainingPanelTask = Static<typeof TrainingPanelTask>

export const TrainingTask = Type.Object({
  ...TrainingPanelTask.properties,
  stage: Type.Integer({ description: 'From 0' }),
  isRequired: Flag,
  tagStatus: TagStatus,
  lock: Nullable(TrainingLock),
  ...due,
  finishTime: Nullable(Instant),
  calledOff: Nullable(Type.String({ description: 'Why the content does not take place: the task is waived' })),
  decision: Nullable(
    Type.Object({ state: OneOf(['waived', 'credited']), reason: Type.String() }, { description: 'Of the owner' }),
  ),
})
export type TrainingTask = Static<typeof TrainingTask>

/** What homework, link tasks and other training have in common on their own screens. */
export const OwnTaskHead = Type.Object({
  ...TrainingTask.properties,
  introduction: Type.String({ description: 'Plain text' }),
})

export const TrainingStage = Type.Object({
  name: Type.String(),
  openTime: Nullable(Instant),
  tasks: Type.Array(TrainingTask),
})
export type TrainingStage = Static<typeof TrainingStage>

/** The card of a project in lists. */
export const TrainingItem = Type.Object({
  trainingId: TrainingId,
  trainingName: Type.String(),
  cover: Nullable(Picture),
  status,
  tagStatus: TagStatus,
  startTime: Nullable(Instant),
  endTime: Nullable(Instant),
  ...due,
  progress: TrainingProgress,
  nextTask: Nullable(TrainingPanelTask),
})
export type TrainingItem = Static<typeof TrainingItem>

export const TrainingDetail = Type.Object({
  ...TrainingItem.properties,
  ownerName: Type.String(),
  memberNum: Type.Integer(),
  taskNum: Type.Integer(),
  isMember: Flag,
  isSelfJoin: Flag,
  memberState: Nullable(OneOf(MEMBER_STATES)),
  latestTaskId: Nullable(TrainingTaskId),
  joinTime: Nullable(Instant),
  finishTime: Nullable(Instant),
})
export type TrainingDetail = Static<typeof TrainingDetail>

export const TrainingMember = Type.Object({
  id: UserIdSchema,
  name: Type.String(),
  postName: Type.String(),
  avatarFileUrl: Nullable(Type.String()),
})
export type TrainingMember = Static<typeof TrainingMember>

/** A project to register for. */
export const SelfJoin = Type.Object({
  trainingId: TrainingId,
  trainingName: Type.String(),
  cover: Nullable(Picture),
  introduction: Type.String(),
  status,
  startTime: Nullable(Instant),
  endTime: Nullable(Instant),
  joinStartTime: Nullable(Instant),
  joinEndTime: Nullable(Instant),
  quota: Nullable(Type.Integer()),
  joined: Type.Integer(),
  needsApproval: Flag,
  memberState: Nullable(OneOf(MEMBER_STATES)),
  declineReason: Nullable(Type.String()),
  refusal: Nullable(OneOf(JOIN_REFUSALS)),
  canWithdraw: Flag,
})
export type SelfJoin = Static<typeof SelfJoin>
