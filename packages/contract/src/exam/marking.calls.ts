import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Flag, IdOf, Instant, Nothing, Page, pageQuery } from '../kernel/schema.ts'
import { ReviewClaim } from '../review/review.model.ts'
import { AttemptId } from './attempt.model.ts'
import { Mark, MarkedQuestion, MarkingInfo, MarkingPaper, QuestionAnswer } from './marking.model.ts'
import { MAX_PAPER_QUESTIONS, ScoreCents } from './paper.model.ts'

const attempt = { examRecordId: AttemptId }
const exam = { examId: IdOf<'exam'>() }
const question = {
  questionId: IdOf<'question'>(),
  part: Type.String({ pattern: '^[A-Za-z0-9-]{0,40}$', maxLength: 40 }),
}
const marking = {
  ...attempt,
  marks: Type.Array(Mark, { maxItems: MAX_PAPER_QUESTIONS }),
  comment: Type.Optional(Type.String({ maxLength: 2000, description: 'About the whole paper; left out, it stays' })),
}
const MARKS_BYTES = 1024 * 1024
const REFUSALS = ['review.unknown', 'review.claimed', 'review.marked_already'] as const

/** Marking by the people whose queue has the attempt: see the calls of the review domain. */
export const examMarkingCalls = {
  'GET /sands-lms/api/v1/review/exam/basicInfo': call({
    summary: 'An exam as its markers see it: how far they are, by person and by question.',
    access: 'learner',
    query: Type.Object(exam),
    data: MarkingInfo,
    errors: ['review.unknown'],
  }),
  'POST /sands-lms/api/v1/exam/exam-paper-answer/get': call({
    summary: 'A handed-in paper with answers, keys and rubrics, for its markers.',
    access: 'learner',
    query: Type.Object(attempt),
    data: MarkingPaper,
    errors: ['review.unknown'],
  }),
  'POST /sands-lms/api/v1/review/exam/claim': call({
    summary: 'Takes a paper for 15 minutes, or renews the claim. Others are told who has it.',
    access: 'learner',
    body: Type.Object(attempt),
    data: ReviewClaim,
    errors: [...REFUSALS],
  }),
  'POST /sands-lms/api/v1/review/exam/release': call({
    summary: 'Gives a claimed paper back to the queue. Marks that were saved stay.',
    access: 'learner',
    body: Type.Object(attempt),
    data: Nothing,
    errors: ['review.unknown'],
  }),
  'POST /sands-lms/api/v1/review/exam/save': call({
    summary: 'Stores marks of a paper that is not finished yet, and renews the claim.',
    access: 'learner',
    body: Type.Object(marking),
    data: Type.Object({
      savedAt: Instant,
      claim: ReviewClaim,
      left: Type.Integer({ description: 'Answers without a mark' }),
    }),
    errors: [...REFUSALS, 'exam.bad_mark'],
    bodyLimit: MARKS_BYTES,
  }),
  'POST /sands-lms/api/v1/review/exam/finish': call({
    summary: 'Stores the last marks and gives the paper its score.',
    access: 'learner',
    body: Type.Object(marking),
    data: Type.Object({ score: ScoreCents, isQualified: Flag }),
    errors: [...REFUSALS, 'exam.bad_mark', 'exam.marks_missing'],
    once: true,
    bodyLimit: MARKS_BYTES,
  }),
  'POST /sands-lms/api/v1/review/exam/finish-marked': call({
    summary: 'Gives all papers their score whose answers all have marks, at most 100 at once.',
    access: 'learner',
    body: Type.Object(exam),
    data: Type.Object({ finished: Type.Integer(), left: Type.Integer() }),
    errors: ['review.unknown'],
    once: true,
  }),
  'GET /sands-lms/api/v1/review/exam/question': call({
    summary: 'A question of an exam with its model answer and rubric, for marking all answers to it.',
    access: 'learner',
    query: Type.Object({ ...exam, ...question }),
    data: MarkedQuestion,
    errors: ['review.unknown'],
  }),
  'GET /sands-lms/api/v1/review/exam/answer/page': call({
    summary: 'The answers to one question of papers that are not finished, oldest first.',
    access: 'learner',
    query: Type.Object({ ...exam, ...question, isMarked: Type.Optional(Flag), ...pageQuery }),
    data: Page(QuestionAnswer),
    errors: ['review.unknown'],
  }),
} satisfies Calls
