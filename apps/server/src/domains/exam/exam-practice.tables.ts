import type { PracticeDocument } from '@sands/contract/exam/practice.model'
import type { Answer } from '@sands/contract/exam/question.model'
import type { Id } from '@sands/contract/kernel/schema'
import type {
  PracticeAttemptState,
  PracticeKind,
  PracticeMode,
  PracticeProgress,
  PracticeState,
} from '@sands/rules/exam/practice'
import type { AnswerVerdict } from '@sands/rules/exam/score'
import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { id, instant, newId } from '../../kernel/database/columns.ts'
import { audiences, colleges, users } from '../org/index.ts'
import { type AttemptPaper, questions, questionVersions } from './exam.tables.ts'
import type { Recall } from './practice/recall.ts'

const ofCollege = () =>
  id<'college'>('college_id')
    .notNull()
    .references(() => colleges.id)
const ofUser = () =>
  id<'user'>('user_id')
    .notNull()
    .references(() => users.id)
const ofQuestion = () =>
  id<'question'>('question_id')
    .notNull()
    .references(() => questions.id)

/** Practices. What learners get is in `published`; what an author works on is in `draft`. */
export const practices = pgTable(
  'practices',
  {
    id: newId<'practice'>('id').primaryKey(),
    collegeId: ofCollege(),
    audienceId: id<'audience'>('audience_id').references(() => audiences.id),
    title: text('title').notNull(),
    state: text('state').$type<PracticeState>().notNull(),
    draft: jsonb('draft').$type<PracticeDocument>().notNull(),
    published: jsonb('published').$type<PracticeDocument>(),
    questionNum: integer('question_num').notNull().default(0),
    opensAt: instant('opens_at'),
    closesAt: instant('closes_at'),
    publishedAt: instant('published_at'),
    /** The opening and the end that people were told about. */
    openingTold: instant('opening_told'),
    endTold: instant('end_told'),
    version: integer('version').notNull().default(1),
    updatedBy: id<'user'>('updated_by').references(() => users.id),
    updatedAt: instant('updated_at').notNull(),
    removedAt: instant('removed_at'),
    grams: text('grams').array().generatedAlwaysAs(sql`grams_of(title)`),
  },
  (table) => [
    index('practices_edited').on(table.collegeId, table.updatedAt).where(sql`removed_at is null`),
    index('practices_published').on(table.collegeId, table.publishedAt).where(sql`removed_at is null`),
    index('practices_audience').on(table.audienceId),
    index('practices_updated_by').on(table.updatedBy),
    index('practices_grams').using('gin', table.grams),
  ],
)

/** Which questions a practice names, in its draft or as published, so that a question knows where it is used. */
export const practiceQuestions = pgTable(
  'practice_questions',
  {
    practiceId: id<'practice'>('practice_id')
      .notNull()
      .references(() => practices.id),
    questionId: ofQuestion(),
  },
  (table) => [
    primaryKey({ columns: [table.practiceId, table.questionId] }),
    index('practice_questions_question').on(table.questionId),
  ],
)

/** How a person is doing in a practice: stored here and nowhere else, changed in the transaction of the attempt. */
export const practicePeople = pgTable(
  'practice_people',
  {
    practiceId: id<'practice'>('practice_id')
      .notNull()
      .references(() => practices.id),
    userId: ofUser(),
    collegeId: ofCollege(),
    progress: text('progress').$type<PracticeProgress>().notNull(),
    handedIn: integer('handed_in').notNull().default(0),
    bestPercent: smallint('best_percent'),
    completedAt: instant('completed_at'),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.practiceId, table.userId] }),
    index('practice_people_user').on(table.userId),
    index('practice_people_college').on(table.collegeId),
  ],
)

/** The questions of one attempt in their order. Later edits cannot change them. */
export interface PracticeAttemptPaper extends AttemptPaper {
  /** The question of the bank by key. */
  questionIds: Record<string, Id<'question'>>
}

