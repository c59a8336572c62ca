import type { CollegeId } from '@sands/contract/kernel/schema'
import type { EarningType } from '@sands/rules/points/points'
import { and, asc, eq, gte, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { EVER } from '../earning/account-day.ts'
import type { AccountId } from '../ledger/account.repo.ts'
import { pointCounters, pointOccurrences } from '../points.tables.ts'

interface Wanted {
  collegeId: CollegeId
  type: EarningType
  /** Days of people, such as 2026-03-01; `until` is the first day after the month. */
  from: string
  until: string
}

/** The time before which no time zone has reached the day, and after which all have. */
const DAY_MS = 86_400_000
const before = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS)
const after = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + DAY_MS)

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
          gte(pointOccurrences.at, before(from)),
          lt(pointOccurrences.at, after(until)),
          gte(pointOccurrences.day, from),
          lt(pointOccurrences.day, until),
          isNull(pointOccurrences.revokedAt),
        ),
      )
      .orderBy(asc(pointOccurrences.at), asc(pointOccurrences.id))
      .limit(limit),

  /** What people had earned with this type before the month, for lifetime caps. */
  earnedBefore: async (db: Db, { collegeId, type, from }: Wanted): Promise<ReadonlyMap<AccountId, number>> => {
    const { rows } = await db.execute<{ account_id: AccountId; points: number }>(sql`
      select c.account_id, (c.points - coalesce((select sum(o.paid) from ${pointOccurrences} o
        where o.account_id = c.account_id and o.type = c.type and o.day >= ${from} and o.revoked_at is null), 0))::float8 as points
      from ${pointCounters} c
      where c.type = ${type} and c.day = ${EVER}::date and exists (select from ${pointOccurrences} o
        where o.account_id = c.account_id and o.type = c.type and o.college_id = ${collegeId})`)
    return new Map(rows.map((row) => [row.account_id, row.points]))
  },
}
