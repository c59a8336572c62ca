import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import { and, asc, count, desc, eq, gt, gte, inArray, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { questionCategories, questions, questionVersions } from '../exam.tables.ts'
import { practiceAttempts, practiceFavorites, practiceRecalls, practiceReviews } from '../exam-practice.tables.ts'
import { DAILY_TYPES } from './recall.ts'

type QuestionId = Id<'question'>
export type RecallRow = typeof practiceRecalls.$inferSelect

interface Owner {
  collegeId: CollegeId
  userId: UserId
}

export interface BookFilter {
  kind: 'wrong' | 'favorite'
  categoryId?: Id<'questionCategory'> | undefined
  isLeft: boolean
}

const MOST_TOPICS = 200
/** More than three minutes need; those that do not fit are left out afterwards. */
const MOST_DUE = 60

function filtered({ collegeId }: Owner, { kind, categoryId, isLeft }: BookFilter): SQL | undefined {
  const left = isLeft ? isNotNull(practiceRecalls.leftAt) : isNull(practiceRecalls.leftAt)
  return and(
    eq(questions.collegeId, collegeId),
    isNull(questions.removedAt),
    kind === 'wrong' ? and(isNotNull(practiceRecalls.userId), left) : isNotNull(practiceFavorites.userId),
    categoryId === undefined
      ? undefined
      : sql`${questions.categoryId} in (with recursive below as (
          select id from question_categories where id = ${categoryId} and college_id = ${collegeId}
          union all select c.id from question_categories c join below b on c.parent_id = b.id)
        select id from below)`,
  )
}

const ofPerson = ({ userId }: Owner) => ({
  recall: and(eq(practiceRecalls.questionId, questions.id), eq(practiceRecalls.userId, userId)),
  favorite: and(eq(practiceFavorites.questionId, questions.id), eq(practiceFavorites.userId, userId)),
})

export const wrongBookRepo = {
  page: (db: Db, owner: Owner, { size, offset, ...filter }: BookFilter & { size: number; offset: number }) => {
    const joins = ofPerson(owner)
    return db
      .select({
        questionId: questions.id,
        title: questions.title,
        type: questions.type,
        categoryId: questions.categoryId,
        categoryName: questionCategories.name,
        timesWrong: practiceRecalls.timesWrong,
        lastWrongAt: practiceRecalls.lastWrongAt,
        rightInRow: practiceRecalls.rightInRow,
        leftAt: practiceRecalls.leftAt,
        dueAt: practiceRecalls.dueAt,
        favoriteAt: practiceFavorites.createdAt,
      })
      .from(questions)
      .leftJoin(practiceRecalls, joins.recall)
      .leftJoin(practiceFavorites, joins.favorite)
      .leftJoin(questionCategories, eq(questionCategories.id, questions.categoryId))
      .where(filtered(owner, filter))
      .orderBy(
        desc(filter.kind === 'wrong' ? practiceRecalls.lastWrongAt : practiceFavorites.createdAt),
        desc(questions.id),
      )
      .limit(size)
      .offset(offset)
  },

  total: (db: Db, owner: Owner, filter: BookFilter): Promise<number> => {
    const joins = ofPerson(owner)
    return db
      .select({ total: count() })
      .from(questions)
      .leftJoin(practiceRecalls, joins.recall)
      .leftJoin(practiceFavorites, joins.favorite)
      .where(filtered(owner, filter))
      .then(([row]) => row?.total ?? 0)
  },

  /** The categories of the questions in the book or the favourites, by name. */
  categories: (db: Db, owner: Owner, filter: Omit<BookFilter, 'categoryId'>) => {
    const joins = ofPerson(owner)
    return db
      .select({ categoryId: questionCategories.id, categoryName: questionCategories.name, questionNum: count() })
      .from(questions)
      .innerJoin(questionCategories, eq(questionCategories.id, questions.categoryId))
      .leftJoin(practiceRecalls, joins.recall)
      .leftJoin(practiceFavorites, joins.favorite)
      .where(filtered(owner, filter))
      .groupBy(questionCategories.id, questionCategories.name)
      .orderBy(asc(questionCategories.name), asc(questionCategories.id))
      .limit(MOST_TOPICS)
  },

  /** Whether the person had the question in an attempt: nobody learns about other questions of the bank. */
  hasPractised: (db: Db, { userId, collegeId }: Owner, questionId: QuestionId): Promise<boolean> =>
    db
      .$count(
        practiceAttempts,
        and(
          eq(practiceAttempts.userId, userId),
          eq(practiceAttempts.collegeId, collegeId),
          sql`${practiceAttempts.paper} -> 'questionIds' ? ${`q-${questionId}`}`,
        ),
      )
      .then((found) => found > 0),

  async setFavorite(
    tx: Tx,
    { userId, collegeId }: Owner,
    { questionId, createdAt }: { questionId: QuestionId; createdAt: Date },
  ) {
    await tx.insert(practiceFavorites).values({ userId, collegeId, questionId, createdAt }).onConflictDoNothing()
  },

  removeFavorite: (tx: Tx, { userId }: Owner, questionId: QuestionId) =>
    tx
      .delete(practiceFavorites)
      .where(and(eq(practiceFavorites.userId, userId), eq(practiceFavorites.questionId, questionId))),

  topics: (db: Db, { userId, collegeId }: Owner) => {
    const answered = sql<number>`count(*)::int`
    const right = sql<number>`count(*) filter (where ${practiceReviews.isRight})::int`
    return db
      .select({
        categoryId: questions.categoryId,
        categoryName: questionCategories.name,
        answered,
        right,
        inBook: sql<number>`count(distinct ${practiceRecalls.questionId}) filter (where ${practiceRecalls.leftAt} is null)::int`,
      })
      .from(practiceReviews)
      .innerJoin(questions, eq(questions.id, practiceReviews.questionId))
      .leftJoin(questionCategories, eq(questionCategories.id, questions.categoryId))
      .leftJoin(
        practiceRecalls,
        and(eq(practiceRecalls.questionId, questions.id), eq(practiceRecalls.userId, practiceReviews.userId)),
      )
      .where(and(eq(practiceReviews.userId, userId), eq(practiceReviews.collegeId, collegeId)))
      .groupBy(questions.categoryId, questionCategories.name)
      .orderBy(sql`${right}::float / ${answered}`, desc(answered))
      .limit(MOST_TOPICS)
  },

  /** Questions that are due, most urgent first, with their newest versions. */
  due: (db: Db, { userId, collegeId }: Owner, now: Date) =>
    db
      .select({
        questionId: practiceRecalls.questionId,
        versionId: questionVersions.id,
        type: questions.type,
        dueAt: practiceRecalls.dueAt,
      })
      .from(practiceRecalls)
      .innerJoin(questions, eq(questions.id, practiceRecalls.questionId))
      .innerJoin(questionVersions, eq(questionVersions.id, questions.versionId))
      .where(
        and(
          eq(practiceRecalls.userId, userId),
          eq(practiceRecalls.collegeId, collegeId),
          lte(practiceRecalls.dueAt, now),
          isNull(questions.removedAt),
          inArray(questions.type, DAILY_TYPES),
        ),
      )
      .orderBy(asc(practiceRecalls.dueAt), asc(practiceRecalls.questionId))
      .limit(MOST_DUE),

  dueNumbers: (db: Db, { userId, collegeId }: Owner, now: Date) =>
    db
      .select({
        due: sql<number>`count(*) filter (where ${lte(practiceRecalls.dueAt, now)})::int`,
        nextDueAt: sql<string | null>`min(${practiceRecalls.dueAt}) filter (where ${gt(practiceRecalls.dueAt, now)})`,
      })
      .from(practiceRecalls)
      .innerJoin(questions, eq(questions.id, practiceRecalls.questionId))
      .where(
        and(
          eq(practiceRecalls.userId, userId),
          eq(practiceRecalls.collegeId, collegeId),
          isNull(questions.removedAt),
          inArray(questions.type, DAILY_TYPES),
        ),
      )
      .then(([row]) => row ?? { due: 0, nextDueAt: null }),

  doneSince: (db: Db, { userId, collegeId }: Owner, since: Date): Promise<number> =>
    db.$count(
      practiceReviews,
      and(
        eq(practiceReviews.userId, userId),
        eq(practiceReviews.collegeId, collegeId),
        eq(practiceReviews.isDaily, true),
        gte(practiceReviews.at, since),
      ),
    ),

  /** Adds answers that are not stored yet, and returns the keys of those. */
  addReviews: (tx: Tx, rows: readonly (typeof practiceReviews.$inferInsert)[]): Promise<Set<string>> =>
    rows.length === 0
      ? Promise.resolve(new Set())
      : tx
          .insert(practiceReviews)
          .values([...rows])
          .onConflictDoNothing()
          .returning({ key: practiceReviews.key })
          .then((added) => new Set(added.map(({ key }) => key))),

  recalls: (db: Db, { userId }: Pick<Owner, 'userId'>, ids: readonly QuestionId[]): Promise<RecallRow[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select()
          .from(practiceRecalls)
          .where(and(eq(practiceRecalls.userId, userId), inArray(practiceRecalls.questionId, [...ids]))),

  async setRecalls(tx: Tx, rows: readonly RecallRow[]): Promise<void> {
    if (rows.length === 0) return
    await tx
      .insert(practiceRecalls)
      .values([...rows])
      .onConflictDoUpdate({
        target: [practiceRecalls.userId, practiceRecalls.questionId],
        set: {
          timesWrong: sql`excluded.times_wrong`,
          rightInRow: sql`excluded.right_in_row`,
          firstWrongAt: sql`excluded.first_wrong_at`,
          lastWrongAt: sql`excluded.last_wrong_at`,
          leftAt: sql`excluded.left_at`,
          dueAt: sql`excluded.due_at`,
          stability: sql`excluded.stability`,
          difficulty: sql`excluded.difficulty`,
          scheduledDays: sql`excluded.scheduled_days`,
          learningSteps: sql`excluded.learning_steps`,
          reps: sql`excluded.reps`,
          lapses: sql`excluded.lapses`,
          state: sql`excluded.state`,
          reviewedAt: sql`excluded.reviewed_at`,
        },
      })
  },

  /** Versions of questions that the person has in the wrong book, by version, and when each question is due. */
  versionsInBook: (db: Db, { userId, collegeId }: Owner, ids: readonly Id<'questionVersion'>[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select({
            id: questionVersions.id,
            questionId: questionVersions.questionId,
            body: questionVersions.body,
            solution: questionVersions.solution,
            dueAt: practiceRecalls.dueAt,
          })
          .from(questionVersions)
          .innerJoin(practiceRecalls, eq(practiceRecalls.questionId, questionVersions.questionId))
          .where(
            and(
              inArray(questionVersions.id, [...ids]),
              eq(practiceRecalls.userId, userId),
              eq(practiceRecalls.collegeId, collegeId),
            ),
          ),
}