export const practiceAttempts = pgTable(
  'practice_attempts',
  {
    id: newId<'practiceAttempt'>('id').primaryKey(),
    kind: text('kind').$type<PracticeKind>().notNull(),
    /** Null for the wrong book and the favourites. */
    practiceId: id<'practice'>('practice_id').references(() => practices.id),
    /** The category of the bank that the wrong book or the favourites were limited to; it may be deleted since. */
    categoryId: id<'questionCategory'>('category_id'),
    userId: ofUser(),
    collegeId: ofCollege(),
    number: integer('number').notNull(),
    state: text('state').$type<PracticeAttemptState>().notNull(),
    mode: text('mode').$type<PracticeMode>().notNull(),
    seed: integer('seed').notNull(),
    shuffleOptions: boolean('shuffle_options').notNull(),
    paper: jsonb('paper').$type<PracticeAttemptPaper>().notNull(),
    questionNum: integer('question_num').notNull(),
    startedAt: instant('started_at').notNull(),
    savedAt: instant('saved_at'),
    handedInAt: instant('handed_in_at'),
    answered: integer('answered').notNull().default(0),
    rightNum: integer('right_num').notNull().default(0),
    wrongNum: integer('wrong_num').notNull().default(0),
    accuracy: smallint('accuracy'),
    /** The task of a training it was opened from. */
    trainingId: id<'training'>('training_id'),
    globalIndex: integer('global_index'),
  },
  (table) => [
    // Two starts at once: one attempt.
    uniqueIndex('practice_attempts_open')
      .on(table.userId, table.collegeId, table.kind, sql`coalesce(practice_id, 0)`, sql`coalesce(category_id, 0)`)
      .where(sql`state = 'in_progress'`),
    index('practice_attempts_practice').on(table.practiceId, table.userId),
    index('practice_attempts_user').on(table.userId, table.startedAt),
    index('practice_attempts_college').on(table.collegeId),
  ],
)

/** The newest answer of each part of an attempt. */
export const practiceAnswers = pgTable(
  'practice_answers',
  {
    attemptId: id<'practiceAttempt'>('attempt_id')
      .notNull()
      .references(() => practiceAttempts.id),
    questionKey: text('question_key').notNull(),
    versionId: id<'questionVersion'>('version_id')
      .notNull()
      .references(() => questionVersions.id),
    answer: jsonb('answer').$type<Answer>().notNull(),
    isFinal: boolean('is_final').notNull(),
    madeAt: instant('made_at').notNull(),
    verdict: text('verdict').$type<AnswerVerdict>(),
  },
  (table) => [
    primaryKey({ columns: [table.attemptId, table.questionKey] }),
    index('practice_answers_version').on(table.versionId),
  ],
)

/** Every scored answer to a question. Rows are only added; the key makes sure that an answer counts once. */
export const practiceReviews = pgTable(
  'practice_reviews',
  {
    userId: ofUser(),
    key: text('key').notNull(),
    collegeId: ofCollege(),
    questionId: ofQuestion(),
    practiceId: id<'practice'>('practice_id').references(() => practices.id),
    isDaily: boolean('is_daily').notNull().default(false),
    isRight: boolean('is_right').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('practice_reviews_user').on(table.userId, table.at),
    index('practice_reviews_question').on(table.questionId),
    index('practice_reviews_practice').on(table.practiceId, table.questionId),
    index('practice_reviews_college').on(table.collegeId),
  ],
)

/** The wrong book of a person, and when FSRS brings each question back. A question that has left stays as history. */
export const practiceRecalls = pgTable(
  'practice_recalls',
  {
    userId: ofUser(),
    questionId: ofQuestion(),
    collegeId: ofCollege(),
    timesWrong: integer('times_wrong').notNull(),
    rightInRow: integer('right_in_row').notNull(),
    firstWrongAt: instant('first_wrong_at').notNull(),
    lastWrongAt: instant('last_wrong_at').notNull(),
    leftAt: instant('left_at'),
    dueAt: instant('due_at').notNull(),
    stability: doublePrecision('stability').notNull(),
    difficulty: doublePrecision('difficulty').notNull(),
    scheduledDays: integer('scheduled_days').notNull(),
    learningSteps: integer('learning_steps').notNull(),
    reps: integer('reps').notNull(),
    lapses: integer('lapses').notNull(),
    state: smallint('state').$type<Recall['state']>().notNull(),
    reviewedAt: instant('reviewed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.questionId] }),
    index('practice_recalls_due').on(table.userId, table.collegeId, table.dueAt),
    index('practice_recalls_book').on(table.userId, table.lastWrongAt).where(sql`left_at is null`),
    index('practice_recalls_question').on(table.questionId),
    index('practice_recalls_college').on(table.collegeId),
  ],
)

export const practiceFavorites = pgTable(
  'practice_favorites',
  {
    userId: ofUser(),
    questionId: ofQuestion(),
    collegeId: ofCollege(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.questionId] }),
    index('practice_favorites_user').on(table.userId, table.createdAt),
    index('practice_favorites_question').on(table.questionId),
    index('practice_favorites_college').on(table.collegeId),
  ],
)
