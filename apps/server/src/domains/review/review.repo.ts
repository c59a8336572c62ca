import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import type { ReviewBizType } from '@sands/rules/review'
import { and, asc, desc, eq, inArray, max, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { anywhere } from '../../kernel/database/like.ts'
import { departments, memberships, users } from '../org/index.ts'
import type { BizId, RecordId } from './review.kind.ts'
import { reviewers, reviewItems } from './review.tables.ts'

export type ReviewItemRow = typeof reviewItems.$inferSelect
type ItemId = Id<'reviewItem'>

interface Window {
  size: number
  offset: number
}

export interface ItemFilter {
  /** From `reviewableBy`. */
  scope: SQL
  bizType?: ReviewBizType
  bizId?: BizId
  isDone?: boolean | undefined
  keyWord?: string | undefined
}

const claimants = alias(users, 'claimants')
const doers = alias(users, 'doers')

function where({ scope, bizType, bizId, isDone, keyWord }: ItemFilter): SQL | undefined {
  const words = keyWord?.trim() && anywhere(keyWord.trim())
  return and(
    scope,
    bizType === undefined ? undefined : eq(reviewItems.bizType, bizType),
    bizId === undefined ? undefined : eq(reviewItems.bizId, bizId),
    isDone === undefined ? undefined : eq(reviewItems.state, isDone ? 'done' : 'waiting'),
    words ? or(sql`${users.name} ilike ${words}`, sql`${users.userName} ilike ${words}`) : undefined,
  )
}

const count = (condition: SQL = sql`true`) => sql<number>`count(*) filter (where ${condition})::int`
const isWaiting = sql`${reviewItems.state} = 'waiting'`
const person = {
  userId: reviewItems.userId,
  name: users.name,
  userName: users.userName,
  departmentName: sql<string>`coalesce(${departments.name}, '')`,
}

/** Items with the names of their people. */
const withPeople = <Columns extends Parameters<Db['select']>[0]>(db: Db, columns: NonNullable<Columns>) =>
  db
    .select(columns)
    .from(reviewItems)
    .innerJoin(users, eq(users.id, reviewItems.userId))
    .leftJoin(
      memberships,
      and(eq(memberships.userId, reviewItems.userId), eq(memberships.collegeId, reviewItems.collegeId)),
    )
    .leftJoin(departments, eq(departments.id, memberships.departmentId))

const oldest = sql<Date | null>`min(${reviewItems.createdAt}) filter (where ${isWaiting})`.mapWith(
  reviewItems.createdAt,
)

export const reviewRepo = {
  bizPage(
    db: Db,
    { isDone, ...filter }: ItemFilter,
    { window, viewerId, now }: { window: Window; viewerId: UserId; now: Date },
  ) {
    const isTaken = sql`${isWaiting} and ${reviewItems.claimedUntil} > ${now} and ${reviewItems.claimedBy} <> ${viewerId}`
    return db
      .select({
        bizType: reviewItems.bizType,
        bizId: reviewItems.bizId,
        waiting: count(isWaiting),
        claimed: count(isTaken),
        done: count(sql`${reviewItems.state} = 'done'`),
        oldest,
      })
      .from(reviewItems)
      .where(where(filter))
      .groupBy(reviewItems.bizType, reviewItems.bizId)
      .having(isDone === undefined ? sql`true` : isDone ? sql`not bool_or(${isWaiting})` : sql`bool_or(${isWaiting})`)
      .orderBy(sql`min(${reviewItems.createdAt}) filter (where ${isWaiting}) nulls last`, desc(reviewItems.bizId))
      .limit(window.size)
      .offset(window.offset)
  },

  bizCount: (db: Db, { isDone, ...filter }: ItemFilter): Promise<number> =>
    db
      .select({ all: sql<number>`count(*)::int` })
      .from(
        db
          .select({ bizId: reviewItems.bizId })
          .from(reviewItems)
          .where(where(filter))
          .groupBy(reviewItems.bizType, reviewItems.bizId)
          .having(
            isDone === undefined ? sql`true` : isDone ? sql`not bool_or(${isWaiting})` : sql`bool_or(${isWaiting})`,
          )
          .as('found'),
      )
      .then(([row]) => row?.all ?? 0),

  numbers: (db: Db, scope: SQL) =>
    db
      .select({ bizType: reviewItems.bizType, number: sql<number>`count(*)::int` })
      .from(reviewItems)
      .where(and(scope, isWaiting))
      .groupBy(reviewItems.bizType)
      .orderBy(asc(reviewItems.bizType)),

  page: (db: Db, filter: ItemFilter, { size, offset }: Window) =>
    withPeople(db, {
      item: reviewItems,
      person,
      claimedByName: claimants.name,
      doneByName: doers.name,
    })
      .leftJoin(claimants, eq(claimants.id, reviewItems.claimedBy))
      .leftJoin(doers, eq(doers.id, reviewItems.doneBy))
      .where(where(filter))
      .orderBy(desc(reviewItems.state), asc(reviewItems.createdAt), asc(reviewItems.id))
      .limit(size)
      .offset(offset),

  count: (db: Db, filter: ItemFilter): Promise<number> =>
    withPeople(db, { all: sql<number>`count(*)::int` })
      .where(where(filter))
      .then(([row]) => row?.all ?? 0),

  students: (db: Db, filter: ItemFilter, { size, offset }: Window) =>
    withPeople(db, {
      person,
      waiting: count(isWaiting),
      done: count(sql`${reviewItems.state} = 'done'`),
      lastRecordId: sql<RecordId>`(array_agg(${reviewItems.recordId} order by ${reviewItems.createdAt} desc))[1]::text`,
      lastAt: max(reviewItems.createdAt),
    })
      .where(where(filter))
      .groupBy(reviewItems.userId, users.name, users.userName, departments.name)
      .orderBy(desc(count(isWaiting)), asc(users.name), asc(reviewItems.userId))
      .limit(size)
      .offset(offset),

  studentCount: (db: Db, filter: ItemFilter): Promise<number> =>
    withPeople(db, { all: sql<number>`count(distinct ${reviewItems.userId})::int` })
      .where(where(filter))
      .then(([row]) => row?.all ?? 0),

  /** One item that the scope allows, with who has it. */
  find: (db: Db, scope: SQL, { bizType, recordId }: { bizType: ReviewBizType; recordId: RecordId }) =>
    db
      .select({ item: reviewItems, claimedByName: claimants.name, doneByName: doers.name })
      .from(reviewItems)
      .leftJoin(claimants, eq(claimants.id, reviewItems.claimedBy))
      .leftJoin(doers, eq(doers.id, reviewItems.doneBy))
      .where(and(scope, eq(reviewItems.bizType, bizType), eq(reviewItems.recordId, recordId)))
      .then(([row]) => row),

  lock: (tx: Tx, bizType: ReviewBizType, recordId: RecordId): Promise<ReviewItemRow | undefined> =>
    tx
      .select()
      .from(reviewItems)
      .where(and(eq(reviewItems.bizType, bizType), eq(reviewItems.recordId, recordId)))
      .for('update')
      .then(([row]) => row),

  /** The oldest item behind `after` that nobody else is at; from the start again at the end. Locked. */
  lockNext(
    tx: Tx,
    filter: ItemFilter,
    { viewerId, now, after }: { viewerId: UserId; now: Date; after: RecordId | undefined },
  ): Promise<ReviewItemRow | undefined> {
    const place = sql`(${reviewItems.createdAt}, ${reviewItems.id})`
    const isPast =
      after === undefined
        ? sql`false`
        : sql`${place} <= (select o.created_at, o.id from ${reviewItems} o
            where o.biz_type = ${filter.bizType} and o.record_id = ${after})`
    const isFree = sql`(${reviewItems.claimedUntil} is null or ${reviewItems.claimedUntil} <= ${now}
      or ${reviewItems.claimedBy} = ${viewerId})`
    return tx
      .select()
      .from(reviewItems)
      .where(
        and(
          where({ ...filter, isDone: false }),
          isFree,
          after === undefined ? undefined : sql`${reviewItems.recordId} <> ${after}`,
        ),
      )
      .orderBy(sql`coalesce(${isPast}, false)`, asc(reviewItems.createdAt), asc(reviewItems.id))
      .limit(1)
      .for('update', { skipLocked: true })
      .then(([row]) => row)
  },

  /** Adds hand-ins. One that is there already waits again, for anybody. */
  async add(tx: Tx, rows: readonly (typeof reviewItems.$inferInsert)[]): Promise<void> {
    if (rows.length === 0) return
    await tx
      .insert(reviewItems)
      .values([...rows])
      .onConflictDoUpdate({
        target: [reviewItems.bizType, reviewItems.recordId],
        set: {
          state: 'waiting',
          claimedBy: null,
          claimedUntil: null,
          createdAt: sql`excluded.created_at`,
          toldAt: null,
          doneBy: null,
          doneAt: null,
        },
      })
  },

  change: (tx: Tx, id: ItemId, values: Partial<typeof reviewItems.$inferInsert>) =>
    tx.update(reviewItems).set(values).where(eq(reviewItems.id, id)),

  drop: (tx: Tx, bizType: ReviewBizType, recordId: RecordId) =>
    tx
      .update(reviewItems)
      .set({ state: 'gone', claimedBy: null, claimedUntil: null })
      .where(
        and(eq(reviewItems.bizType, bizType), eq(reviewItems.recordId, recordId), eq(reviewItems.state, 'waiting')),
      ),

  async setReviewers(tx: Tx, bizType: ReviewBizType, bizId: BizId, userIds: readonly UserId[]): Promise<void> {
    await tx.delete(reviewers).where(and(eq(reviewers.bizType, bizType), eq(reviewers.bizId, bizId)))
    if (userIds.length === 0) return
    await tx
      .insert(reviewers)
      .values(userIds.map((userId) => ({ bizType, bizId, userId })))
      .onConflictDoNothing()
  },

  reviewers: (db: Db, bizType: ReviewBizType, bizIds: readonly BizId[]) =>
    bizIds.length === 0
      ? Promise.resolve([])
      : db
          .select({ bizId: reviewers.bizId, userId: reviewers.userId, name: users.name })
          .from(reviewers)
          .innerJoin(users, eq(users.id, reviewers.userId))
          .where(and(eq(reviewers.bizType, bizType), inArray(reviewers.bizId, [...bizIds])))
          .orderBy(asc(users.name)),

  holds: (db: Db, condition: SQL): Promise<boolean> =>
    db.execute<{ holds: boolean }>(sql`select ${condition} as holds`).then(({ rows }) => rows[0]?.holds === true),

  isReviewer: (db: Db, bizType: ReviewBizType, bizId: BizId, userId: UserId): Promise<boolean> =>
    db
      .select({ userId: reviewers.userId })
      .from(reviewers)
      .where(and(eq(reviewers.bizType, bizType), eq(reviewers.bizId, bizId), eq(reviewers.userId, userId)))
      .then((rows) => rows.length > 0),

  /** Exams and tasks with hand-ins of which nobody was told, unless their markers got a message after `since`. */
  untold: (
    db: Db,
    since: Date,
    limit: number,
  ): Promise<{ collegeId: CollegeId; bizType: ReviewBizType; bizId: BizId; waiting: number }[]> =>
    db
      .select({
        collegeId: reviewItems.collegeId,
        bizType: sql<ReviewBizType>`${reviewItems.bizType}`,
        bizId: reviewItems.bizId,
        waiting: count(isWaiting),
      })
      .from(reviewItems)
      .where(
        sql`(${reviewItems.bizType}, ${reviewItems.bizId}) in (select o.biz_type, o.biz_id from ${reviewItems} o
          where o.state = 'waiting' and o.told_at is null)`,
      )
      .groupBy(reviewItems.collegeId, reviewItems.bizType, reviewItems.bizId)
      .having(sql`coalesce(max(${reviewItems.toldAt}) <= ${since}, true)`)
      .orderBy(asc(reviewItems.bizId))
      .limit(limit),

  markTold: (tx: Tx, bizType: ReviewBizType, bizId: BizId, now: Date) =>
    tx
      .update(reviewItems)
      .set({ toldAt: now })
      .where(
        and(
          eq(reviewItems.bizType, bizType),
          eq(reviewItems.bizId, bizId),
          eq(reviewItems.state, 'waiting'),
          sql`${reviewItems.toldAt} is null`,
        ),
      ),
}
