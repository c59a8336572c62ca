import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../database/database.ts'

/** A table of tries with the columns `who`, `tries` and `since`, and one for what is signed in to. */
export interface TriesTable {
  table: PgTable
  thing: AnyColumn
}

interface Try {
  thingId: string
  who: string
  now: Date
  /** Tries before this moment are forgotten. */
  forgetBefore: Date
  most: number
}

const nameOf = ({ thing }: TriesTable): SQL => sql`${sql.identifier(thing.name)}`

export const codeTriesRepo = {
  /** Counts one try. Returns false when there were as many as are allowed. */
  book: (db: Db, tries: TriesTable, { thingId, who, now, forgetBefore, most }: Try): Promise<boolean> =>
    db
      .execute(sql`
        insert into ${tries.table} as t (${nameOf(tries)}, who, tries, since) values (${thingId}, ${who}, 1, ${now})
        on conflict (${nameOf(tries)}, who) do update
        set tries = case when t.since <= ${forgetBefore} then 1 else t.tries + 1 end,
          since = case when t.since <= ${forgetBefore} then excluded.since else t.since end
        where t.tries < ${most} or t.since <= ${forgetBefore} returning 1`)
      .then(({ rows }) => rows.length > 0),

  since: (db: Db, tries: TriesTable, { thingId, who }: Pick<Try, 'thingId' | 'who'>): Promise<Date | undefined> =>
    db
      .execute<{ since: Date }>(
        sql`select t.since from ${tries.table} t where t.${nameOf(tries)} = ${thingId} and t.who = ${who}`,
      )
      .then(({ rows: [row] }) => row && new Date(row.since)),

  takeBack: (db: Db, tries: TriesTable, { thingId, who }: Pick<Try, 'thingId' | 'who'>) =>
    db.execute(sql`update ${tries.table} t set tries = greatest(t.tries - 1, 0)
      where t.${nameOf(tries)} = ${thingId} and t.who = ${who}`),
}
