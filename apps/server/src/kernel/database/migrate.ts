import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

const FOLDER = join(import.meta.dirname, '..', '..', '..', 'migrations')
/** The advisory lock of the migrations. The number is arbitrary, but all processes must use the same one. */
const LOCK = 7_270_531

interface Migration {
  name: string
  sql: string
  hash: string
}

export class MigrationError extends Error {}

export const readMigrations = (folder = FOLDER): Migration[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const sql = readFileSync(join(folder, file), 'utf8')
      return { name: file.slice(0, -'.sql'.length), sql, hash: createHash('sha256').update(sql).digest('hex') }
    })

/**
 * Updates the tables to this version. There are only forward migrations. Several processes may call it at once: the
 * first one works, the others wait and find nothing to do. The start fails if a migration file changed after it ran, or
 * if the tables come from a newer version.
 */
export async function migrate(url: string, migrations = readMigrations()): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'sands-migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    await client.query(
      'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    )
    const { rows } = await client.query<{ name: string; hash: string }>(
      'select name, hash from schema_migrations order by name',
    )
    const applied = new Map(rows.map((row) => [row.name, row.hash]))
    refuseUnknown(applied, migrations)
    const due = migrations.filter(({ name }) => !applied.has(name))
    for (const migration of due) await apply(client, migration)
    return due.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

function refuseUnknown(applied: ReadonlyMap<string, string>, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map(({ name, hash }) => [name, hash]))
  for (const [name, hash] of applied) {
    if (!known.has(name))
      throw new MigrationError(
        `the database has migration ${name}, which this version does not know: it is older than the data`,
      )
    if (known.get(name) !== hash) throw new MigrationError(`migration ${name} was changed after it ran`)
  }
}

async function apply(client: pg.Client, { name, sql, hash }: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(sql)
    await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new MigrationError(`migration ${name} failed: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  }
}
