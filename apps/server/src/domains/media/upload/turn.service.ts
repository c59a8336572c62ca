import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'

const LOOK_MS = 50
/** Whoever is asked to let go has written out what it holds long before. */
const PATIENCE_MS = 10_000

interface Holder {
  /** False while it still waits for its own turn. */
  holds: boolean
  letGo(): void
  ended: Promise<void>
}

/** One at a time may touch an upload, in all processes together. Whoever comes later asks the one before to let go. */
export interface Turns {
  /** Waits for the turn and answers with how to end it. `letGo` is called when somebody else wants it, or it was lost. */
  take(id: string, letGo?: () => void): Promise<() => Promise<void>>
  close(): Promise<void>
}

/**
 * Locks of one database session for all turns of this process: they end with the process however it ends, and cost no
 * connection each. Within the process a map does the same, because a session has every lock it holds twice over.
 */
export function createTurns({ database, broadcast, log }: Pick<Kernel, 'database' | 'broadcast' | 'log'>): Turns {
  const self = randomBytes(4).toString('hex')
  const holders = new Map<string, Holder>()
  let session: Promise<pg.Client> | undefined

  function lost(client: Promise<pg.Client>): void {
    if (session !== client) return
    session = undefined
    for (const holder of holders.values()) holder.letGo()
  }

  function connected(): Promise<pg.Client> {
    if (session) return session
    const client = new pg.Client({
      connectionString: database.url,
      application_name: 'sands-uploads',
      connectionTimeoutMillis: 3000,
      keepAlive: true,
    })
    const opening = client.connect().then(() => client)
    client.on('error', (error) => log.warn({ error: error.message }, 'the line that keeps turns of uploads was lost'))
    client.on('end', () => lost(opening))
    opening.catch(() => lost(opening))
    session = opening
    return opening
  }

  const ask = async (client: pg.Client, what: 'pg_try_advisory_lock' | 'pg_advisory_unlock', id: string) =>
    (await client.query<{ done: boolean }>(`select ${what}(hashtextextended($1, 0)) as done`, [`media.upload ${id}`]))
      .rows[0]?.done === true

  broadcast.on('upload.wanted', (payload) => {
    const [id = '', from] = payload.split(' ')
    const holder = holders.get(id)
    if (from !== self && holder?.holds) holder.letGo()
  })

  async function lock(id: string, latest: number): Promise<() => Promise<void>> {
    const client = await connected()
    for (let told = false; !(await ask(client, 'pg_try_advisory_lock', id)); ) {
      if (performance.now() > latest) throw fail('media.busy')
      if (!told) await broadcast.send(database.primary, 'upload.wanted', `${id} ${self}`)
      told = true
      await sleep(LOOK_MS)
    }
    // A session that is gone has let go by itself.
    return () => ask(client, 'pg_advisory_unlock', id).then(noop, noop)
  }

  return {
    async take(id, letGo = noop) {
      const latest = performance.now() + PATIENCE_MS
      for (let before = holders.get(id); before; before = holders.get(id)) {
        before.letGo()
        await Promise.race([before.ended, sleep(latest - performance.now())])
        if (performance.now() > latest) throw fail('media.busy')
      }
      const { promise: ended, resolve } = Promise.withResolvers<void>()
      const holder: Holder = { holds: false, letGo, ended }
      holders.set(id, holder)
      const end = () => {
        holders.delete(id)
        resolve()
      }
      try {
        const unlock = await lock(id, latest)
        holder.holds = true
        return () => unlock().finally(end)
      } catch (error) {
        end()
        throw error
      }
    },
    async close() {
      await (await session)?.end()
    },
  }
}

const noop = () => undefined
