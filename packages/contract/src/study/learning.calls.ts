import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Flag, IdOf, Instant, Nothing, Page, pageQuery } from '../kernel/schema.ts'
import {
  LearnId,
  LearningDetail,
  LearningProgress,
  LearningReceipt,
  LearningRecord,
  LearningUpdate,
  LearnTypeSchema,
  MyNote,
  origin,
  StudyNote,
  UncountedTime,
} from './learning.model.ts'

const learned = { learnType: LearnTypeSchema, learnId: LearnId }
const MOST_AT_ONCE = 200
/** The largest number of coursewares in a course. */
const MOST_PIECES = 10_000
/** The largest position that can be stored. */
const LAST_PLACE = 2_147_483_647

export const learningCalls = {
  'POST /sands-lms/api/v1/learning-details/create': call({
    summary: 'Begins a viewing. From now on this one counts; another of the same person on any device no longer does.',
    access: 'learner',
    body: Type.Object({
      ...learned,
      courseId: Type.Optional(IdOf<'course'>()),
      terminalType: Type.Integer({ minimum: 1, maximum: 9 }),
      clientTime: Instant,
      ...origin,
      // The viewing is for offline use: other viewings do not end it, and it counts when its updates are sent later.
      isOffline: Type.Optional(Flag),
    }),
    data: LearningDetail,
    errors: ['study.gone', 'study.locked', 'study.not_ready'],
  }),
  'POST /sands-lms/api/v1/learning-details/update': call({
    summary: 'What was seen since the last update. Answered once it is stored for good.',
    access: 'learner',
    body: LearningUpdate,
    data: LearningReceipt,
    errors: ['study.viewing_unknown'],
  }),
  'POST /sands-lms/api/v1/learning-details/finish': call({
    summary: 'The last of a viewing. Whether the thing is finished is for the server to say.',
    access: 'learner',
    body: LearningUpdate,
    data: LearningReceipt,
    errors: ['study.viewing_unknown'],
  }),
  'POST /sands-lms/api/v1/learning-details/page': call({
    summary: 'Viewings of the person, newest first, of one thing or of all.',
    access: 'learner',
    body: Type.Object({
      learnType: Type.Optional(LearnTypeSchema),
      learnId: Type.Optional(LearnId),
      ...pageQuery,
    }),
    data: Page(LearningRecord),
  }),
  'POST /sands-lms/api/v1/learning-details/progress': call({
    summary: 'How far the person is with these things. What was never begun is left out.',
    access: 'learner',
    body: Type.Object({
      learnType: LearnTypeSchema,
      learnIds: Type.Array(LearnId, { minItems: 1, maxItems: MOST_AT_ONCE }),
    }),
    data: Type.Array(LearningProgress),
  }),
  'GET /sands-lms/api/v1/learning-details/uncounted': call({
    summary: 'Time with a thing that was not counted, by day and reason, the last 30 days.',
    access: 'learner',
    query: Type.Object(learned),
    data: Type.Array(UncountedTime),
  }),
  'GET /sands-lms/api/v1/study-note/page': call({
    summary: 'The private notes of the person on a thing, in its order.',
    access: 'learner',
    query: Type.Object({ ...learned, ...pageQuery }),
    data: Page(StudyNote),
  }),
  'POST /sands-lms/api/v1/study-note/list': call({
    summary: 'The private notes of the person on several things, such as all pieces of a course, in the order given.',
    access: 'learner',
    body: Type.Object({
      learnType: LearnTypeSchema,
      learnIds: Type.Array(LearnId, { minItems: 1, maxItems: MOST_PIECES, uniqueItems: true }),
      ...pageQuery,
    }),
    data: Page(StudyNote),
    bodyLimit: 262_144,
  }),
  'GET /sands-lms/api/v1/study-note/mine': call({
    summary: 'All private notes of the person, those on what has gone included; what was written on last comes first.',
    access: 'learner',
    query: Type.Object(pageQuery),
    data: Page(MyNote),
  }),
  'POST /sands-lms/api/v1/study-note/save': call({
    summary: 'Writes a note, or writes it anew.',
    access: 'learner',
    body: Type.Object({
      id: Type.Optional(IdOf<'note'>()),
      version: Type.Optional(Type.Integer({ minimum: 1, description: 'With the id: the one that was written anew' })),
      ...learned,
      position: Type.Union([Type.Integer({ minimum: 0, maximum: LAST_PLACE }), Type.Null()]),
      content: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }),
    }),
    data: StudyNote,
    errors: ['study.gone', 'study.note_gone', 'study.too_many_notes', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'POST /sands-lms/api/v1/study-note/delete': call({
    summary: 'Throws a note away.',
    access: 'learner',
    body: Type.Object({ id: IdOf<'note'>() }),
    data: Nothing,
    once: true,
  }),
} satisfies Calls
