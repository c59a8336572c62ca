import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { and, eq, gt, inArray, isNotNull, lte, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { pointAccounts, pointJournal, pointLots, pointLotUses } from '../points.tables.ts'
import type { AccountId } from './account.repo.ts'
import type { JournalId } from './ledger.repo.ts'

const expiredBy = (at: Date) =>
  and(gt(pointLots.remaining, 0), isNotNull(pointLots.expiresAt), lte(pointLots.expiresAt, at))

const taken = alias(pointJournal, 'taken')

/** How much of the lots that match has expired and was taken. */
const takenFrom = (tx: Tx, lots: SQL | undefined): Promise<number> =>
  tx
    .select({ points: sql<number>`coalesce(sum(${pointLotUses.amount}), 0)::float8` })
    .from(pointLotUses)
    .innerJoin(taken, and(eq(taken.id, pointLotUses.journalId), eq(taken.type, 'expiry')))
    .innerJoin(pointJournal, eq(pointJournal.id, pointLotUses.lotId))
    .where(lots)
    .then(([row]) => row?.points ?? 0)

/** From the first to the last moment. */
export interface Span {
  from: Date
  to: Date
}

export const expiryRepo = {
  /** Owners of accounts with points that expire in a span of time, after a given account. */
  owners: (
    db: Db,
    { from, to }: Span,
    { after, size }: { after: AccountId | '0'; size: number },
  ): Promise<{ id: AccountId; collegeId: CollegeId; userId: UserId; timeZone: string; points: number; at: Date }[]> =>
    db
      .execute<{
        id: AccountId
        collegeId: CollegeId
        userId: UserId
        timeZone: string
        points: number
        at: string
      }>(sql`
        select a.id, a.college_id as "collegeId", a.user_id as "userId", a.time_zone as "timeZone", sum(l.remaining)::float8 as points,
          min(l.expires_at) as at
        from ${pointLots} l join ${pointAccounts} a on a.id = l.account_id
        where l.remaining > 0 and l.expires_at >= ${from} and l.expires_at <= ${to} and a.id > ${after}::bigint
        group by a.id order by a.id limit ${size}`)
      .then(({ rows }) => rows.map((row) => ({ ...row, at: new Date(row.at) }))),

  /** Points of a locked account that have expired. */
  expired: (tx: Tx, accountId: AccountId, at: Date): Promise<number> =>
    tx
      .select({ points: sql<number>`coalesce(sum(${pointLots.remaining}), 0)::float8` })
      .from(pointLots)
      .where(and(eq(pointLots.accountId, accountId), expiredBy(at)))
      .then(([row]) => row?.points ?? 0),

  /** How much of what a posting brought in has expired. */
  ofLot: (tx: Tx, lotId: JournalId): Promise<number> => takenFrom(tx, eq(pointJournal.id, lotId)),

  /** The same for postings under these keys. */
  ofKeys: (tx: Tx, collegeId: CollegeId, keys: readonly string[]): Promise<number> =>
    takenFrom(tx, and(eq(pointJournal.collegeId, collegeId), inArray(pointJournal.key, [...keys]))),
}
