import type { CollegeId, Id } from '@sands/contract/kernel/schema'
import { getTableName, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../database/database.ts'

export interface CategoryRow<Kind extends string> {
  [column: string]: unknown
  id: Id<Kind>
  parentId: Id<Kind> | null
  name: string
  level: number
  version: number
}

export interface NewCategory<Kind extends string> {
  collegeId: CollegeId
  parentId: Id<Kind> | null
  name: string
  level: number
  sort: number
}

/** Queries on a table created with `categoryColumns`. */
export const categoryRepo = <Kind extends string>(table: PgTable) => ({
  /** Locks the categories of the college until the transaction ends. */
  takeTurn: (tx: Tx, collegeId: CollegeId) =>
    tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${getTableName(table)} ${collegeId}`}, 0))`),

  /** Sorted by level, siblings in their order. */
  all: (db: Db, collegeId: CollegeId): Promise<CategoryRow<Kind>[]> =>
    db
      .execute<CategoryRow<Kind>>(
        sql`select id, parent_id as "parentId", name, level, version from ${table}
          where college_id = ${collegeId} order by level, sort, id`,
      )
      .then(({ rows }) => rows),

  add: (tx: Tx, { collegeId, parentId, name, level, sort }: NewCategory<Kind>): Promise<Id<Kind>> =>
    tx
      .execute<{ id: Id<Kind> }>(
        sql`insert into ${table} (college_id, parent_id, name, level, sort)
          values (${collegeId}, ${parentId}, ${name}, ${level}, ${sort}) returning id`,
      )
      .then(({ rows: [row] }) => {
        if (!row) throw new Error('the category was not stored')
        return row.id
      }),

  rename: (tx: Tx, id: Id<Kind>, name: string) =>
    tx.execute(sql`update ${table} set name = ${name}, version = version + 1 where id = ${id}`),

  /** Moves a category and its subcategories below another parent. */
  move: (tx: Tx, { id, parentId, levels }: { id: Id<Kind>; parentId: Id<Kind> | null; levels: number }) =>
    tx.execute(sql`with recursive below as (
        select id from ${table} where id = ${id}
        union all select child.id from ${table} child join below on child.parent_id = below.id
      )
      update ${table} moved set level = level + ${levels}::integer,
        parent_id = case when moved.id = ${id} then ${parentId}::bigint else parent_id end,
        version = version + case when moved.id = ${id} then 1 else 0 end
      from below where moved.id = below.id`),

  /** Stores the order of siblings. */
  arrange: (tx: Tx, ids: readonly Id<Kind>[]) =>
    tx.execute(sql`update ${table} set sort = place.number
      from unnest(${sql.param([...ids])}::bigint[]) with ordinality as place (id, number)
      where ${table}.id = place.id`),

  remove: (tx: Tx, id: Id<Kind>) => tx.execute(sql`delete from ${table} where id = ${id}`),
})
