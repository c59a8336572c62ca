import type { CollegeId, Id } from '@sands/contract/kernel/schema'
import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { questionCategories, questions } from '../exam.tables.ts'
import { practiceAttempts, practiceReviews } from '../exam-practice.tables.ts'

const MOST_TOPICS = 200

export const practiceNumbersRepo = {
  attempts: (db: Db, collegeId: CollegeId, practiceId: Id<'practice'>) =>
    db
      .select({
        attempts: sql<number>`count(*)::int`,
        averagePercent: sql<number | null>`round(avg(${practiceAttempts.accuracy}))::int`,
      })
      .from(practiceAttempts)
      .where(and(eq(practiceAttempts.collegeId, collegeId), eq(practiceAttempts.practiceId, practiceId)))
      .then(([row]) => row ?? { attempts: 0, averagePercent: null }),

  /** By category, weakest first, without topics that fewer people than `least` have practised. */
  topics: (
    db: Db,
    { collegeId, practiceId, least }: { collegeId: CollegeId; practiceId: Id<'practice'>; least: number },
  ) => {
    const people = sql<number>`count(distinct ${practiceReviews.userId})::int`
    const answered = sql<number>`count(*)::int`
    const right = sql<number>`count(*) filter (where ${practiceReviews.isRight})::int`
    return db
      .select({
        categoryId: questions.categoryId,
        categoryName: questionCategories.name,
        answered,
        right,
        people,
      })
      .from(practiceReviews)
      .innerJoin(questions, eq(questions.id, practiceReviews.questionId))
      .leftJoin(questionCategories, eq(questionCategories.id, questions.categoryId))
      .where(and(eq(practiceReviews.collegeId, collegeId), eq(practiceReviews.practiceId, practiceId)))
      .groupBy(questions.categoryId, questionCategories.name)
      .having(sql`${people} >= ${least}`)
      .orderBy(sql`${right}::float / ${answered}`, desc(answered))
      .limit(MOST_TOPICS)
  },
}
