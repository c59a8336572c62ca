import { EXAM_FAULTS } from '@sands/rules/exam/exam-faults'
import { type Static, Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { IdOf, Instant, Nothing, Nullable, OneOf, Page, pageQuery, UserIdSchema, Version } from '../kernel/schema.ts'
import { Picture } from '../media/media.model.ts'
import { ExamDocument, ExamState, ManagedExamItem } from './exam.model.ts'

const Seen = { id: IdOf<'exam'>(), version: Version }
const EXAM_LIMIT = 262_144

export const ExamFault = Type.Object({
  kind: OneOf(EXAM_FAULTS),
  isWarning: Type.Boolean({ description: 'It can be published all the same' }),
})
export type ExamFault = Static<typeof ExamFault>

const NamedPerson = Type.Object({
  id: UserIdSchema,
  name: Type.String(),
  userName: Type.String(),
  departmentName: Type.String(),
})

export const ManagedExam = Type.Object({
  ...ManagedExamItem.properties,
  edition: Type.Integer({ description: 'Rises with every publication; 0 before the first' }),
  questionNum: Type.Integer({ description: 'Of the published paper' }),
  totalScore: Type.Integer({ description: 'Of the published paper, in hundredths' }),
  draft: ExamDocument,
  cover: Nullable(Picture),
  reviewers: Type.Array(NamedPerson),
  faults: Type.Array(ExamFault),
})
export type ManagedExam = Static<typeof ManagedExam>

/** How many people a publication touches. */
export const ExamImpact = Type.Object({
  invited: Type.Integer({ description: 'People in the audience of the draft' }),
  taken: Type.Integer({ description: 'People with at least one attempt' }),
  inProgress: Type.Integer({ description: 'Attempts that run now; they keep their paper' }),
  finished: Type.Integer({ description: 'People with a result' }),
  loseAccess: Type.Integer({ description: 'People with attempts whom the new audience leaves out' }),
  wouldPass: Type.Integer({ description: 'With regrading: people who pass by the new pass mark and did not' }),
  wouldFail: Type.Integer({ description: 'With regrading: people who passed and no longer do' }),
  isPaperChanged: Type.Boolean({ description: 'New attempts get other questions, versions or scores' }),
  correctedKeys: Type.Integer({ description: 'Questions of the published paper with a newer version' }),
  faults: Type.Array(ExamFault),
})
export type ExamImpact = Static<typeof ExamImpact>

export const ExamEdition = Type.Object({
  edition: Type.Integer(),
  publishedAt: Instant,
  publishedBy: Type.String(),
  document: ExamDocument,
})
export type ExamEdition = Static<typeof ExamEdition>

const terms = {
  opensAt: Nullable(Instant),
  closesAt: Nullable(Instant),
  admitUntil: Nullable(Instant),
  limitMinutes: Nullable(Type.Integer({ minimum: 1, maximum: 1440 })),
  attempts: Nullable(Type.Integer({ minimum: 0, maximum: 100 })),
}

export const ExamOverride = Type.Object({
  id: IdOf<'examOverride'>(),
  userId: Nullable(UserIdSchema),
  departmentId: Nullable(IdOf<'department'>()),
  name: Type.String({ description: 'Of the person or the department' }),
  ...terms,
  reason: Type.String(),
  createdAt: Instant,
  createdBy: Type.String(),
})
export type ExamOverride = Static<typeof ExamOverride>

export const NewExamOverride = Type.Object({
  examId: IdOf<'exam'>(),
  userId: Nullable(UserIdSchema),
  departmentId: Nullable(IdOf<'department'>()),
  ...terms,
  reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
})
export type NewExamOverride = Static<typeof NewExamOverride>

export const examManageCalls = {
  'GET /sands-lms/api/v1/manage/exam/page': call({
    summary: 'Exams in every state, newest change first.',
    access: 'right:exam.edit',
    query: Type.Object({
      keyWord: Type.Optional(Type.String({ maxLength: 60 })),
      state: Type.Optional(ExamState),
      ...pageQuery,
    }),
    data: Page(ManagedExamItem),
  }),
  'GET /sands-lms/api/v1/manage/exam/get': call({
    summary: 'One exam as it is edited.',
    access: 'right:exam.edit',
    query: Type.Object({ id: IdOf<'exam'>() }),
    data: ManagedExam,
    errors: ['exam.unknown'],
  }),
  'POST /sands-lms/api/v1/manage/exam/create': call({
    summary: 'Begins an exam, as a draft.',
    access: 'right:exam.edit',
    body: ExamDocument,
    data: ManagedExam,
    errors: ['exam.paper_unknown', 'media.gone', 'org.place_unknown'],
    once: true,
    bodyLimit: EXAM_LIMIT,
  }),
  'POST /sands-lms/api/v1/manage/exam/save': call({
    summary: 'Stores the draft. Learners see nothing of it before it is published.',
    access: 'right:exam.edit',
    body: Type.Object({ ...Seen, draft: ExamDocument }),
    data: ManagedExam,
    errors: ['exam.unknown', 'kernel.changed_meanwhile', 'exam.paper_unknown', 'media.gone', 'org.place_unknown'],
    once: true,
    bodyLimit: EXAM_LIMIT,
  }),
  'POST /sands-lms/api/v1/manage/exam/remove': call({
    summary: 'Deletes an exam. Attempts and results stay. A published one takes the right to publish.',
    access: 'right:exam.edit',
    body: Type.Object(Seen),
    data: Nothing,
    errors: ['exam.unknown', 'kernel.changed_meanwhile', 'kernel.no_permission'],
    once: true,
  }),
  'GET /sands-lms/api/v1/manage/exam/impact': call({
    summary: 'How many people publishing the draft touches, and what keeps it from being published.',
    access: 'right:exam.edit',
    query: Type.Object({ id: IdOf<'exam'>() }),
    data: ExamImpact,
    errors: ['exam.unknown'],
  }),
  'POST /sands-lms/api/v1/manage/exam/publish': call({
    summary:
      'Publishes the draft, now or at an hour: for new attempts only, or with regrading of those that are there.',
    access: 'right:exam.publish',
    body: Type.Object({ ...Seen, publishAt: Type.Optional(Instant), regrade: Type.Optional(Type.Boolean()) }),
    data: ManagedExam,
    errors: [
      'exam.unknown',
      'kernel.changed_meanwhile',
      'exam.has_faults',
      'exam.wrong_state',
      'kernel.hour_passed',
      'org.place_unknown',
    ],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/exam/withdraw': call({
    summary: 'Hides the exam from learners. Nobody starts; running attempts are handed in by their deadline.',
    access: 'right:exam.publish',
    body: Type.Object(Seen),
    data: ManagedExam,
    errors: ['exam.unknown', 'kernel.changed_meanwhile', 'exam.wrong_state'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/exam/unschedule': call({
    summary: 'Drops the scheduled publication. What learners see stays.',
    access: 'right:exam.publish',
    body: Type.Object(Seen),
    data: ManagedExam,
    errors: ['exam.unknown', 'kernel.changed_meanwhile', 'exam.wrong_state'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/exam/archive': call({
    summary: 'Archives an exam: results can be read, nobody starts.',
    access: 'right:exam.publish',
    body: Type.Object(Seen),
    data: ManagedExam,
    errors: ['exam.unknown', 'kernel.changed_meanwhile', 'exam.wrong_state'],
    once: true,
  }),
  'GET /sands-lms/api/v1/manage/exam/edition/page': call({
    summary: 'What was published before, newest first.',
    access: 'right:exam.edit',
    query: Type.Object({ id: IdOf<'exam'>(), ...pageQuery }),
    data: Page(ExamEdition),
    errors: ['exam.unknown'],
  }),
  'GET /sands-lms/api/v1/manage/exam/override/list': call({
    summary: 'Other terms for people and departments, newest first, at most 500.',
    access: 'right:exam.edit',
    query: Type.Object({ examId: IdOf<'exam'>() }),
    data: Type.Array(ExamOverride),
    errors: ['exam.unknown'],
  }),
  'POST /sands-lms/api/v1/manage/exam/override/add': call({
    summary: 'Gives other terms to one person or one department, with the reason. Null keeps what the exam says.',
    access: 'right:exam.publish',
    body: NewExamOverride,
    data: ExamOverride,
    errors: ['exam.unknown', 'exam.bad_override', 'org.place_unknown'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/exam/override/remove': call({
    summary: 'Takes other terms back. Attempts that have begun keep them.',
    access: 'right:exam.publish',
    body: Type.Object({ id: IdOf<'examOverride'>() }),
    data: Nothing,
    errors: ['exam.override_unknown'],
    once: true,
  }),
} satisfies Calls
