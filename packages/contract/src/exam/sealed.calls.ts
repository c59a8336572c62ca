import { SEAL_VERDICTS, SEALED_STATES } from '@sands/rules/exam/state'
import { type Static, Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Instant, Nothing, Nullable, OneOf, Page, pageQuery } from '../kernel/schema.ts'
import { Resource } from '../media/media.model.ts'
import { ReviewPerson } from '../review/review.model.ts'
import { AnswerKey, AttemptId } from './attempt.model.ts'
import { AttemptQuestion } from './paper.model.ts'
import { Answer } from './question.model.ts'

const file = { examId: IdOf<'exam'>(), id: IdOf<'examSealedFile'>() }

export const SealedItem = Type.Object({
  id: IdOf<'examSealedFile'>(),
  examRecordId: AttemptId,
  person: Nullable(ReviewPerson),
  number: Type.Integer({ description: 'Which attempt of the person' }),
  verdict: OneOf(SEAL_VERDICTS),
  late: Type.Integer({ description: 'Changes after the end, by the clock of the device' }),
  sealedAt: Instant,
  receivedAt: Instant,
  state: OneOf(SEALED_STATES),
  decidedBy: Nullable(Type.String()),
  decidedAt: Nullable(Instant),
  reason: Nullable(Type.String()),
})
export type SealedItem = Static<typeof SealedItem>

/** A question to which the file has another answer than the server. */
const SealedDifference = Type.Object({
  questionKey: AnswerKey,
  question: Nullable(AttemptQuestion),
  stored: Nullable(Answer),
  storedFiles: Type.Array(Resource),
  sealed: Answer,
  sealedFiles: Type.Array(Resource),
  madeAt: Instant,
  isLate: Type.Boolean(),
})
export type SealedDifference = Static<typeof SealedDifference>

export const SealedDetail = Type.Object({
  ...SealedItem.properties,
  deadline: Nullable(Instant),
  differences: Type.Array(SealedDifference),
})
export type SealedDetail = Static<typeof SealedDetail>

/** Files of learners whose network did not return before the end. Their seal was checked when they arrived. */
export const examSealedCalls = {
  'GET /sands-lms/api/v1/review/exam/sealed/page': call({
    summary: 'The sealed files of an exam, those without a decision first.',
    access: 'learner',
    query: Type.Object({ examId: IdOf<'exam'>(), ...pageQuery }),
    data: Page(SealedItem),
    errors: ['review.unknown'],
  }),
  'GET /sands-lms/api/v1/review/exam/sealed/get': call({
    summary: 'One sealed file with its verdict and every answer that differs from what is stored.',
    access: 'learner',
    query: Type.Object(file),
    data: SealedDetail,
    errors: ['review.unknown'],
  }),
  'POST /sands-lms/api/v1/review/exam/sealed/decide': call({
    summary:
      'Takes the answers of a sealed file into the paper, which is scored again, or refuses them. With the reason.',
    access: 'learner',
    body: Type.Object({
      ...file,
      isTaken: Type.Boolean(),
      reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
    }),
    data: Nothing,
    errors: ['review.unknown', 'exam.sealed_unknown', 'exam.sealed_decided'],
    once: true,
  }),
} satisfies Calls
