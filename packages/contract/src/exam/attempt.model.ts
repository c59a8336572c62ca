import { ATTEMPT_STATES, REVIEW_PARTS, SEALED_STATES } from '@sands/rules/exam/state'
import { REFUSAL_REASONS } from '@sands/rules/exam/vault'
import { type Static, Type } from 'typebox'
import { Flag, IdOf, Instant, Nullable, OneOf } from '../kernel/schema.ts'
import { ExamItem, ExamReceipt, StartRefusal } from './exam.model.ts'
import { AttemptQuestion, AttemptSection, ScoreCents } from './paper.model.ts'
import { Answer, PartKey, QuestionSolution } from './question.model.ts'

export const AttemptId = IdOf<'examAttempt'>()

/** The key of a question; of a sub-question `parent/child`. */
export const AnswerKey = Type.String({ pattern: '^[A-Za-z0-9-]{1,40}(/[A-Za-z0-9-]{1,40})?$', maxLength: 81 })

/** One numbered change of an answer. */
export const Operation = Type.Object({
  seq: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
  questionKey: AnswerKey,
  answer: Answer,
  isFlagged: Type.Boolean({ description: 'Marked for later' }),
  madeAt: Type.String({ format: 'date-time', maxLength: 40, description: 'By the clock of the device' }),
})
export type Operation = Static<typeof Operation>

/** One of the learner's attempts as lists show it. */
export const AttemptItem = Type.Object({
  examRecordId: AttemptId,
  number: Type.Integer(),
  state: OneOf(ATTEMPT_STATES),
  startedAt: Instant,
  submittedAt: Nullable(Instant),
  score: Nullable(ScoreCents),
  isQualified: Nullable(Flag),
})
export type AttemptItem = Static<typeof AttemptItem>

export const ExamInfo = Type.Object({
  ...ExamItem.properties,
  introduction: Type.String(),
  coverUrl: Nullable(Type.String()),
  admitUntil: Nullable(Instant),
  minMinutes: Type.Integer(),
  attemptLimit: Type.Integer({ description: '0 for as many as wanted' }),
  attemptsLeft: Nullable(Type.Integer({ description: 'Null without a limit' })),
  intervalMinutes: Type.Integer(),
  isOneWay: Type.Boolean(),
  leaveLimit: Nullable(Type.Integer()),
  needsPassword: Type.Boolean(),
  refusal: Nullable(StartRefusal),
  runningId: Nullable(AttemptId),
  attempts: Type.Array(AttemptItem),
  serverTime: Instant,
})
export type ExamInfo = Static<typeof ExamInfo>

export const StoredAnswer = Type.Object({
  questionKey: AnswerKey,
  seq: Type.Integer(),
  answer: Answer,
  isFlagged: Type.Boolean(),
})
export type StoredAnswer = Static<typeof StoredAnswer>

/** The paper with everything a device needs to go on without a network. */
export const OpenedAttempt = Type.Object({
  examRecordId: AttemptId,
  examId: IdOf<'exam'>(),
  examName: Type.String(),
  ticket: Type.Integer({ description: 'Only the newest ticket may write' }),
  sealKey: Type.String({ description: 'Signs the file that is handed in when the network never returns' }),
  sections: Type.Array(AttemptSection),
  answers: Type.Array(StoredAnswer),
  lastSeq: Type.Integer(),
  savedAt: Nullable(Instant),
  startedAt: Instant,
  deadline: Nullable(Instant),
  minSubmitAt: Nullable(Instant),
  isOneWay: Type.Boolean(),
  leaveLimit: Nullable(Type.Integer()),
  leaves: Type.Integer(),
  serverTime: Instant,
})
export type OpenedAttempt = Static<typeof OpenedAttempt>

export const SaveReceipt = Type.Object({
  lastSeq: Type.Integer(),
  savedAt: Instant,
  deadline: Nullable(Instant),
  serverTime: Instant,
  refused: Type.Array(Type.Object({ seq: Type.Integer(), reason: OneOf(REFUSAL_REASONS) })),
})
export type SaveReceipt = Static<typeof SaveReceipt>

/** A question when the review matrix allows to look at it. What it does not allow is null. */
export const ReviewedQuestion = Type.Object({
  ...AttemptQuestion.properties,
  answers: Type.Array(
    Type.Object({
      questionKey: AnswerKey,
      answer: Nullable(Answer),
      verdict: Nullable(OneOf(['unanswered', 'wrong', 'partial', 'right', 'to_mark'])),
      score: Nullable(ScoreCents),
      maxScore: ScoreCents,
      comment: Nullable(Type.String()),
    }),
  ),
  solution: Nullable(
    Type.Object({
      key: Nullable(Type.Pick(QuestionSolution, ['key', 'reference'])),
      analysis: Nullable(Type.String()),
      children: Type.Array(
        Type.Object({
          key: PartKey,
          solution: Nullable(Type.Pick(QuestionSolution, ['key', 'reference'])),
          analysis: Nullable(Type.String()),
        }),
      ),
    }),
  ),
})
export type ReviewedQuestion = Static<typeof ReviewedQuestion>

export const ExamResult = Type.Object({
  examRecordId: AttemptId,
  examId: IdOf<'exam'>(),
  examName: Type.String(),
  number: Type.Integer(),
  state: OneOf(ATTEMPT_STATES),
  parts: Type.Array(OneOf(REVIEW_PARTS)),
  startedAt: Instant,
  submittedAt: Instant,
  submitReason: OneOf(['learner', 'time_over', 'leave_limit', 'sealed']),
  totalScore: ScoreCents,
  passScore: ScoreCents,
  score: Nullable(ScoreCents),
  isQualified: Nullable(Flag),
  rank: Nullable(Type.Integer()),
  comment: Nullable(Type.String({ description: 'Of the marker, about the whole paper' })),
  receipt: ExamReceipt,
  /** There only when answers arrived after the end, in a sealed file: what a reviewer decided. */
  sealed: Type.Optional(OneOf(SEALED_STATES)),
  sections: Nullable(
    Type.Array(
      Type.Object({
        key: PartKey,
        title: Type.String(),
        remark: Type.String(),
        questions: Type.Array(ReviewedQuestion),
      }),
    ),
  ),
})
export type ExamResult = Static<typeof ExamResult>

/** What anyone learns about a genuine receipt. It names no person. */
export const CheckedReceipt = Type.Object({
  examName: Type.String(),
  ...ExamReceipt.properties,
  isCurrent: Type.Boolean({ description: 'The answers of this receipt are those that count now' }),
})
export type CheckedReceipt = Static<typeof CheckedReceipt>
