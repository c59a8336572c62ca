import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Nothing, OneOf, Page, pageQuery } from '../kernel/schema.ts'
import { TagStatus } from '../study/study.model.ts'
import {
  AttemptId,
  CheckedReceipt,
  ExamInfo,
  ExamResult,
  OpenedAttempt,
  Operation,
  SaveReceipt,
} from './attempt.model.ts'
import { ExamItem, ExamReceipt } from './exam.model.ts'

const attempt = { examRecordId: AttemptId }
const Ticket = Type.Integer({ minimum: 1, maximum: 1_000_000 })
/** An essay of 20,000 characters takes up to 60 KB; a device that was offline sends many changes at once. */
const SAVE_BYTES = 2 * 1024 * 1024
const MOST_OPERATIONS = 200

export const examAttemptCalls = {
  'GET /sands-lms/api/v1/exam/page': call({
    summary: 'The exams of the person, soonest end first.',
    access: 'learner',
    query: Type.Object({ tagStatus: Type.Optional(TagStatus), ...pageQuery }),
    data: Page(ExamItem),
  }),
  'GET /sands-lms/api/v1/exam/info': call({
    summary: 'The rules of an exam, the attempts of the person, and the reason when it cannot be started.',
    access: 'learner',
    query: Type.Object({ examId: IdOf<'exam'>() }),
    data: ExamInfo,
    errors: ['exam.unknown'],
  }),
  'POST /sands-lms/api/v1/exam/start': call({
    summary: 'Starts an attempt, or returns the one in progress.',
    access: 'learner',
    body: Type.Object({
      examId: IdOf<'exam'>(),
      password: Type.Optional(Type.String({ maxLength: 40 })),
      trainingId: Type.Optional(IdOf<'training'>()),
      globalIndex: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    }),
    data: Type.Object(attempt),
    errors: [
      'exam.unknown',
      'exam.withdrawn',
      'exam.not_open_yet',
      'exam.closed',
      'exam.admission_over',
      'exam.no_attempts_left',
      'exam.wait_between',
      'exam.passed_already',
      'exam.in_review',
      'exam.wrong_password',
      'exam.paper_short',
      'training.task_locked',
    ],
    once: true,
    perMinute: 60,
  }),
  'POST /sands-lms/api/v1/exam/open': call({
    summary: 'The paper of an attempt in progress, with a new ticket: pages opened before become read-only.',
    access: 'learner',
    body: Type.Object(attempt),
    data: OpenedAttempt,
    errors: ['exam.attempt_unknown', 'exam.handed_in'],
    perMinute: 60,
  }),
  'POST /sands-lms/api/v1/exam/save': call({
    summary:
      'Stores changes of answers. Answered once they are stored permanently; sent twice, they are stored once. Without changes it tells the deadline.',
    access: 'learner',
    body: Type.Object({
      ...attempt,
      ticket: Ticket,
      operations: Type.Array(Operation, { maxItems: MOST_OPERATIONS }),
    }),
    data: SaveReceipt,
    errors: [
      'exam.attempt_unknown',
      'exam.newer_page_open',
      'exam.time_over',
      'exam.handed_in',
      'exam.operations_missing',
    ],
    bodyLimit: SAVE_BYTES,
  }),
  'POST /sands-lms/api/v1/exam/note': call({
    summary:
      'The learner left the page or came back, lost the network or has it again. At the leave limit the server hands in.',
    access: 'learner',
    body: Type.Object({ ...attempt, ticket: Ticket, kind: OneOf(['leave', 'return', 'offline', 'online']) }),
    data: Type.Object({ leaves: Type.Integer(), isHandedIn: Type.Boolean() }),
    errors: ['exam.attempt_unknown', 'exam.newer_page_open', 'exam.handed_in'],
    perMinute: 120,
  }),
  'POST /sands-lms/api/v1/exam/submit': call({
    summary: 'Hands in what is stored. Sent twice, it answers the same receipt.',
    access: 'learner',
    body: Type.Object({
      ...attempt,
      ticket: Ticket,
      lastSeq: Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'The last change the device has made' }),
    }),
    data: ExamReceipt,
    errors: [
      'exam.attempt_unknown',
      'exam.newer_page_open',
      'exam.operations_missing',
      'exam.too_early',
      'exam.required_unanswered',
    ],
  }),
  'GET /sands-lms/api/v1/exam/result': call({
    summary: 'The result of an attempt, as far as the review matrix allows it at this moment.',
    access: 'learner',
    query: Type.Object(attempt),
    data: ExamResult,
    errors: ['exam.attempt_unknown', 'exam.still_running'],
  }),
  'GET /sands-lms/api/v1/exam/verify': call({
    summary: 'Checks the receipt of an attempt. Open to anyone who has the code.',
    access: 'open',
    query: Type.Object({ code: Type.String({ minLength: 1, maxLength: 160 }) }),
    data: CheckedReceipt,
    errors: ['exam.receipt_unknown'],
    perMinute: 60,
  }),
  'POST /sands-lms/api/v1/exam/hand-in-sealed': call({
    summary: 'Hands in the sealed file of a device whose network never returned. A reviewer decides about it.',
    access: 'learner',
    body: Type.Object({ content: Type.String({ minLength: 2, maxLength: SAVE_BYTES }) }),
    data: Nothing,
    errors: ['exam.attempt_unknown', 'exam.bad_seal', 'exam.still_running', 'exam.sealed_enough'],
    bodyLimit: 2 * SAVE_BYTES,
    perMinute: 10,
  }),
} satisfies Calls
