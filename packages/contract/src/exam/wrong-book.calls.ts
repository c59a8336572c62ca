import { Type } from 'typebox'
import { type Calls, call } from '../kernel/call.ts'
import { Flag, IdOf, Nothing, OneOf, Page, pageQuery } from '../kernel/schema.ts'
import {
  BookCategory,
  BookQuestion,
  DailyAnswer,
  DailySet,
  PracticeAttemptId,
  PracticeTopic,
} from './practice.model.ts'

const category = Type.Optional(IdOf<'questionCategory'>())
const MOST_DAILY_ANSWERS = 100

export const examWrongBookCalls = {
  'GET /sands-lms/api/v1/practise/wrong/page': call({
    summary: 'Questions that the person answered wrong, last wrong first; with `isLeft` those that have left the book.',
    access: 'learner',
    query: Type.Object({ categoryId: category, isLeft: Type.Optional(Flag), ...pageQuery }),
    data: Page(BookQuestion),
  }),
  'GET /sands-lms/api/v1/practise/favorite/page': call({
    summary: 'Questions that the person marked as favourites, newest first.',
    access: 'learner',
    query: Type.Object({ categoryId: category, ...pageQuery }),
    data: Page(BookQuestion),
  }),
  'POST /sands-lms/api/v1/practise/favorite/set': call({
    summary: 'Adds a question to the favourites or takes it out. Only questions that the person has practised.',
    access: 'learner',
    body: Type.Object({ questionId: IdOf<'question'>(), isFavorite: Flag }),
    data: Nothing,
    errors: ['exam.question_unknown'],
    perMinute: 120,
  }),
  'POST /sands-lms/api/v1/practise/redo': call({
    summary:
      'Starts an attempt with questions of the wrong book or the favourites, at most 50, or returns the one in progress. Each category has its own.',
    access: 'learner',
    body: Type.Object({ kind: OneOf(['wrong', 'favorite']), categoryId: category }),
    data: Type.Object({ practiseRecordId: PracticeAttemptId }),
    errors: ['exam.practice_no_questions'],
    once: true,
    perMinute: 60,
  }),
  'GET /sands-lms/api/v1/practise/book/categories': call({
    summary: 'The categories of the questions in the wrong book or the favourites, by name.',
    access: 'learner',
    query: Type.Object({ kind: OneOf(['wrong', 'favorite']), isLeft: Type.Optional(Flag) }),
    data: Type.Array(BookCategory),
  }),
  'GET /sands-lms/api/v1/practise/topics': call({
    summary: 'How the person does in each category, weakest first.',
    access: 'learner',
    data: Type.Array(PracticeTopic),
  }),
  'GET /sands-lms/api/v1/practise/daily': call({
    summary: 'The set of the day: questions that are due, as many as fit into three minutes, with their solutions.',
    access: 'learner',
    data: DailySet,
  }),
  'POST /sands-lms/api/v1/practise/daily/answer': call({
    summary:
      'Answers of the daily set, also later, from an offline device. A question counts once for each time it is due.',
    access: 'learner',
    body: Type.Object({ answers: Type.Array(DailyAnswer, { minItems: 1, maxItems: MOST_DAILY_ANSWERS }) }),
    data: Type.Object({ stored: Type.Integer() }),
    once: true,
    perMinute: 120,
  }),
} satisfies Calls
