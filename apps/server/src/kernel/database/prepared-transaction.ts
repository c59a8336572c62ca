import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import type { Tx } from './database.ts'

/** A transaction whose line is at hand, for statements that are prepared by name: hot paths need those. */
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
