import { MOST_PRACTICE_QUESTIONS } from '@sands/rules/exam/practice'
import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Page, pageQuery } from '../kernel/schema.ts'
import { TagStatus } from '../study/study.model.ts'
import {
  PracticeAnswer,
  PracticeAttemptId,
  PracticeId,
  PracticeInfo,
  PracticeItem,
  PracticePaper,
  PracticeResult,
  PracticeSave,
} from './practice.model.ts'

const attempt = { practiseRecordId: PracticeAttemptId }
/** A material has up to 20 sub-questions, each with an answer of its own. */
const MOST_ANSWERS = MOST_PRACTICE_QUESTIONS * 20
const ANSWER_BYTES = 2 * 1024 * 1024

export const examPracticeCalls = {
  'GET /sands-lms/api/v1/practise/page': call({
    summary: 'The practices of the person, open ones first, soonest end first.',
    access: 'learner',
    query: Type.Object({ tagStatus: Type.Optional(TagStatus), ...pageQuery }),
    data: Page(PracticeItem),
  }),
  'GET /sands-lms/api/v1/practise/info': call({
    summary: 'One practice, the attempts of the person, and the reason when it cannot be started.',
    access: 'learner',
    query: Type.Object({ practiseId: PracticeId }),
    data: PracticeInfo,
    errors: ['exam.practice_unknown'],
  }),
  'POST /sands-lms/api/v1/practise/start': call({
    summary: 'Starts an attempt, or returns the one in progress.',
    access: 'learner',
    body: Type.Object({
      practiseId: PracticeId,
      trainingId: Type.Optional(IdOf<'training'>()),
      globalIndex: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    }),
    data: Type.Object(attempt),
    errors: [
      'exam.practice_unknown',
      'exam.practice_not_open',
      'exam.practice_over',
      'exam.practice_not_repeatable',
      'exam.paper_short',
      'training.task_locked',
    ],
    once: true,
    perMinute: 60,
  }),
  'GET /sands-lms/api/v1/practise/paper': call({
    summary: 'The questions of an attempt in progress with the stored answers, on any device.',
    access: 'learner',
    query: Type.Object(attempt),
    data: PracticePaper,
    errors: ['exam.practice_attempt_unknown', 'exam.practice_handed_in'],
  }),
  'POST /sands-lms/api/v1/practise/answer': call({
    summary:
      'Stores answers. The newest answer of a question counts; one by one, the first final answer does. Sent twice, it is stored once.',
    access: 'learner',
    body: Type.Object({
      ...attempt,
      answers: Type.Array(PracticeAnswer, { minItems: 1, maxItems: MOST_ANSWERS }),
      sentAt: Type.Optional(
        Type.String({ format: 'date-time', description: 'By the clock of the device, which may be wrong' }),
      ),
    }),
    data: PracticeSave,
    errors: ['exam.practice_attempt_unknown', 'exam.practice_handed_in'],
    bodyLimit: ANSWER_BYTES,
  }),
  'POST /sands-lms/api/v1/practise/submit': call({
    summary: 'Hands in what is stored. Sent twice, it answers the same.',
    access: 'learner',
    body: Type.Object(attempt),
    data: Type.Object(attempt),
    errors: ['exam.practice_attempt_unknown'],
  }),
  'GET /sands-lms/api/v1/practise/result': call({
    summary: 'The result of an attempt that was handed in, with keys and analyses.',
    access: 'learner',
    query: Type.Object(attempt),
    data: PracticeResult,
    errors: ['exam.practice_attempt_unknown', 'exam.practice_running'],
  }),
} satisfies Calls
