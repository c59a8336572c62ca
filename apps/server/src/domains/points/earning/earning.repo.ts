import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import type { EarningType, UnpaidReason } from '@sands/rules/points/points'
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import type { AccountId } from '../ledger/account.repo.ts'
import type { JournalId } from '../ledger/ledger.repo.ts'
import { pointCounters, pointMonths, pointOccurrences } from '../points.tables.ts'
import { EVER } from './account-day.ts'

export type OccurrenceId = Id<'pointOccurrence'>
type NewOccurrence = Pick<
  typeof pointOccurrences.$inferInsert,
  'accountId' | 'collegeId' | 'type' | 'cause' | 'own' | 'day' | 'at'
>

interface Counted {
  accountId: AccountId
  collegeId: CollegeId
  userId: UserId
  type: EarningType
  day: string
  month: string
  by: number
  at: Date
}

export const earningRepo = {
  /** Returns nothing when the cause is counted already. A cause that was taken back counts again. */
  add: (tx: Tx, values: NewOccurrence): Promise<{ id: OccurrenceId; times: number } | undefined> =>
    tx
      .insert(pointOccurrences)
      .values(values)
      .onConflictDoUpdate({
        target: [pointOccurrences.accountId, pointOccurrences.type, pointOccurrences.cause],
        set: {
          own: values.own,
          day: values.day,
          at: values.at,
          revokedAt: null,
          paid: 0,
          reason: null,
          journalId: null,
          times: sql`${pointOccurrences.times} + 1`,
        },
        setWhere: sql`${pointOccurrences.revokedAt} is not null`,
      })
      .returning({ id: pointOccurrences.id, times: pointOccurrences.times })
      .then(([row]) => row),

  settle: (
    tx: Tx,
    id: OccurrenceId,
    values: { paid: number; reason: UnpaidReason | null; journalId: JournalId | null },
  ) => tx.update(pointOccurrences).set(values).where(eq(pointOccurrences.id, id)),

  /** The occurrence of a cause, unless it was taken back already. */
  counted: (tx: Tx, { accountId, type, cause }: Pick<NewOccurrence, 'accountId' | 'type' | 'cause'>) =>
    tx
      .select()
      .from(pointOccurrences)
      .where(
        and(
          eq(pointOccurrences.accountId, accountId),
          eq(pointOccurrences.type, type),
          eq(pointOccurrences.cause, cause),
          isNull(pointOccurrences.revokedAt),
        ),
      )
      .then(([row]) => row),

  /** The points that the content of a cause set, if the cause was taken back. */
  revokedOwn: (tx: Tx, { accountId, type, cause }: Pick<NewOccurrence, 'accountId' | 'type' | 'cause'>) =>
    tx
      .select({ own: pointOccurrences.own })
      .from(pointOccurrences)
      .where(
        and(
          eq(pointOccurrences.accountId, accountId),
          eq(pointOccurrences.type, type),
          eq(pointOccurrences.cause, cause),
          isNotNull(pointOccurrences.revokedAt),
        ),
      )
      .then(([row]) => row?.own),

  revoke: (tx: Tx, id: OccurrenceId, revokedAt: Date) =>
    tx.update(pointOccurrences).set({ revokedAt }).where(eq(pointOccurrences.id, id)),

  /** What the account has earned on a day and in total, by type. */
  counters: (
    db: Db,
    accountId: AccountId,
    { day, type }: { day: string; type?: EarningType },
  ): Promise<{ type: EarningType; day: string; points: number; lastAt: Date }[]> =>
    db
      .select({
        type: pointCounters.type,
        day: pointCounters.day,
        points: pointCounters.points,
        lastAt: pointCounters.lastAt,
      })
      .from(pointCounters)
      .where(
        and(
          eq(pointCounters.accountId, accountId),
          inArray(pointCounters.day, [day, EVER]),
          type ? eq(pointCounters.type, type) : undefined,
        ),
      ),

  /** Raises or lowers the counters of the caps and of the ranks with one statement. */
  count: (tx: Tx, { accountId, collegeId, userId, type, day, month, by, at }: Counted) =>
    tx.execute(sql`
      with caps as (
        insert into ${pointCounters} as c (account_id, type, day, points, last_at)
        values (${accountId}, ${type}, ${day}::date, ${by}, ${at}), (${accountId}, ${type}, ${EVER}::date, ${by}, ${at})
        on conflict (account_id, day, type) do update set points = c.points + excluded.points,
          last_at = case when excluded.points > 0 then greatest(c.last_at, excluded.last_at) else c.last_at end
      )
      insert into ${pointMonths} as m (college_id, month, user_id, points, reached_at)
      values (${collegeId}, ${month}::date, ${userId}, ${by}, ${at}), (${collegeId}, ${EVER}::date, ${userId}, ${by}, ${at})
      on conflict (user_id, college_id, month) do update
        set points = m.points + excluded.points, reached_at = excluded.reached_at`),

  monthPoints: (db: Db, { collegeId, userId, month }: { collegeId: CollegeId; userId: UserId; month: string }) =>
    db
      .select({ points: pointMonths.points })
      .from(pointMonths)
      .where(and(eq(pointMonths.userId, userId), eq(pointMonths.collegeId, collegeId), eq(pointMonths.month, month)))
      .then(([row]) => row?.points ?? 0),
}
