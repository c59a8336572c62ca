import pg from 'pg'
import { migrate, readMigrations } from '../kernel/database/migrate.ts'
import { aDatabase } from './database.ts'

export interface OldDatabase {
  query<Row extends object>(sql: string, ...values: unknown[]): Promise<Row[]>
  /** Runs this migration and no later one. Returns the names of the migrations that ran. */
  goOn(): Promise<string[]>
  drop(): Promise<void>
}

/** A database in the state before the migration with this number. */
export async function aDatabaseBefore(number: string): Promise<OldDatabase> {
  const all = readMigrations()
  const at = all.findIndex(({ name }) => name.startsWith(`${number}_`))
  if (at < 0) throw new Error(`there is no migration ${number}`)
  const database = await aDatabase({ empty: true })
  await migrate(database.url, all.slice(0, at))
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  return {
    query: async <Row extends object>(sql: string, ...values: unknown[]) => (await client.query<Row>(sql, values)).rows,
    goOn: () => migrate(database.url, all.slice(0, at + 1)),
    async drop() {
      await client.end()
      await database.drop()
    },
  }
}
