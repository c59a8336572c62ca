import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { ApprovalKindName } from '@sands/rules/review/approval'
import { and, asc, count, eq, gt, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import {
  type ApprovalItemState,
  approvalDeputies,
  approvalHistory,
  approvalItems,
  approvals,
} from '../approval.tables.ts'
import type { ApprovalId } from './approval.kind.ts'

export type ApprovalRow = typeof approvals.$inferSelect
export type ApprovalItemRow = typeof approvalItems.$inferSelect
type NewApproval = typeof approvals.$inferInsert

interface Found {
  [column: string]: unknown
  id: ApprovalId
  for_id: UserId | null
}

export interface ListFilter {
  collegeId: CollegeId
  kind?: ApprovalKindName | undefined
}
interface Window {
  size: number
  offset: number
}

const ofKind = (kind: ApprovalKindName | undefined): SQL => (kind ? sql`and kind = ${kind}` : sql``)
const userArray = (userIds: readonly UserId[]) => sql`${sql.param([...userIds])}::bigint[]`

export const approvalRepo = {
  add: (tx: Tx, values: NewApproval): Promise<ApprovalRow | undefined> =>
    tx
      .insert(approvals)
      .values(values)
      .onConflictDoNothing()
      .returning()
      .then(([row]) => row),

  byId: (db: Db, collegeId: CollegeId, id: ApprovalId): Promise<ApprovalRow | undefined> =>
    db
      .select()
      .from(approvals)
      .where(and(eq(approvals.collegeId, collegeId), eq(approvals.id, id)))
      .then(([row]) => row),

  byIds: (db: Db, ids: readonly ApprovalId[]): Promise<ApprovalRow[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select()
          .from(approvals)
          .where(inArray(approvals.id, [...ids])),

  /** Locked until the transaction ends. */
  lock: (tx: Tx, collegeId: CollegeId, id: ApprovalId): Promise<ApprovalRow | undefined> =>
    tx
      .select()
      .from(approvals)
      .where(and(eq(approvals.collegeId, collegeId), eq(approvals.id, id)))
      .for('update')
      .then(([row]) => row),

  /** Several at once, in one order for everybody; locked until the transaction ends. */
  lockAll: (tx: Tx, collegeId: CollegeId, ids: readonly ApprovalId[]): Promise<ApprovalRow[]> =>
    tx
      .select()
      .from(approvals)
      .where(and(eq(approvals.collegeId, collegeId), sql`${approvals.id} = any(${sql.param([...ids])}::bigint[])`))
      .orderBy(asc(approvals.id))
      .for('update'),

  /** The request about a subject that waits, if there is one. */
  waiting: (
    db: Db,
    {
      collegeId,
      kind,
      subjectId,
      askerId,
    }: { collegeId: CollegeId; kind: ApprovalKindName; subjectId: string; askerId?: UserId | undefined },
  ): Promise<ApprovalRow[]> =>
    db
      .select()
      .from(approvals)
      .where(
        and(
          eq(approvals.collegeId, collegeId),
          eq(approvals.kind, kind),
          eq(approvals.subjectId, subjectId),
          eq(approvals.state, 'waiting'),
          askerId ? eq(approvals.askerId, askerId) : undefined,
        ),
      )
      .orderBy(asc(approvals.id))
      .limit(100),

  waitingOf: (db: Db, askerId: UserId, kind: ApprovalKindName): Promise<number> =>
    db
      .select({ total: count() })
      .from(approvals)
      .where(and(eq(approvals.askerId, askerId), eq(approvals.kind, kind), eq(approvals.state, 'waiting')))
      .then(([row]) => row?.total ?? 0),

  change: (tx: Tx, id: ApprovalId, values: Partial<NewApproval>) =>
    tx.update(approvals).set(values).where(eq(approvals.id, id)),

  addItems: (tx: Tx, values: readonly (typeof approvalItems.$inferInsert)[]) =>
    tx
      .insert(approvalItems)
      .values([...values])
      .onConflictDoUpdate({
        target: [approvalItems.approvalId, approvalItems.step, approvalItems.userId],
        // A person who handed it over, or was too late, can get it back.
        set: { state: 'open', decidedBy: null, decidedAt: null, reason: '', toldAt: null },
        setWhere: sql`${approvalItems.state} in ('handed', 'closed')`,
      }),

  items: (db: Db, id: ApprovalId): Promise<ApprovalItemRow[]> =>
    db
      .select()
      .from(approvalItems)
      .where(eq(approvalItems.approvalId, id))
      .orderBy(asc(approvalItems.step), asc(approvalItems.id)),

  changeItem: (
    tx: Tx,
    id: ApprovalItemRow['id'],
    values: { state: ApprovalItemState; decidedBy: UserId; reason: string; decidedAt: Date },
  ) => tx.update(approvalItems).set(values).where(eq(approvalItems.id, id)),

  /** Closes the open places of a request: all of them, or those of some people. */
  closeItems: (tx: Tx, id: ApprovalId, userIds?: readonly UserId[]) =>
    tx
      .update(approvalItems)
      .set({ state: 'closed' })
      .where(
        and(
          eq(approvalItems.approvalId, id),
          eq(approvalItems.state, 'open'),
          userIds ? inArray(approvalItems.userId, [...userIds]) : undefined,
        ),
      ),

  addHistory: (tx: Tx, values: typeof approvalHistory.$inferInsert) => tx.insert(approvalHistory).values(values),

  history: (db: Db, id: ApprovalId) =>
    db
      .select()
      .from(approvalHistory)
      .where(eq(approvalHistory.approvalId, id))
      .orderBy(asc(approvalHistory.id))
      .limit(500),

  /** People for whom somebody decides now. */
  principals: (db: Db, deputyId: UserId, collegeId: CollegeId, now: Date): Promise<UserId[]> =>
    db
      .select({ userId: approvalDeputies.userId })
      .from(approvalDeputies)
      .where(
        and(
          eq(approvalDeputies.deputyId, deputyId),
          eq(approvalDeputies.collegeId, collegeId),
          lte(approvalDeputies.from, now),
          gt(approvalDeputies.until, now),
        ),
      )
      .limit(20)
      .then((rows) => rows.map(({ userId }) => userId)),

  deputy: (db: Db, userId: UserId, collegeId: CollegeId) =>
    db
      .select()
      .from(approvalDeputies)
      .where(and(eq(approvalDeputies.userId, userId), eq(approvalDeputies.collegeId, collegeId)))
      .then(([row]) => row),

  removeDeputy: (tx: Tx, userId: UserId, collegeId: CollegeId) =>
    tx
      .delete(approvalDeputies)
      .where(and(eq(approvalDeputies.userId, userId), eq(approvalDeputies.collegeId, collegeId))),

  setDeputy: (tx: Tx, values: typeof approvalDeputies.$inferInsert) =>
    tx
      .insert(approvalDeputies)
      .values(values)
      .onConflictDoUpdate({
        target: [approvalDeputies.userId, approvalDeputies.collegeId],
        set: { deputyId: values.deputyId, from: values.from, until: values.until },
      }),

  /** What waits for one of the people, oldest first: each reads no more of their index than the page needs. */
  todo: (db: Db, userIds: readonly UserId[], { collegeId, kind }: ListFilter, { size, offset }: Window) =>
    db
      .execute<Found>(
        sql`select i.approval_id as id, i.user_id as for_id from unnest(${userArray(userIds)}) p(id) cross join lateral (
            select approval_id, user_id, created_at, id from ${approvalItems}
            where user_id = p.id and college_id = ${collegeId} and state = 'open' ${ofKind(kind)}
            order by created_at, id limit ${size + offset}
          ) i order by i.created_at, i.id limit ${size} offset ${offset}`,
      )
      .then(({ rows }) => rows),

  /** Counts to `most`. */
  todoCount: (db: Db, userIds: readonly UserId[], { collegeId, kind }: ListFilter, most: number): Promise<number> =>
    db
      .execute<{ total: number }>(
        sql`select least(coalesce(sum(n), 0), ${most})::int as total from unnest(${userArray(userIds)}) p(id) cross join lateral (
            select count(*) as n from (select 1 from ${approvalItems}
              where user_id = p.id and college_id = ${collegeId} and state = 'open' ${ofKind(kind)} limit ${most}) i
          ) c`,
      )
      .then(({ rows: [row] }) => row?.total ?? 0),

  done: (db: Db, userId: UserId, { collegeId, kind }: ListFilter, { size, offset }: Window) =>
    db
      .execute<Found>(
        sql`select approval_id as id, nullif(user_id, ${userId}) as for_id from ${approvalItems}
          where decided_by = ${userId} and college_id = ${collegeId} ${ofKind(kind)}
          order by decided_at desc, id desc limit ${size} offset ${offset}`,
      )
      .then(({ rows }) => rows),

  doneCount: (db: Db, userId: UserId, { collegeId, kind }: ListFilter, most: number): Promise<number> =>
    db
      .execute<{ total: number }>(
        sql`select count(*)::int as total from (select 1 from ${approvalItems}
          where decided_by = ${userId} and college_id = ${collegeId} ${ofKind(kind)} limit ${most}) i`,
      )
      .then(({ rows: [row] }) => row?.total ?? 0),

  mine: (db: Db, userId: UserId, { collegeId, kind }: ListFilter, { size, offset }: Window) =>
    db
      .execute<Found>(
        sql`select id, null as for_id from ${approvals}
          where asker_id = ${userId} and college_id = ${collegeId} ${ofKind(kind)}
          order by created_at desc, id desc limit ${size} offset ${offset}`,
      )
      .then(({ rows }) => rows),

  mineCount: (db: Db, userId: UserId, { collegeId, kind }: ListFilter, most: number): Promise<number> =>
    db
      .execute<{ total: number }>(
        sql`select count(*)::int as total from (select 1 from ${approvals}
          where asker_id = ${userId} and college_id = ${collegeId} ${ofKind(kind)} limit ${most}) i`,
      )
      .then(({ rows: [row] }) => row?.total ?? 0),

  /** People who have not been told what waits for them. */
  untold: (db: Db, limit: number) =>
    db
      .execute<{ userId: UserId; collegeId: CollegeId; total: number; first: ApprovalId }>(
        sql`select user_id as "userId", college_id as "collegeId", count(*)::int as total, min(approval_id) as first
          from ${approvalItems} where state = 'open' and told_at is null
          group by user_id, college_id order by user_id, college_id limit ${limit}`,
      )
      .then(({ rows }) => rows),

  markTold: (tx: Tx, userId: UserId, collegeId: CollegeId, at: Date): Promise<number> =>
    tx
      .update(approvalItems)
      .set({ toldAt: at })
      .where(
        and(
          eq(approvalItems.userId, userId),
          eq(approvalItems.collegeId, collegeId),
          eq(approvalItems.state, 'open'),
          isNull(approvalItems.toldAt),
        ),
      )
      .then(({ rowCount }) => rowCount ?? 0),

  due: (db: Db, now: Date, limit: number): Promise<Pick<ApprovalRow, 'id' | 'collegeId'>[]> =>
    db
      .select({ id: approvals.id, collegeId: approvals.collegeId })
      .from(approvals)
      .where(and(eq(approvals.state, 'waiting'), lte(approvals.dueAt, now)))
      .orderBy(asc(approvals.dueAt))
      .limit(limit),

  toRemind: (db: Db, now: Date, limit: number): Promise<Pick<ApprovalRow, 'id' | 'collegeId'>[]> =>
    db
      .select({ id: approvals.id, collegeId: approvals.collegeId })
      .from(approvals)
      .where(and(eq(approvals.state, 'waiting'), lte(approvals.remindAt, now)))
      .orderBy(asc(approvals.remindAt))
      .limit(limit),
}
