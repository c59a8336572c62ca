import type pg from 'pg'

const SCHEMAS = ['public', 'jobs']

/** A table in a backup, without columns that the database computes. */
export interface SavedTable {
  name: string
  columns: string[]
  /** The sort order of the rows, so that two backups of the same data are equal. */
  key: string[]
}

interface TableRow {
  name: string
  columns: string[]
  key: string[] | null
}

/** Sorts referenced tables before the tables that refer to them. */
function inOrder(tables: readonly SavedTable[], needs: ReadonlyMap<string, ReadonlySet<string>>): SavedTable[] {
  const done = new Set<string>()
  const ordered: SavedTable[] = []
  while (ordered.length < tables.length) {
    const ready = tables.filter(
      ({ name }) => !done.has(name) && [...(needs.get(name) ?? [])].every((one) => done.has(one)),
    )
    if (ready.length === 0) throw new Error('the tables have circular foreign keys')
    for (const table of ready) {
      done.add(table.name)
      ordered.push(table)
    }
  }
  return ordered
}

export async function savedTables(client: pg.ClientBase, leaveOut: readonly string[]): Promise<SavedTable[]> {
  const { rows } = await client.query<TableRow>(
    `select c.oid::regclass::text as name,
       array(select quote_ident(a.attname) from pg_attribute a
             where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns,
       (select array(select quote_ident(a.attname) from unnest(i.indkey) with ordinality k(num, place)
                     join pg_attribute a on a.attrelid = c.oid and a.attnum = k.num order by k.place)
        from pg_index i where i.indrelid = c.oid and i.indisprimary) as key
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind in ('r', 'p') and not c.relispartition
     order by 1`,
    [SCHEMAS],
  )
  const tables = rows
    .filter(({ name }) => !leaveOut.includes(name))
    .map(({ name, columns, key }) => ({ name, columns, key: key ?? [] }))
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
     where contype = 'f' and conrelid <> confrelid`,
  )
  const known = new Set(tables.map(({ name }) => name))
  const needs = new Map<string, Set<string>>()
  for (const { from, to } of references) {
    if (known.has(from) && known.has(to)) needs.set(from, (needs.get(from) ?? new Set()).add(to))
  }
  return inOrder(tables, needs)
}

/** The last value of each sequence, so that ids of deleted rows are not used again after a restore. */
export async function givenNumbers(client: pg.ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
     where schemaname = any($1) and last_value is not null order by 1`,
    [SCHEMAS],
  )
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]))
}
