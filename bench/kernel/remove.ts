import type pg from 'pg'

/** Deeper than the references of any table. */
const MOST_STEPS = 8

const REFERENCES = `
  select c.conrelid::regclass::text as "table", a.attname as "column"
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  where c.contype = 'f' and c.conparentid = 0 and c.confrelid = $1::regclass and cardinality(c.conkey) = 1`

interface Rows {
  table: string
  column: string
  ids: readonly string[]
}

/** Deletes rows and everything that refers to them, directly or through other rows. */
export async function removeRows(db: pg.Client, { table, column, ids }: Rows, step = 0): Promise<void> {
  if (ids.length === 0) return
  if (step > MOST_STEPS) throw new Error(`too many steps of references lead to ${table}`)
  const { rows: references } = await db.query<Omit<Rows, 'ids'>>(REFERENCES, [table])
  if (references.length > 0) {
    const { rows } = await db.query<{ id: string }>(
      `select id::text from ${table} where ${column} = any($1::bigint[])`,
      [ids],
    )
    const own = rows.map(({ id }) => id)
    for (const reference of references) await removeRows(db, { ...reference, ids: own }, step + 1)
  }
  await db.query(`delete from ${table} where ${column} = any($1::bigint[])`, [ids])
}
