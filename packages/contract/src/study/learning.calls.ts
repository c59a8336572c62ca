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
const MOST_COURSEWARES = 10_000
/** The largest position that can be stored. */
const LAST_PLACE = 2_147_483_647

export const learningCalls = {
  'POST /sands-lms/api/v1/learning-details/create': call({
    summary:
      'Starts a viewing. From now on only this one counts; other viewings of the person on any device stop counting.',
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
    errors: ['study.gone', 'study.locked', 'study.not_ready', 'training.task_locked'],
  }),
  'POST /sands-lms/api/v1/learning-details/update': call({
    summary: 'Reports the segments played since the last update. The answer is sent after they are stored durably.',
    access: 'learner',
    body: LearningUpdate,
    data: LearningReceipt,
    errors: ['study.viewing_unknown'],
  }),
  'POST /sands-lms/api/v1/learning-details/finish': call({
    summary: 'The last update of a viewing. The server decides whether the content is finished.',
    access: 'learner',
    body: LearningUpdate,
    data: LearningReceipt,
    errors: ['study.viewing_unknown'],
  }),
  'POST /sands-lms/api/v1/learning-details/page': call({
    summary: 'Viewings of the person, newest first, of one content or of all.',
    access: 'learner',
    body: Type.Object({
      learnType: Type.Optional(LearnTypeSchema),
      learnId: Type.Optional(LearnId),
      ...pageQuery,
    }),
    data: Page(LearningRecord),
  }),
  'POST /sands-lms/api/v1/learning-details/progress': call({
    summary: 'The progress of the person with several contents, without those that they have not started.',
    access: 'learner',
    body: Type.Object({
      learnType: LearnTypeSchema,
      learnIds: Type.Array(LearnId, { minItems: 1, maxItems: MOST_AT_ONCE }),
    }),
    data: Type.Array(LearningProgress),
  }),
  'GET /sands-lms/api/v1/learning-details/uncounted': call({
    summary: 'Uncounted time with a content in the last 30 days, by day and reason.',
    access: 'learner',
    query: Type.Object(learned),
    data: Type.Array(UncountedTime),
  }),
  'GET /sands-lms/api/v1/study-note/page': call({
    summary: 'The private notes of the person on a content, in the order of their places in it.',
    access: 'learner',
    query: Type.Object({ ...learned, ...pageQuery }),
    data: Page(StudyNote),
  }),
  'POST /sands-lms/api/v1/study-note/list': call({
    summary:
      'The private notes of the person on several contents, such as all courseware of a course, in the given order.',
    access: 'learner',
    body: Type.Object({
      learnType: LearnTypeSchema,
      learnIds: Type.Array(LearnId, { minItems: 1, maxItems: MOST_COURSEWARES, uniqueItems: true }),
      ...pageQuery,
    }),
    data: Page(StudyNote),
    bodyLimit: 262_144,
  }),
  'GET /sands-lms/api/v1/study-note/mine': call({
    summary:
      'All private notes of the person, including notes on deleted content; the content with the latest note comes first.',
    access: 'learner',
    query: Type.Object(pageQuery),
    data: Page(MyNote),
  }),
  'POST /sands-lms/api/v1/study-note/save': call({
    summary: 'Adds or changes a note.',
    access: 'learner',
    body: Type.Object({
      id: Type.Optional(IdOf<'note'>()),
      version: Type.Optional(Type.Integer({ minimum: 1, description: 'With the id: the version before the change' })),
      ...learned,
      position: Type.Union([Type.Integer({ minimum: 0, maximum: LAST_PLACE }), Type.Null()]),
      content: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }),
    }),
    data: StudyNote,
    errors: ['study.gone', 'study.note_gone', 'study.too_many_notes', 'kernel.changed_meanwhile'],
    once: true,
  }),
  'POST /sands-lms/api/v1/study-note/delete': call({
    summary: 'Deletes a note.',
    access: 'learner',
    body: Type.Object({ id: IdOf<'note'>() }),
    data: Nothing,
    once: true,
  }),
} satisfies Calls
