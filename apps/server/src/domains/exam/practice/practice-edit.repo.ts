import type { CollegeId, Id } from '@sands/contract/kernel/schema'
import type { PracticeState } from '@sands/rules/exam/practice'
import { and, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import { users } from '../../org/index.ts'
import type { QuestionId } from '../bank/question.repo.ts'
import { questions } from '../exam.tables.ts'
import { practicePeople, practiceQuestions, practices } from '../exam-practice.tables.ts'

export type PracticeId = Id<'practice'>
const { grams: _, ...columns } = getTableColumns(practices)
export type PracticeRow = Omit<typeof practices.$inferSelect, 'grams'>
export type NewPractice = Omit<typeof practices.$inferInsert, 'version' | 'grams'>

export interface ListedPractice extends PracticeRow {
  updatedByName: string | null
  isChanged: boolean
  started: number
  completed: number
}

export interface PracticeFilter {
  keyWord?: string | undefined
  state?: PracticeState | undefined
}

function filtered(collegeId: CollegeId, { keyWord, state }: PracticeFilter): SQL | undefined {
  const words = keyWord?.trim() && anywhere(keyWord.trim())
  return and(
    eq(practices.collegeId, collegeId),
    isNull(practices.removedAt),
    words ? sql`(${practices.title} ilike ${words} or ${practices.draft} ->> 'title' ilike ${words})` : undefined,
    state ? eq(practices.state, state) : undefined,
  )
}

const listed = (db: Db) =>
  db
    .select({
      ...columns,
      updatedByName: users.name,
      isChanged: sql<boolean>`coalesce(${practices.published} is not null
        and ${practices.draft} <> ${practices.published}, false)`,
      started: sql<number>`(select count(*)::int from ${practicePeople} p where p.practice_id = ${practices.id})`,
      completed: sql<number>`(select count(*)::int from ${practicePeople} p where p.practice_id = ${practices.id}
        and p.completed_at is not null)`,
    })
    .from(practices)
    .leftJoin(users, eq(users.id, practices.updatedBy))

const there = (collegeId: CollegeId, id: PracticeId) =>
  and(eq(practices.collegeId, collegeId), eq(practices.id, id), isNull(practices.removedAt))

export const practiceEditRepo = {
  page: (
    db: Db,
    collegeId: CollegeId,
    { filter, size, offset }: { filter: PracticeFilter; size: number; offset: number },
  ): Promise<ListedPractice[]> =>
    listed(db)
      .where(filtered(collegeId, filter))
      .orderBy(desc(practices.updatedAt), desc(practices.id))
      .limit(size)
      .offset(offset),

  total: (db: Db, collegeId: CollegeId, filter: PracticeFilter): Promise<number> =>
    db.$count(practices, filtered(collegeId, filter)),

  get: (db: Db, collegeId: CollegeId, id: PracticeId): Promise<ListedPractice | undefined> =>
    listed(db)
      .where(there(collegeId, id))
      .then(([row]) => row),

  lock: (tx: Tx, collegeId: CollegeId, id: PracticeId): Promise<PracticeRow | undefined> =>
    tx
      .select(columns)
      .from(practices)
      .where(there(collegeId, id))
      .for('update')
      .then(([row]) => row),

  add: (tx: Tx, values: NewPractice): Promise<PracticeRow | undefined> =>
    tx
      .insert(practices)
      .values(values)
      .returning(columns)
      .then(([row]) => row),

  change: (tx: Tx, id: PracticeId, values: Partial<NewPractice>): Promise<PracticeRow | undefined> =>
    tx
      .update(practices)
      .set({ ...values, version: sql`${practices.version} + 1` })
      .where(eq(practices.id, id))
      .returning(columns)
      .then(([row]) => row),

  /** Records which questions the practice names. Locks them against deletion until the transaction ends. */
  async setQuestions(
    tx: Tx,
    { collegeId, practiceId }: { collegeId: CollegeId; practiceId: PracticeId },
    ids: readonly QuestionId[],
  ): Promise<void> {
    await tx.delete(practiceQuestions).where(eq(practiceQuestions.practiceId, practiceId))
    if (ids.length === 0) return
    const found = await tx
      .select({ questionId: questions.id })
      .from(questions)
      .where(and(eq(questions.collegeId, collegeId), inArray(questions.id, [...ids]), isNull(questions.removedAt)))
      .for('key share')
    if (found.length > 0)
      await tx.insert(practiceQuestions).values(found.map(({ questionId }) => ({ practiceId, questionId })))
  },

  /** How many practices name a question. */
  usesOf: (db: Db, questionId: QuestionId): Promise<number> =>
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(practiceQuestions)
      .innerJoin(practices, eq(practices.id, practiceQuestions.practiceId))
      .where(and(eq(practiceQuestions.questionId, questionId), isNull(practices.removedAt)))
      .then(([row]) => row?.count ?? 0),
}
