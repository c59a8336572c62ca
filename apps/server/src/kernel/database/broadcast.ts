import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { Log } from '../log.ts'
import type { Db } from './database.ts'

/**
 * The channels on which server processes notify each other. A message only says that something has to be dropped or
 * read again; the data itself is in the tables. Each domain adds its channels in its `<domain>.events.ts`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging, so that the kernel knows no domain
export interface BroadcastChannels {}
export type Channel = keyof BroadcastChannels

/** Declares the tables whose trigger, created by a migration, sends a broadcast on every change of their rows. */
export interface BroadcastTrigger {
  channel: Channel
  /** The database function that sends it. */
  function: string
  tables: readonly string[]
}

type Listener = (payload: string) => void

export interface Broadcast {
  /** Is delivered when the transaction commits, and not if it rolls back. */
  send(db: Db, channel: Channel, payload: string): Promise<void>
  on(channel: Channel, listener: Listener): void
  /** Called after messages may have been missed: listeners have to drop everything they cached. */
  onGap(listener: () => void): void
  /** False while messages may be missed; caches that depend on them must then ask the database. */
  healthy(): boolean
  close(): Promise<void>
}

const PG_CHANNEL = 'sands'
/**
 * A lost connection must be noticed well within one second, because a revoked token has to be refused within that time.
 */
const PING_MS = 250
const PING_WAIT_MS = 500
const RECONNECT_MS = 200

export function openBroadcast(url: string, log: Log): Broadcast {
  const listeners = new Map<string, Listener[]>()
  const gapListeners: (() => void)[] = []
  let client: pg.Client | undefined
  let healthy = false
  let closed = false
  let pingTimer: NodeJS.Timeout | undefined
  let retryTimer: NodeJS.Timeout | undefined

  function lost(from: pg.Client) {
    if (from !== client || closed) return
    client = undefined
    healthy = false
    clearTimeout(pingTimer)
    from.removeAllListeners('notification')
    from.end().catch(() => undefined)
    for (const listener of gapListeners) listener()
    retryTimer = setTimeout(() => void connect(), RECONNECT_MS)
  }

  function ping(to: pg.Client) {
    let answered = false
    // In a busy process the answer may have arrived but not been read yet, so the event loop gets one more round before
    // the connection counts as lost.
    const late = setTimeout(() => setImmediate(() => setImmediate(() => !answered && lost(to))), PING_WAIT_MS)
    to.query('select 1').then(
      () => {
        answered = true
        clearTimeout(late)
        if (to === client) pingTimer = setTimeout(() => ping(to), PING_MS)
      },
      () => {
        clearTimeout(late)
        lost(to)
      },
    )
  }

  async function connect(): Promise<void> {
    if (closed) return
    const next = new pg.Client({
      connectionString: url,
      application_name: 'sands-broadcast',
      connectionTimeoutMillis: 2000,
    })
    client = next
    next.on('error', () => lost(next))
    next.on('end', () => lost(next))
    next.on('notification', ({ payload = '' }) => {
      const space = payload.indexOf(' ')
      const channel = payload.slice(0, space)
      for (const listener of listeners.get(channel) ?? []) listener(payload.slice(space + 1))
    })
    try {
      await next.connect()
      await next.query(`listen ${PG_CHANNEL}`)
      if (next !== client) return
      healthy = true
      for (const listener of gapListeners) listener()
      ping(next)
    } catch (error) {
      log.debug({ error }, 'the broadcast connection was lost')
      lost(next)
    }
  }

  void connect()
  return {
    async send(db, channel, payload) {
      await db.execute(sql`select pg_notify(${PG_CHANNEL}, ${`${channel} ${payload}`})`)
    },
    on(channel, listener) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener])
    },
    onGap: (listener) => void gapListeners.push(listener),
    healthy: () => healthy,
    async close() {
      closed = true
      clearTimeout(pingTimer)
      clearTimeout(retryTimer)
      await client?.end().catch(() => undefined)
    },
  }
}
