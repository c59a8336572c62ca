import { sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import {
  pointAccounts,
  pointCounters,
  pointHolds,
  pointJournal,
  pointLegs,
  pointLots,
  pointOccurrences,
} from '../points.tables.ts'

/** A number that differs from what the journal says. */
export interface Difference {
  what: 'posting' | 'balance' | 'lots' | 'held' | 'cap'
  id: string
  stored: number
  journal: number
}

type Row = { id: string; stored: number; journal: number }

/** The most differences of one kind that are listed. */
const MOST = 1000

export const verifyRepo = {
  counts: (db: Db): Promise<{ accounts: number; postings: number; legs: number }> =>
    db
      .execute<{ accounts: number; postings: number; legs: number }>(sql`
        select (select count(*) from ${pointAccounts} where kind = 'person')::int as accounts,
          (select count(*) from ${pointJournal})::int as postings, (select count(*) from ${pointLegs})::int as legs`)
      .then(({ rows: [row] }) => row ?? { accounts: 0, postings: 0, legs: 0 }),

  /** Postings without legs, or whose legs do not sum to zero. */
  postings: (db: Db): Promise<Row[]> =>
    db
      .execute<Row>(sql`
        select j.id::text, coalesce(sum(l.amount), 0)::float8 as stored, 0::float8 as journal
        from ${pointJournal} j left join ${pointLegs} l on l.journal_id = j.id
        group by j.id having count(l.id) < 2 or sum(l.amount) <> 0 order by j.id limit ${MOST}`)
      .then(({ rows }) => rows),

  balances: (db: Db): Promise<Row[]> =>
    db
      .execute<Row>(sql`
        select a.id::text, a.balance::float8 as stored, coalesce(sum(l.amount), 0)::float8 as journal
        from ${pointAccounts} a left join ${pointLegs} l on l.account_id = a.id
        where a.kind = 'person' group by a.id having a.balance <> coalesce(sum(l.amount), 0)
        order by a.id limit ${MOST}`)
      .then(({ rows }) => rows),

  lots: (db: Db): Promise<Row[]> =>
    db
      .execute<Row>(sql`
        select a.id::text, coalesce(sum(l.remaining), 0)::float8 as stored, greatest(a.balance, 0)::float8 as journal
        from ${pointAccounts} a left join ${pointLots} l on l.account_id = a.id
        where a.kind = 'person' group by a.id having greatest(a.balance, 0) <> coalesce(sum(l.remaining), 0)
        order by a.id limit ${MOST}`)
      .then(({ rows }) => rows),

  held: (db: Db): Promise<Row[]> =>
    db
      .execute<Row>(sql`
        select a.id::text, a.held::float8 as stored, coalesce(sum(h.amount), 0)::float8 as journal
        from ${pointAccounts} a left join ${pointHolds} h on h.account_id = a.id and h.state = 'held'
        where a.kind = 'person' group by a.id having a.held <> coalesce(sum(h.amount), 0)
        order by a.id limit ${MOST}`)
      .then(({ rows }) => rows),

  /** Counters of caps that differ from what was paid on their day. */
  caps: (db: Db): Promise<Row[]> =>
    db
      .execute<Row>(sql`
        select c.account_id::text || ' ' || c.type || ' ' || c.day as id, c.points::float8 as stored,
          coalesce(sum(o.paid), 0)::float8 as journal
        from ${pointCounters} c left join ${pointOccurrences} o on o.account_id = c.account_id and o.type = c.type
          and o.revoked_at is null and (o.day = c.day or c.day = '0001-01-01')
        group by c.account_id, c.type, c.day, c.points having c.points <> coalesce(sum(o.paid), 0) limit ${MOST}`)
      .then(({ rows }) => rows),
}
