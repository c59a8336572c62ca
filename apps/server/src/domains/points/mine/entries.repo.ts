import type { CollegeId } from '@sands/contract/kernel/schema'
import { type PointCategory, typesOfCategory } from '@sands/rules/points/points'
import { and, asc, desc, eq, gt, gte, inArray, lte, min, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../kernel/database/database.ts'
import type { AccountId, Against } from '../ledger/account.repo.ts'
import { pointAccounts, pointJournal, pointLegs, pointLots } from '../points.tables.ts'

/** Which entries are wanted. */
export interface EntryFilter {
  accountId?: AccountId | undefined
  category?: PointCategory | undefined
  /** Days of the person, the first and the last one. */
  days?: { from: string; until: string } | undefined
}

const inFilter = ({ accountId, category, days }: EntryFilter): SQL | undefined =>
  and(
    accountId ? eq(pointLegs.accountId, accountId) : undefined,
    category ? inArray(pointJournal.type, typesOfCategory(category)) : undefined,
    days ? gte(pointJournal.day, days.from) : undefined,
    days ? lte(pointJournal.day, days.until) : undefined,
  )

const entry = {
  id: pointJournal.id,
  legId: pointLegs.id,
  key: pointJournal.key,
  type: pointJournal.type,
  amount: pointLegs.amount,
  balanceAfter: pointLegs.balanceAfter,
  contentKind: pointJournal.contentKind,
  contentId: pointJournal.contentId,
  note: pointJournal.note,
  reversesId: pointJournal.reversesId,
  at: pointLegs.at,
}

const otherLeg = alias(pointLegs, 'other_leg')
const otherAccount = alias(pointAccounts, 'other_account')

const against = sql<Against>`(select ${otherAccount.kind} from ${pointLegs} as "other_leg"
  join ${pointAccounts} as "other_account" on ${otherAccount.id} = ${otherLeg.accountId}
  where ${otherLeg.journalId} = ${pointJournal.id} and ${otherAccount.kind} <> 'person' limit 1)`

export type EntryRow = Awaited<ReturnType<typeof entriesRepo.page>>[number]

export const entriesRepo = {
  /** Newest first. */
  page: (db: Db, filter: EntryFilter & { accountId: AccountId }, { size, offset }: { size: number; offset: number }) =>
    db
      .select(entry)
      .from(pointLegs)
      .innerJoin(pointJournal, eq(pointJournal.id, pointLegs.journalId))
      .where(inFilter(filter))
      .orderBy(desc(pointLegs.at), desc(pointLegs.id))
      .limit(size)
      .offset(offset),

  /** With the account of the college on the other side. */
  ledger: (
    db: Db,
    filter: EntryFilter & { accountId: AccountId },
    { size, offset }: { size: number; offset: number },
  ) =>
    db
      .select({ ...entry, against })
      .from(pointLegs)
      .innerJoin(pointJournal, eq(pointJournal.id, pointLegs.journalId))
      .where(inFilter(filter))
      .orderBy(desc(pointLegs.at), desc(pointLegs.id))
      .limit(size)
      .offset(offset),

  /** Without a filter on the journal, it is not read: one that is large would be searched by several processes. */
  totals: (
    db: Db,
    filter: EntryFilter & { accountId: AccountId },
  ): Promise<{ total: number; earned: number; spent: number }> => {
    const legs = db
      .select({
        total: sql<number>`count(*)::int`,
        earned: sql<number>`coalesce(sum(${pointLegs.amount}) filter (where ${pointLegs.amount} > 0), 0)::float8`,
        spent: sql<number>`coalesce(-sum(${pointLegs.amount}) filter (where ${pointLegs.amount} < 0), 0)::float8`,
      })
      .from(pointLegs)
      .where(inFilter(filter))
      .$dynamic()
    const matching =
      filter.category || filter.days ? legs.innerJoin(pointJournal, eq(pointJournal.id, pointLegs.journalId)) : legs
    return matching.then(([row]) => row ?? { total: 0, earned: 0, spent: 0 })
  },

  /** How many legs of people of the college match; counting stops at the limit. */
  countUpTo: (db: Db, collegeId: CollegeId, filter: EntryFilter, limit: number): Promise<number> =>
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(
        db
          .select({ id: pointLegs.id })
          .from(pointLegs)
          .innerJoin(pointJournal, eq(pointJournal.id, pointLegs.journalId))
          .innerJoin(pointAccounts, eq(pointAccounts.id, pointLegs.accountId))
          .where(and(eq(pointAccounts.collegeId, collegeId), eq(pointAccounts.kind, 'person'), inFilter(filter)))
          .limit(limit)
          .as('matching'),
      )
      .then(([row]) => row?.total ?? 0),

  /** Legs of people of the college, oldest first, after a given leg. */
  next: (db: Db, collegeId: CollegeId, filter: EntryFilter, { after, size }: { after: string; size: number }) =>
    db
      .select({ ...entry, userId: pointAccounts.userId })
      .from(pointLegs)
      .innerJoin(pointJournal, eq(pointJournal.id, pointLegs.journalId))
      .innerJoin(pointAccounts, eq(pointAccounts.id, pointLegs.accountId))
      .where(
        and(
          eq(pointAccounts.collegeId, collegeId),
          eq(pointAccounts.kind, 'person'),
          inFilter(filter),
          sql`${pointLegs.id} > ${after}::bigint`,
        ),
      )
      .orderBy(asc(pointLegs.id))
      .limit(size),

  /**
   * All points that expire on the next day on which some do, in the time zone of the person. Held points that should
   * have expired already are not announced.
   */
  expiring: (
    db: Db,
    accountId: AccountId,
    { from, until, timeZone }: { from: Date; until: Date; timeZone: string },
  ): Promise<{ points: number; at: Date } | undefined> =>
    db
      .select({ points: sql<number>`sum(${pointLots.remaining})::float8`, at: min(pointLots.expiresAt) })
      .from(pointLots)
      .where(
        and(
          eq(pointLots.accountId, accountId),
          gt(pointLots.remaining, 0),
          gt(pointLots.expiresAt, from),
          lte(pointLots.expiresAt, until),
        ),
      )
      .groupBy(sql`(${pointLots.expiresAt} at time zone ${timeZone}::text)::date`)
      .orderBy(asc(min(pointLots.expiresAt)))
      .limit(1)
      .then(([row]) => (row?.at ? { points: row.points, at: row.at } : undefined)),
}
