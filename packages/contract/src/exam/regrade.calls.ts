import { type Static, Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Instant, Nullable, OneOf, Page, pageQuery, UserIdSchema } from '../kernel/schema.ts'
import { AttemptId } from './attempt.model.ts'
import { ScoreCents } from './paper.model.ts'

export const REGRADE_STATES = ['waiting', 'running', 'done'] as const

/** One attempt whose score changes. The score is null while it waits for a marker. */
export const RegradeChange = Type.Object({
  examRecordId: AttemptId,
  userId: UserIdSchema,
  name: Type.String(),
  userName: Type.String(),
  departmentName: Type.String(),
  before: Nullable(ScoreCents),
  after: Nullable(ScoreCents),
  wasQualified: Nullable(Type.Boolean()),
  isQualified: Nullable(Type.Boolean()),
})
export type RegradeChange = Static<typeof RegradeChange>

export const RegradePreview = Type.Object({
  examName: Type.String(),
  attempts: Type.Integer({ description: 'Attempts that have been handed in' }),
  looked: Type.Integer({ description: 'Of those: how many the preview has looked at' }),
  questions: Type.Integer({ description: 'Questions of these attempts with a newer version' }),
  changed: Type.Integer(),
  wouldPass: Type.Integer(),
  wouldFail: Type.Integer(),
  changes: Type.Array(RegradeChange, { description: 'The first 200' }),
})
export type RegradePreview = Static<typeof RegradePreview>

export const RegradeItem = Type.Object({
  id: IdOf<'examRegrade'>(),
  state: OneOf(REGRADE_STATES),
  reason: Type.String(),
  wantedAt: Instant,
  wantedBy: Type.String(),
  doneAt: Nullable(Instant),
  attempts: Type.Integer({ description: 'Attempts looked at so far' }),
  changed: Type.Integer(),
})
export type RegradeItem = Static<typeof RegradeItem>

const exam = { examId: IdOf<'exam'>() }

export const examRegradeCalls = {
  'GET /sands-lms/api/v1/manage/exam/regrade/preview': call({
    summary: 'Whose score would change with the newest keys and the pass mark of the exam, from what to what.',
    access: 'right:exam.publish',
    query: Type.Object(exam),
    data: RegradePreview,
    errors: ['exam.unknown'],
    perMinute: 20,
  }),
  'POST /sands-lms/api/v1/manage/exam/regrade/start': call({
    summary: 'Scores all attempts again, in the background. The old scores are kept.',
    access: 'right:exam.publish',
    body: Type.Object({ ...exam, reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }) }),
    data: RegradeItem,
    errors: ['exam.unknown', 'exam.wrong_state', 'exam.regrade_running'],
    once: true,
  }),
  'GET /sands-lms/api/v1/manage/exam/regrade/page': call({
    summary: 'Every regrading of an exam, newest first.',
    access: 'right:exam.publish',
    query: Type.Object({ ...exam, ...pageQuery }),
    data: Page(RegradeItem),
    errors: ['exam.unknown'],
  }),
  'GET /sands-lms/api/v1/manage/exam/regrade/changes': call({
    summary: 'Whose score a regrading changed, from what to what.',
    access: 'right:exam.publish',
    query: Type.Object({ id: IdOf<'examRegrade'>(), ...pageQuery }),
    data: Page(RegradeChange),
    errors: ['exam.unknown'],
  }),
} satisfies Calls
