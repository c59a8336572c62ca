import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Tx } from './database.ts'

/** A transaction with direct access to its client, for prepared statements with names on hot paths. */
export async function preparedTransaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient, tx: Tx) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  try {
    return await drizzle(client).transaction((tx) => work(client, tx))
  } finally {
    client.release()
  }
}
