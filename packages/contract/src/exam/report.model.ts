import { EXAM_PERSON_STATES, REPORTED_EXAM_STATES } from '@sands/rules/exam/report-states'
import { ATTEMPT_NOTES, ATTEMPT_STATES } from '@sands/rules/exam/state'
import { QUESTION_HINTS, SCORE_BANDS } from '@sands/rules/exam/statistics'
import { type Static, Type } from 'typebox'
import { Flag, IdOf, Instant, Nullable, OneOf, UserIdSchema } from '../kernel/schema.ts'
import { AttemptId, ExamResult } from './attempt.model.ts'
import { ScoreCents } from './paper.model.ts'
import { PlainQuestionType } from './question.model.ts'

const ReportedExamState = OneOf(REPORTED_EXAM_STATES)

const numbers = {
  taken: Type.Integer({ description: 'People with at least one attempt' }),
  finished: Type.Integer({ description: 'People with a result' }),
  passed: Type.Integer(),
  average: Nullable(ScoreCents),
}

export const ReportedExam = Type.Object({
  id: IdOf<'exam'>(),
  title: Type.String(),
  state: ReportedExamState,
  opensAt: Nullable(Instant),
  closesAt: Nullable(Instant),
  totalScore: ScoreCents,
  ...numbers,
})
export type ReportedExam = Static<typeof ReportedExam>

export const ExamReport = Type.Object({
  title: Type.String(),
  state: ReportedExamState,
  opensAt: Nullable(Instant),
  closesAt: Nullable(Instant),
  totalScore: ScoreCents,
  passScore: ScoreCents,
  audience: Type.Integer({ description: 'People who may take it now' }),
  notTaken: Type.Integer({ description: 'Of the audience' }),
  inProgress: Type.Integer(),
  inReview: Type.Integer(),
  ...numbers,
  median: Nullable(ScoreCents),
  highest: Nullable(ScoreCents),
  lowest: Nullable(ScoreCents),
  bands: Type.Array(Type.Integer(), {
    description: `People by score, in ${SCORE_BANDS} equal parts of the total score; the full score is in the last`,
  }),
})
export type ExamReport = Static<typeof ExamReport>

const Share = Type.Number({ minimum: -1, maximum: 1 })

export const QuestionStatistics = Type.Object({
  questionId: IdOf<'question'>(),
  child: Nullable(Type.String({ description: 'The key of a sub-question' })),
  type: PlainQuestionType,
  title: Type.String(),
  answers: Type.Integer({ description: 'Attempts that had the question' }),
  right: Type.Integer(),
  partial: Type.Integer(),
  wrong: Type.Integer(),
  unanswered: Type.Integer(),
  facility: Nullable(Share),
  discrimination: Nullable(Share),
  seconds: Nullable(Type.Integer({ description: 'Average time of those who answered it' })),
  hint: Nullable(OneOf(QUESTION_HINTS)),
})
export type QuestionStatistics = Static<typeof QuestionStatistics>

export const QuestionReport = Type.Object({
  ...QuestionStatistics.properties,
  stem: Type.String({ description: 'HTML of the version that people had last' }),
  choices: Type.Array(
    Type.Object({
      key: Type.String(),
      content: Nullable(Type.String({ description: 'HTML of an option; null for an answer in words' })),
      text: Nullable(Type.String({ description: 'An answer in words' })),
      isRight: Nullable(Type.Boolean({ description: 'Null for an answer in words' })),
      people: Type.Integer(),
    }),
    { description: 'Options in their order; for blanks the most frequent answers; empty for other types' },
  ),
})
export type QuestionReport = Static<typeof QuestionReport>

export const ExamDepartment = Type.Object({
  departmentId: Nullable(IdOf<'department'>()),
  name: Type.String(),
  people: Type.Integer({ description: 'Who may take it or have taken it' }),
  ...numbers,
})
export type ExamDepartment = Static<typeof ExamDepartment>

const person = {
  userId: UserIdSchema,
  name: Type.String(),
  userName: Type.String(),
  departmentName: Type.String(),
}

export const ExamPersonRow = Type.Object({
  ...person,
  state: OneOf(EXAM_PERSON_STATES),
  attempts: Type.Integer(),
  score: Nullable(ScoreCents),
  best: Nullable(ScoreCents),
  last: Nullable(ScoreCents),
  lastAt: Nullable(Instant),
  remindedAt: Nullable(Instant),
})
export type ExamPersonRow = Static<typeof ExamPersonRow>

export const AttemptSummary = Type.Object({
  examRecordId: AttemptId,
  number: Type.Integer(),
  edition: Type.Integer(),
  state: OneOf(ATTEMPT_STATES),
  startedAt: Instant,
  submittedAt: Nullable(Instant),
  submitReason: Nullable(OneOf(['learner', 'time_over', 'leave_limit', 'sealed'])),
  score: Nullable(ScoreCents),
  totalScore: ScoreCents,
  isQualified: Nullable(Flag),
  leaves: Type.Integer(),
  takeOvers: Type.Integer(),
})
export type AttemptSummary = Static<typeof AttemptSummary>

export const ExamPersonReport = Type.Object({
  examTitle: Type.String(),
  person: ExamPersonRow,
  attempts: Type.Array(AttemptSummary),
})
export type ExamPersonReport = Static<typeof ExamPersonReport>

export const ReportedAttempt = Type.Object({
  examId: IdOf<'exam'>(),
  examTitle: Type.String(),
  ...person,
  attempt: AttemptSummary,
  sections: ExamResult.properties.sections,
  seconds: Type.Record(Type.String(), Type.Integer(), { description: 'Time for each question, by its key' }),
  notes: Type.Array(
    Type.Object({
      kind: OneOf(ATTEMPT_NOTES),
      at: Instant,
      device: Nullable(Type.String({ description: 'The name that a browser gave' })),
    }),
    { description: 'At most 500, in the order in which they happened' },
  ),
})
export type ReportedAttempt = Static<typeof ReportedAttempt>

export const IntegrityRow = Type.Object({
  ...person,
  examRecordId: AttemptId,
  number: Type.Integer(),
  score: Nullable(ScoreCents),
  leaves: Type.Integer(),
  takeOvers: Type.Integer(),
  devices: Type.Integer({ description: 'Different devices or browsers among the take-overs' }),
  offline: Type.Integer({ description: 'How often the network was lost' }),
  seconds: Type.Integer({ description: 'From start to hand-in' }),
  quick: Type.Integer({ description: 'Right answers given in less than three seconds' }),
})
export type IntegrityRow = Static<typeof IntegrityRow>

const SimilarPerson = Type.Object({ ...person, examRecordId: AttemptId })

export const Similarity = Type.Object({
  comparedAt: Instant,
  people: Type.Integer({ description: 'Whose answers were compared' }),
  leftOut: Type.Integer({ description: 'People beyond the limit of one comparison' }),
  pairs: Type.Array(
    Type.Object({
      one: SimilarPerson,
      other: SimilarPerson,
      same: Type.Integer({ description: 'Questions that both answered wrong in the same way' }),
      bothWrong: Type.Integer(),
      expected: Type.Number({ description: 'How many of them would be the same by chance' }),
    }),
  ),
})
export type Similarity = Static<typeof Similarity>
