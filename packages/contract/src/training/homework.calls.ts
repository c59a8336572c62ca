import { EXTENSION_REASON_LENGTH } from '@sands/rules/training/extension'
import { HOMEWORK_COMMENT_LENGTH, HOMEWORK_FILES, HOMEWORK_LENGTH, MAX_SCORE } from '@sands/rules/training/homework'
import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Instant, Nothing, Nullable, OneOf } from '../kernel/schema.ts'
import { ReviewClaim } from '../review/review.model.ts'
import { Homework, HomeworkInfo, HomeworkPaper, RubricMarks, SubmitRecordId } from './homework.model.ts'
import { TrainingTaskId } from './training.model.ts'

const named = Type.Object({ taskId: TrainingTaskId })
const submission = { submitRecordId: SubmitRecordId }
const REFUSALS = ['review.unknown', 'review.claimed', 'review.marked_already'] as const

/** Homework of members, and its marking by the people whose queue has it: see the calls of the review domain. */
export const trainingHomeworkCalls = {
  'GET /sands-lms/api/v1/homework/get': call({
    summary: 'A homework task of a member with everything handed in so far; also other training with its evidence.',
    access: 'learner',
    query: named,
    data: Homework,
    errors: ['training.not_found', 'training.task_not_found'],
  }),
  'POST /sands-lms/api/v1/homework/submit': call({
    summary: 'Hands in homework, for the first time or after it was returned.',
    access: 'learner',
    body: Type.Object({
      taskId: TrainingTaskId,
      content: Type.String({ maxLength: HOMEWORK_LENGTH }),
      fileIds: Type.Array(IdOf<'file'>(), { maxItems: HOMEWORK_FILES, uniqueItems: true }),
    }),
    data: Homework,
    errors: [
      'training.not_found',
      'training.task_not_found',
      'training.task_locked',
      'training.homework_empty',
      'training.homework_not_taken',
      'training.homework_done',
      'training.homework_waiting',
      'training.homework_cut_off',
      'media.gone',
    ],
    once: true,
  }),
  'POST /sands-lms/api/v1/homework/extension/ask': call({
    summary: 'Asks for more time for one task. A yes moves the due date and the cut-off of this person.',
    access: 'learner',
    body: Type.Object({
      taskId: TrainingTaskId,
      until: Instant,
      reason: Type.String({ minLength: 1, maxLength: EXTENSION_REASON_LENGTH, pattern: '\\S' }),
    }),
    data: Homework,
    errors: [
      'training.not_found',
      'training.task_not_found',
      'training.task_locked',
      'training.homework_not_taken',
      'training.homework_done',
      'training.homework_waiting',
      'training.extension_undated',
      'training.extension_bad_date',
      'review.approval_asked_already',
      'review.approval_nobody',
    ],
    once: true,
  }),
  'POST /sands-lms/api/v1/homework/extension/withdraw': call({
    summary: 'Takes the own request for more time back.',
    access: 'learner',
    body: named,
    data: Homework,
    errors: ['training.not_found', 'training.task_not_found', 'review.approval_unknown'],
    once: true,
  }),
  'GET /sands-lms/api/v1/review/homework/basicInfo': call({
    summary: 'A homework task as its reviewers see it.',
    access: 'learner',
    query: named,
    data: HomeworkInfo,
    errors: ['review.unknown'],
  }),
  'POST /sands-lms/api/v1/my-teaching/homework/get': call({
    summary: 'A hand-in for its reviewers.',
    access: 'learner',
    body: Type.Object(submission),
    data: HomeworkPaper,
    errors: ['review.unknown'],
  }),
  'POST /sands-lms/api/v1/review/homework/claim': call({
    summary: 'Takes a hand-in for 15 minutes, or renews the claim. Others are told who has it.',
    access: 'learner',
    body: Type.Object(submission),
    data: ReviewClaim,
    errors: [...REFUSALS],
  }),
  'POST /sands-lms/api/v1/review/homework/release': call({
    summary: 'Gives a claimed hand-in back to the queue.',
    access: 'learner',
    body: Type.Object(submission),
    data: Nothing,
    errors: ['review.unknown'],
  }),
  'POST /sands-lms/api/v1/my-teaching/homework/review': call({
    summary: 'Passes a hand-in, or returns it with the reason.',
    access: 'learner',
    body: Type.Object({
      ...submission,
      step: OneOf(['pass', 'return']),
      score: Nullable(Type.Integer({ minimum: 0, maximum: MAX_SCORE })),
      rubric: Nullable(RubricMarks),
      comment: Type.String({ maxLength: HOMEWORK_COMMENT_LENGTH }),
    }),
    data: Nothing,
    errors: [...REFUSALS, 'training.bad_mark', 'training.return_reason_missing', 'training.below_pass'],
    once: true,
  }),
} satisfies Calls
