import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres/session'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Tx } from './database.ts'

type Schema = Record<string, never>
type Relations = ExtractTablesWithRelations<Schema>

const dialect = new PgDialect()

const txOf = (client: pg.PoolClient): Tx =>
  new NodePgTransaction(dialect, new NodePgSession<Schema, Relations>(client, dialect, undefined), undefined)

export interface Pipelined<T> {
  result: T
  /** Statements that were sent and need no answer before the commit is sent. */
  last?: Promise<unknown>
}

/**
 * A transaction whose beginning and commit wait for no answer of their own: on a busy server each wait lasts until the
 * event loop has read all the requests that have arrived. `work` may send statements before earlier ones are answered,
 * but waits for all of them, except `last`.
 */
export async function pipelinedTransaction<T>(
  pipelines: pg.Pool,
  work: (client: pg.PoolClient, tx: Tx) => Promise<Pipelined<T>>,
): Promise<T> {
  const client = await pipelines.connect()
  let lost: Error | undefined
  try {
    const [, { result, last }] = await Promise.all([client.query('begin'), work(client, txOf(client))])
    const [, { command }] = await Promise.all([last, client.query('commit')])
    // PostgreSQL answers the commit of a failed transaction with a rollback, not with an error.
    if (command !== 'COMMIT') throw new Error('a statement of the transaction had failed')
    return result
  } catch (error) {
    await client.query('rollback').catch((reason: Error) => {
      lost = reason
    })
    throw error
  } finally {
    client.release(lost)
  }
}
