import { EXTENSION_REFUSALS, EXTENSION_STATES } from '@sands/rules/training/extension'
import { HAND_IN_REFUSALS, HOMEWORK_STATES, MAX_SCORE } from '@sands/rules/training/homework'
import { type Static, Type } from 'typebox'
import { IdOf, Instant, Nullable, OneOf } from '../kernel/schema.ts'
import { Resource } from '../media/media.model.ts'
import { ApprovalId } from '../review/approval.model.ts'
import { ReviewClaim, ReviewPerson } from '../review/review.model.ts'
import { RubricKey, RubricLine } from './own-task.model.ts'
import { OwnTaskHead, TrainingId, TrainingTaskId } from './training.model.ts'

export const SubmitRecordId = IdOf<'trainingSubmission'>()

/** Points of each line of the rubric, by its key. */
export const RubricMarks = Type.Record(RubricKey, Type.Integer({ minimum: 0, maximum: MAX_SCORE }), {
  maxProperties: 20,
})

/** One hand-in with its mark. */
export const HomeworkAttempt = Type.Object({
  submitRecordId: SubmitRecordId,
  number: Type.Integer({ description: 'From 1' }),
  content: Type.String(),
  files: Type.Array(Resource),
  state: OneOf(['handed_in', 'returned', 'passed']),
  submitTime: Instant,
  lateMinutes: Type.Integer({ description: '0 when it was in time' }),
  score: Nullable(Type.Integer()),
  rubric: Nullable(RubricMarks),
  comment: Type.String({ description: 'Of the reviewer; for returned work the reason' }),
  reviewerName: Nullable(Type.String()),
  reviewTime: Nullable(Instant),
})
export type HomeworkAttempt = Static<typeof HomeworkAttempt>

const marking = {
  scoring: OneOf(['pass', 'score']),
  fullScore: Type.Integer(),
  passScore: Type.Integer(),
  rubric: Type.Array(RubricLine),
}

/** The last request of a member for more time, with its answer. */
export const HomeworkExtension = Type.Object({
  state: OneOf(EXTENSION_STATES),
  untilTime: Type.String({ format: 'date-time', description: 'What was asked for' }),
  extendedTime: Nullable(
    Type.String({ format: 'date-time', description: 'What was granted, also by an earlier request' }),
  ),
  reason: Type.String(),
  decision: Type.String({ description: 'What the people who decided wrote' }),
  askTime: Instant,
  endTime: Nullable(Instant),
  approvalId: ApprovalId,
})
export type HomeworkExtension = Static<typeof HomeworkExtension>

/** Homework, or other training with its evidence, as the member sees it. */
export const Homework = Type.Object({
  ...OwnTaskHead.properties,
  ...marking,
  cutOffTime: Nullable(Instant),
  state: OneOf(HOMEWORK_STATES),
  refusal: Nullable(OneOf(HAND_IN_REFUSALS)),
  extension: Nullable(HomeworkExtension),
  extensionRefusal: Nullable(OneOf(EXTENSION_REFUSALS)),
  attempts: Type.Array(HomeworkAttempt, { description: 'Newest first' }),
})
export type Homework = Static<typeof Homework>

/** A homework task as its reviewers see it. */
export const HomeworkInfo = Type.Object({
  taskId: TrainingTaskId,
  taskName: Type.String(),
  trainingId: TrainingId,
  trainingName: Type.String(),
  introduction: Type.String(),
  ...marking,
})
export type HomeworkInfo = Static<typeof HomeworkInfo>

/** One hand-in as its reviewer sees it, with the earlier ones of the same person. */
export const HomeworkPaper = Type.Object({
  ...HomeworkInfo.properties,
  person: Nullable(ReviewPerson),
  attempt: HomeworkAttempt,
  earlier: Type.Array(HomeworkAttempt, { description: 'Newest first' }),
  claim: Nullable(ReviewClaim),
})
export type HomeworkPaper = Static<typeof HomeworkPaper>
