import type pg from 'pg'

/** Rows with which the holder of a backup could act as another person. They are neither saved nor restored. */
export interface LeftOut {
  table: string
  /** An SQL condition; without it all rows are left out. */
  rows?: string
  /** The column with the key of a stored file, which is left out too. */
  fileKey?: string
}

/** What a domain says about backups. */
export interface DomainBackup {
  /** Tables that refer to others come first. */
  leftOut: readonly LeftOut[]
  /** SQL statements that run after the rows are loaded. */
  afterRestore?: readonly string[]
}

export const wholeTables = (leftOut: readonly LeftOut[]): string[] =>
  leftOut.filter(({ rows }) => rows === undefined).map(({ table }) => table)

/** The condition for the rows of a table that are saved. */
export function savedRows(table: string, leftOut: readonly LeftOut[]): string {
  const conditions = leftOut.flatMap(({ table: name, rows }) =>
    name === table && rows ? [`(${rows}) is not true`] : [],
  )
  return conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
}

const withFiles = (leftOut: readonly LeftOut[]) =>
  leftOut.flatMap(({ table, rows = 'true', fileKey }) => (fileKey ? [{ table, rows, fileKey }] : []))

/** The keys of stored files that belong to rows that are left out. */
export async function leftOutFiles(client: pg.ClientBase, leftOut: readonly LeftOut[]): Promise<Set<string>> {
  const keys = new Set<string>()
  for (const { table, rows, fileKey } of withFiles(leftOut)) {
    const found = await client.query<{ key: string }>(
      `select ${fileKey} as key from ${table} where (${rows}) and ${fileKey} is not null`,
    )
    for (const { key } of found.rows) keys.add(key)
  }
  return keys
}

/** A backup of an earlier version does not have the newest tables yet. */
async function existing(client: pg.ClientBase, leftOut: readonly LeftOut[]): Promise<LeftOut[]> {
  const { rows } = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) name where to_regclass(name) is not null`,
    [leftOut.map(({ table }) => table)],
  )
  return leftOut.filter(({ table }) => rows.some(({ name }) => name === table))
}

/** Backups of earlier versions contain such rows. Returns the keys of the files that they referred to. */
export async function dropLeftOut(
  client: pg.ClientBase,
  { leftOut, afterRestore = [] }: DomainBackup,
): Promise<string[]> {
  const known = await existing(client, leftOut)
  const keys = await leftOutFiles(client, known)
  for (const { table, rows = 'true' } of known) await client.query(`delete from ${table} where ${rows}`)
  for (const statement of afterRestore) await client.query(statement)
  return [...keys]
}
