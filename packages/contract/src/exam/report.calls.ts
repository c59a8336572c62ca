import { EXAM_PERSON_STATES, REPORTED_EXAM_STATES } from '@sands/rules/exam/report-states'
import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdList, IdOf, Nullable, OneOf, Page, pageQuery, UserIdSchema } from '../kernel/schema.ts'
import { AttemptId } from './attempt.model.ts'
import {
  ExamDepartment,
  ExamPersonReport,
  ExamPersonRow,
  ExamReport,
  IntegrityRow,
  QuestionReport,
  QuestionStatistics,
  ReportedAttempt,
  ReportedExam,
  Similarity,
} from './report.model.ts'

const KeyWord = Type.String({ maxLength: 60 })
const ofExam = { examId: IdOf<'exam'>() }
const people = { departmentId: Type.Optional(IdOf<'department'>()), keyWord: Type.Optional(KeyWord) }
const filter = { ...ofExam, ...people, state: Type.Optional(OneOf(EXAM_PERSON_STATES)) }
const exams = { keyWord: Type.Optional(KeyWord), state: Type.Optional(OneOf(REPORTED_EXAM_STATES)) }
const Started = Type.Object({ batchId: IdOf<'batch'>() })
const access = 'right:exam.report'

export const examReportCalls = {
  'GET /sands-lms/api/v1/manage/exam/report/exams': call({
    summary: 'Exams with how many people took and passed each, latest published first.',
    access,
    query: Type.Object({ ...exams, ...pageQuery }),
    data: Page(ReportedExam),
  }),
  'GET /sands-lms/api/v1/manage/exam/report': call({
    summary: 'How an exam went: who took it, who passed, and how the scores are distributed.',
    access,
    query: Type.Object(ofExam),
    data: ExamReport,
    errors: ['exam.unknown'],
  }),
  'GET /sands-lms/api/v1/manage/exam/report/questions': call({
    summary: 'Every question that people had, with facility, discrimination and average time.',
    access,
    query: Type.Object(ofExam),
    data: Type.Object({
      attempts: Type.Integer({ description: 'Finished attempts that were counted: at most the newest 10,000' }),
      questions: Type.Array(QuestionStatistics, { description: 'At most 1,000, in the order of the paper' }),
    }),
    errors: ['exam.unknown'],
  }),
  'GET /sands-lms/api/v1/manage/exam/report/question': call({
    summary: 'One question with how often each option or answer was given.',
    access,
    query: Type.Object({
      ...ofExam,
      questionId: IdOf<'question'>(),
      child: Type.Optional(Type.String({ pattern: '^[A-Za-z0-9-]{1,40}$', maxLength: 40 })),
    }),
    data: QuestionReport,
    errors: ['exam.unknown', 'exam.question_unknown'],
  }),
  'GET /sands-lms/api/v1/manage/exam/report/departments': call({
    summary: 'How each department did, most people first. People count in the department they belong to now.',
    access,
    query: Type.Object({ ...ofExam, ...pageQuery }),
    data: Page(ExamDepartment),
    errors: ['exam.unknown'],
  }),
  'GET /sands-lms/api/v1/manage/exam/report/page': call({
    summary: 'The people of an exam with their result, including those who have not taken it.',
    access,
    query: Type.Object({ ...filter, ...pageQuery }),
    data: Page(ExamPersonRow),
    errors: ['exam.unknown'],
  }),
  'GET /sands-lms/api/v1/manage/exam/report/person': call({
    summary: 'All attempts of one person in an exam.',
    access,
    query: Type.Object({ ...ofExam, userId: UserIdSchema }),
    data: ExamPersonReport,
    errors: ['exam.unknown', 'kernel.not_found'],
  }),
  'GET /sands-lms/api/v1/manage/exam/report/attempt': call({
    summary: 'One attempt with its answers, the time for each question, and what happened meanwhile.',
    access,
    query: Type.Object({ examRecordId: AttemptId }),
    data: ReportedAttempt,
    errors: ['exam.attempt_unknown'],
  }),
  'GET /sands-lms/api/v1/manage/exam/report/remind': call({
    summary: 'How many people a reminder would reach now.',
    access,
    query: Type.Object({ ...ofExam, ...people, userIds: Type.Optional(IdList) }),
    data: Type.Object({
      people: Type.Integer({ description: 'Who have not taken it and get the reminder' }),
      resting: Type.Integer({ description: 'Who have not taken it, and were reminded within the last 24 hours' }),
    }),
    errors: ['exam.unknown', 'exam.withdrawn', 'exam.not_open_yet', 'exam.closed'],
  }),
  'POST /sands-lms/api/v1/manage/exam/report/remind': call({
    summary: 'Reminds people who have not taken the exam, each at most once in 24 hours.',
    access,
    body: Type.Object({
      ...ofExam,
      ...people,
      userIds: Type.Optional(Type.Array(UserIdSchema, { minItems: 1, maxItems: 100, uniqueItems: true })),
    }),
    data: Type.Object({ people: Type.Integer({ description: 'Who got the reminder' }) }),
    errors: ['exam.unknown', 'exam.withdrawn', 'exam.not_open_yet', 'exam.closed'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/exam/report/export': call({
    summary: 'Exports people, questions and departments of an exam as three sheets, as a batch.',
    access,
    stepUp: true,
    body: Type.Object(filter),
    data: Started,
    errors: ['exam.unknown'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/exam/report/export-all': call({
    summary:
      'Exports two sheets as a batch: exams with their numbers, and who took them. With a department: its people.',
    access,
    stepUp: true,
    body: Type.Object({ ...exams, departmentId: Type.Optional(IdOf<'department'>()) }),
    data: Started,
    once: true,
  }),
  'GET /sands-lms/api/v1/manage/exam/report/integrity': call({
    summary: 'Attempts with events worth a look: pages left, devices changed, answers given very fast. Hints only.',
    access,
    query: Type.Object({ ...ofExam, ...pageQuery }),
    data: Page(IntegrityRow),
    errors: ['exam.unknown'],
  }),
  'GET /sands-lms/api/v1/manage/exam/report/similarity': call({
    summary: 'The last comparison of answers: pairs with more equal wrong answers than chance explains. Hints only.',
    access,
    query: Type.Object(ofExam),
    data: Nullable(Similarity),
    errors: ['exam.unknown'],
  }),
  'POST /sands-lms/api/v1/manage/exam/report/similarity/start': call({
    summary: 'Compares the answers of all people, as a batch.',
    access,
    body: Type.Object(ofExam),
    data: Started,
    errors: ['exam.unknown'],
    once: true,
  }),
} satisfies Calls
