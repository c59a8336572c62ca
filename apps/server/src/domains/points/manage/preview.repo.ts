import type { CollegeId } from '@sands/contract/kernel/schema'
import type { EarningType } from '@sands/rules/points'
import { and, asc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { EVER } from '../earning/account-day.ts'
import type { AccountId } from '../ledger/account.repo.ts'
import { pointCounters, pointOccurrences } from '../points.tables.ts'

interface Wanted {
  collegeId: CollegeId
  type: EarningType
  from: Date
  until: Date
}

export const previewRepo = {
  /** What happened in a month and was not taken back, in the order in which it happened. */
  occurrences: (db: Db, { collegeId, type, from, until }: Wanted, limit: number) =>
    db
      .select({
        accountId: pointOccurrences.accountId,
        own: pointOccurrences.own,
        day: pointOccurrences.day,
        at: pointOccurrences.at,
        paid: pointOccurrences.paid,
      })
      .from(pointOccurrences)
      .where(
        and(
          eq(pointOccurrences.collegeId, collegeId),
          eq(pointOccurrences.type, type),
          gte(pointOccurrences.at, from),
          lt(pointOccurrences.at, until),
          isNull(pointOccurrences.revokedAt),
        ),
      )
      .orderBy(asc(pointOccurrences.at), asc(pointOccurrences.id))
      .limit(limit),

  /** What people had earned with this type before the month, for lifetime caps. */
  earnedBefore: async (db: Db, { collegeId, type, from }: Wanted): Promise<ReadonlyMap<AccountId, number>> => {
    const { rows } = await db.execute<{ account_id: AccountId; points: number }>(sql`
      select c.account_id, (c.points - coalesce((select sum(o.paid) from ${pointOccurrences} o
        where o.account_id = c.account_id and o.type = c.type and o.at >= ${from} and o.revoked_at is null), 0))::float8 as points
      from ${pointCounters} c
      where c.type = ${type} and c.day = ${EVER}::date and exists (select from ${pointOccurrences} o
        where o.account_id = c.account_id and o.type = c.type and o.college_id = ${collegeId})`)
    return new Map(rows.map((row) => [row.account_id, row.points]))
  },
}
