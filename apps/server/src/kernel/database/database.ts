import type { ExtractTablesWithRelations } from 'drizzle-orm'
import { drizzle, type NodePgDatabase, type NodePgTransaction } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '../log.ts'

type Schema = Record<string, never>
/** A pool or an open transaction; repositories accept both. */
export type Db = NodePgDatabase<Schema> | Tx
export type Tx = NodePgTransaction<Schema, ExtractTablesWithRelations<Schema>>

const POOL_SIZE = 12
const PIPELINES = 4
const CONNECT_WAIT_MS = 3000
const STATEMENT_LIMIT_MS = 15_000

export interface Database {
  kind: 'embedded' | 'external'
  url: string
  pool: pg.Pool
  /** Connections that send statements before earlier ones are answered, for `pipelinedTransaction`. */
  pipelines: pg.Pool
  /** Reads and writes. */
  primary: NodePgDatabase<Schema>
  /**
   * For reads that may be slightly outdated, such as lists and reports. Never for data that the person has just
   * changed.
   */
  replica(): NodePgDatabase<Schema>
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

function openPool(
  url: string,
  log: Log,
  { name, ...options }: { name: string; max?: number; pipeline?: true },
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: POOL_SIZE,
    ...options,
    connectionTimeoutMillis: CONNECT_WAIT_MS,
    idleTimeoutMillis: 60_000,
    statement_timeout: STATEMENT_LIMIT_MS,
    idle_in_transaction_session_timeout: STATEMENT_LIMIT_MS,
    application_name: name,
    keepAlive: true,
  })
  pool.on('error', (error) => log.warn({ error: error.message }, 'a database connection was lost'))
  // If a connection in use is lost between two statements, the next statement reports it. Without this handler the
  // error event would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

export interface DatabaseOptions {
  kind: Database['kind']
  url: string
  replicaUrls: readonly string[]
  log: Log
}

export function openDatabase({ kind, url, replicaUrls, log }: DatabaseOptions): Database {
  const pool = openPool(url, log, { name: 'sands' })
  const pipelines = openPool(url, log, { name: 'sands-pipelines', max: PIPELINES, pipeline: true })
  const primary = drizzle(pool)
  const replicas = replicaUrls.map((replicaUrl) => {
    const replicaPool = openPool(replicaUrl, log, { name: 'sands-replica' })
    const replica = { pool: replicaPool, db: drizzle(replicaPool), healthy: false }
    return replica
  })
  // A replica that does not answer is not used until it answers again. Without healthy replicas, the primary answers.
  const probe = () =>
    Promise.all(
      replicas.map(async (replica) => {
        replica.healthy = await replica.pool.query('select 1').then(
          () => true,
          () => false,
        )
      }),
    )
  const timer = replicas.length > 0 ? setInterval(() => void probe(), 2000).unref() : undefined
  if (timer) void probe()
  let turn = 0
  return {
    kind,
    url,
    pool,
    pipelines,
    primary,
    replica() {
      const healthy = replicas.filter((replica) => replica.healthy)
      turn += 1
      return healthy[turn % healthy.length]?.db ?? primary
    },
    transaction: (work) => primary.transaction(work),
    async close() {
      clearInterval(timer)
      await Promise.all([pool.end(), pipelines.end(), ...replicas.map((replica) => replica.pool.end())])
    },
  }
}

/**
 * Error codes and texts of PostgreSQL and its driver when the database is unreachable, starting, stopping or out of
 * connections.
 */
const AWAY = /^(08|57P0[1-4]|53300|25006)/
const AWAY_TEXT =
  /connect(ion)? (terminated|timeout|ended)|timeout exceeded when trying to connect|ECONNREFUSED|ENOENT|ECONNRESET|EPIPE|client was closed|not queryable/i

export function isDatabaseAway(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : ''
    if (AWAY.test(code) || AWAY_TEXT.test(`${code} ${cause.message}`)) return true
  }
  return false
}
