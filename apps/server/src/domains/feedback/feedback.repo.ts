import type { CollegeId, FileId, Id, UserId } from '@sands/contract/kernel/schema'
import type { FeedbackState } from '@sands/rules/feedback'
import { and, asc, count, desc, eq, getTableColumns, gte, inArray, lt, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { anywhere } from '../../kernel/database/like.ts'
import type { CategoryId } from './category.repo.ts'
import { feedbackAnswers, feedbackFiles, feedbackHistory, feedbacks } from './feedback.tables.ts'

export type FeedbackId = Id<'feedback'>
const { grams: _, ...columns } = getTableColumns(feedbacks)
export type FeedbackRow = Omit<typeof feedbacks.$inferSelect, 'grams'>
export type AnswerRow = typeof feedbackAnswers.$inferSelect

/** The filters of a list of feedback. */
export interface FeedbackFilter {
  collegeId: CollegeId
  userId?: UserId | undefined
  words?: string | undefined
  state?: FeedbackState | undefined
  categoryId?: CategoryId | undefined
  assigneeId?: UserId | undefined
  from?: Date | undefined
  until?: Date | undefined
}

const hasWords = (words: string): SQL =>
  sql`(${feedbacks.grams} @> text_grams_of(${words}) and lower(${feedbacks.content}) like ${anywhere(words.toLowerCase())})`

const inFilter = ({ collegeId, userId, words, state, categoryId, assigneeId, from, until }: FeedbackFilter) =>
  and(
    eq(feedbacks.collegeId, collegeId),
    userId ? eq(feedbacks.userId, userId) : undefined,
    words ? hasWords(words) : undefined,
    state ? eq(feedbacks.state, state) : undefined,
    categoryId ? eq(feedbacks.categoryId, categoryId) : undefined,
    assigneeId ? eq(feedbacks.assigneeId, assigneeId) : undefined,
    from ? gte(feedbacks.createdAt, from) : undefined,
    until ? lte(feedbacks.createdAt, until) : undefined,
  )

const newestFirst = [desc(feedbacks.createdAt), desc(feedbacks.id)] as const

export const feedbackRepo = {
  page: (db: Db, filter: FeedbackFilter, { size, offset }: { size: number; offset: number }): Promise<FeedbackRow[]> =>
    db
      .select(columns)
      .from(feedbacks)
      .where(inFilter(filter))
      .orderBy(...newestFirst)
      .limit(size)
      .offset(offset),

  /** The entries after a given row of the list, newest first. */
  next: (db: Db, filter: FeedbackFilter, after: FeedbackRow | undefined, limit: number): Promise<FeedbackRow[]> =>
    db
      .select(columns)
      .from(feedbacks)
      .where(
        and(
          inFilter(filter),
          after
            ? or(
                lt(feedbacks.createdAt, after.createdAt),
                and(eq(feedbacks.createdAt, after.createdAt), lt(feedbacks.id, after.id)),
              )
            : undefined,
        ),
      )
      .orderBy(...newestFirst)
      .limit(limit),

  count: (db: Db, filter: FeedbackFilter): Promise<number> =>
    db
      .select({ total: count() })
      .from(feedbacks)
      .where(inFilter(filter))
      .then(([row]) => row?.total ?? 0),

  byId: (db: Db, collegeId: CollegeId, id: FeedbackId): Promise<FeedbackRow | undefined> =>
    db
      .select(columns)
      .from(feedbacks)
      .where(and(eq(feedbacks.collegeId, collegeId), eq(feedbacks.id, id)))
      .then(([row]) => row),

  /** Locked until the transaction ends. */
  lock: (tx: Tx, collegeId: CollegeId, id: FeedbackId): Promise<FeedbackRow | undefined> =>
    tx
      .select(columns)
      .from(feedbacks)
      .where(and(eq(feedbacks.collegeId, collegeId), eq(feedbacks.id, id)))
      .for('update')
      .then(([row]) => row),

  async add(
    tx: Tx,
    values: Omit<FeedbackRow, 'id' | 'version' | 'assigneeId'>,
    fileIds: readonly FileId[],
  ): Promise<FeedbackRow | undefined> {
    const [row] = await tx.insert(feedbacks).values(values).returning(columns)
    if (row && fileIds.length > 0)
      await tx.insert(feedbackFiles).values(fileIds.map((fileId, sort) => ({ feedbackId: row.id, fileId, sort })))
    return row
  },

  change: (
    tx: Tx,
    id: FeedbackId,
    values: { state: FeedbackState; assigneeId: UserId | null; updatedAt: Date },
  ): Promise<FeedbackRow | undefined> =>
    tx
      .update(feedbacks)
      .set({ ...values, version: sql`${feedbacks.version} + 1` })
      .where(eq(feedbacks.id, id))
      .returning(columns)
      .then(([row]) => row),

  /** Addresses and numbers that a person left, who was erased. What they wrote stays without a name. */
  forgetContacts: (tx: Tx, userId: UserId) =>
    tx
      .update(feedbacks)
      .set({ contact: '' })
      .where(and(eq(feedbacks.userId, userId), ne(feedbacks.contact, ''))),

  addAnswer: (tx: Tx, values: Omit<AnswerRow, 'id'>) => tx.insert(feedbackAnswers).values(values),

  addHistory: (tx: Tx, values: Omit<typeof feedbackHistory.$inferInsert, 'id'>) =>
    tx.insert(feedbackHistory).values(values),

  answers: (db: Db, ids: readonly FeedbackId[]): Promise<AnswerRow[]> =>
    db
      .select()
      .from(feedbackAnswers)
      .where(inArray(feedbackAnswers.feedbackId, [...ids]))
      .orderBy(asc(feedbackAnswers.createdAt), asc(feedbackAnswers.id)),

  files: (db: Db, ids: readonly FeedbackId[]) =>
    db
      .select({ feedbackId: feedbackFiles.feedbackId, fileId: feedbackFiles.fileId })
      .from(feedbackFiles)
      .where(inArray(feedbackFiles.feedbackId, [...ids]))
      .orderBy(asc(feedbackFiles.sort)),
}
