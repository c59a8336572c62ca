import { PRACTICE_FAULTS } from '@sands/rules/exam/practice-faults'
import { type Static, Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Nothing, Nullable, OneOf, Page, pageQuery, Version } from '../kernel/schema.ts'
import { ManagedPracticeItem, PracticeDocument, PracticeId, PracticeState, PracticeTopic } from './practice.model.ts'
import { ManagedQuestionItem, PartKey } from './question.model.ts'

const Seen = { id: PracticeId, version: Version }
const PRACTICE_LIMIT = 262_144

export const PracticeFault = Type.Object({
  kind: OneOf(PRACTICE_FAULTS),
  key: Nullable(Type.String({ description: 'The question or the draw it is about' })),
})
export type PracticeFault = Static<typeof PracticeFault>

/** Whether the bank can serve a practice. */
export const PracticeSupply = Type.Object({
  questionNum: Type.Integer(),
  draws: Type.Array(Type.Object({ key: PartKey, available: Type.Integer(), missing: Type.Integer() })),
  faults: Type.Array(PracticeFault),
})
export type PracticeSupply = Static<typeof PracticeSupply>

export const ManagedPractice = Type.Object({
  ...ManagedPracticeItem.properties,
  draft: PracticeDocument,
  questions: Type.Array(ManagedQuestionItem, { description: 'Those that the practice names' }),
  supply: PracticeSupply,
})
export type ManagedPractice = Static<typeof ManagedPractice>

/** Numbers only: nobody's name, and nothing about a topic that fewer than five people have practised. */
export const PracticeNumbers = Type.Object({
  title: Type.String(),
  invited: Type.Integer(),
  started: Type.Integer(),
  completed: Type.Integer(),
  attempts: Type.Integer(),
  averagePercent: Nullable(Type.Integer()),
  topics: Type.Array(Type.Object({ ...Type.Omit(PracticeTopic, ['inBook']).properties, people: Type.Integer() })),
})
export type PracticeNumbers = Static<typeof PracticeNumbers>

export const examPracticeManageCalls = {
  'GET /sands-lms/api/v1/manage/practise/page': call({
    summary: 'Practices in every state, newest change first.',
    access: 'right:exam.edit',
    query: Type.Object({
      keyWord: Type.Optional(Type.String({ maxLength: 60 })),
      state: Type.Optional(PracticeState),
      ...pageQuery,
    }),
    data: Page(ManagedPracticeItem),
  }),
  'GET /sands-lms/api/v1/manage/practise/get': call({
    summary: 'One practice as it is edited.',
    access: 'right:exam.edit',
    query: Type.Object({ id: PracticeId }),
    data: ManagedPractice,
    errors: ['exam.practice_unknown'],
  }),
  'POST /sands-lms/api/v1/manage/practise/supply': call({
    summary: 'Says whether the bank can serve a practice as it is being edited. Nothing is stored.',
    access: 'right:exam.edit',
    body: PracticeDocument,
    data: PracticeSupply,
    bodyLimit: PRACTICE_LIMIT,
  }),
  'POST /sands-lms/api/v1/manage/practise/create': call({
    summary: 'Adds a practice, as a draft.',
    access: 'right:exam.edit',
    body: PracticeDocument,
    data: ManagedPractice,
    errors: ['kernel.malformed', 'org.place_unknown'],
    once: true,
    bodyLimit: PRACTICE_LIMIT,
  }),
  'POST /sands-lms/api/v1/manage/practise/save': call({
    summary: 'Stores the draft. Learners see nothing of it before it is published.',
    access: 'right:exam.edit',
    body: Type.Object({ ...Seen, draft: PracticeDocument }),
    data: ManagedPractice,
    errors: ['exam.practice_unknown', 'kernel.changed_meanwhile', 'kernel.malformed', 'org.place_unknown'],
    once: true,
    bodyLimit: PRACTICE_LIMIT,
  }),
  'POST /sands-lms/api/v1/manage/practise/copy': call({
    summary: 'Adds a draft with the same content and the title that is given.',
    access: 'right:exam.edit',
    body: Type.Object({ id: PracticeId, title: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' }) }),
    data: ManagedPractice,
    errors: ['exam.practice_unknown', 'org.place_unknown'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/practise/publish': call({
    summary: 'Publishes the draft. Attempts in progress keep their questions.',
    access: 'right:exam.publish',
    body: Type.Object(Seen),
    data: ManagedPractice,
    errors: [
      'exam.practice_unknown',
      'kernel.changed_meanwhile',
      'exam.has_faults',
      'exam.practice_wrong_state',
      'org.place_unknown',
    ],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/practise/end': call({
    summary: 'Ends a practice: nobody starts, attempts in progress can be finished, results can be read.',
    access: 'right:exam.publish',
    body: Type.Object(Seen),
    data: ManagedPractice,
    errors: ['exam.practice_unknown', 'kernel.changed_meanwhile', 'exam.practice_wrong_state'],
    once: true,
  }),
  'POST /sands-lms/api/v1/manage/practise/remove': call({
    summary: 'Deletes a practice. Wrong books keep their questions. A published one takes the right to publish.',
    access: 'right:exam.edit',
    body: Type.Object(Seen),
    data: Nothing,
    errors: ['exam.practice_unknown', 'kernel.changed_meanwhile', 'kernel.no_permission'],
    once: true,
  }),
  'GET /sands-lms/api/v1/manage/practise/numbers': call({
    summary: 'How many people practise, and how well in each category. Numbers only.',
    access: 'right:exam.edit',
    query: Type.Object({ id: PracticeId }),
    data: PracticeNumbers,
    errors: ['exam.practice_unknown'],
  }),
} satisfies Calls
