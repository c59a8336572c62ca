import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'

const LOOK_MS = 20
/** A holder that is asked to release the lock has written its data long before this. */
const PATIENCE_MS = 10_000
/**
 * The next piece comes soon, mostly to the same process: until then the
 * lock is not released, unless another process asks for it.
 */
const IDLE_MS = 5000

interface Holder {
  letGo(): void
  ended: Promise<void>
}

interface Lock {
  session: pg.Client
  /** Set while the lock is not in use. */
  idle?: NodeJS.Timeout
}

/** Only one request at a time may use an upload, over all processes. A later request asks the holder to release it. */
export interface UploadLocks {
  /**
   * Waits for the lock and returns the function that releases it. `letGo` is called when another request wants the
   * lock, or when it was lost.
   */
  take(id: string, letGo?: () => void): Promise<() => void>
  close(): Promise<void>
}

const noop = () => undefined

/**
 * All locks of this process are advisory locks of one database session: they end with
 * the process however it ends, and need no connection each. Within the process a map
 * does the same, because a session can take its own locks again.
 */
export function createUploadLocks({
  database,
  broadcast,
  log,
}: Pick<Kernel, 'database' | 'broadcast' | 'log'>): UploadLocks {
  const self = randomBytes(4).toString('hex')
  const holders = new Map<string, Holder>()
  const locks = new Map<string, Lock>()
  /** Locks that another process waits for; they are released at once. */
  const wanted = new Set<string>()
  let session: Promise<pg.Client> | undefined
  let questions: Promise<unknown> = Promise.resolve()

  function lost(opening: Promise<pg.Client>): void {
    if (session !== opening) return
    session = undefined
    for (const { idle } of locks.values()) clearTimeout(idle)
    locks.clear()
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
    client.on('error', (error) => log.warn({ error: error.message }, 'the connection for upload locks was lost'))
    client.on('end', () => lost(opening))
    opening.catch(() => lost(opening))
    session = opening
    return opening
  }

  /** Runs one query after the other, because a session cannot run two at once. */
  async function ask(client: pg.Client, what: 'pg_try_advisory_lock' | 'pg_advisory_unlock', id: string) {
    const asked = questions.then(() =>
      client.query<{ done: boolean }>(`select ${what}(hashtextextended($1, 0)) as done`, [`media.upload ${id}`]),
    )
    questions = asked.catch(noop)
    return (await asked).rows[0]?.done === true
  }

  function unlock(id: string, lock: Lock): void {
    clearTimeout(lock.idle)
    locks.delete(id)
    wanted.delete(id)
    // A closed session has released its locks already.
    ask(lock.session, 'pg_advisory_unlock', id).catch(noop)
  }

  broadcast.on('upload.wanted', (payload) => {
    const [id = '', from] = payload.split(' ')
    const lock = locks.get(id)
    if (from === self || !lock) return
    if (lock.idle) unlock(id, lock)
    else {
      wanted.add(id)
      holders.get(id)?.letGo()
    }
  })

  async function lockOf(id: string, latest: number): Promise<Lock> {
    const known = locks.get(id)
    if (known) {
      clearTimeout(known.idle)
      delete known.idle
      return known
    }
    const client = await connected()
    for (let told = false; !(await ask(client, 'pg_try_advisory_lock', id)); ) {
      if (performance.now() > latest) throw fail('media.busy')
      if (!told) await broadcast.send(database.primary, 'upload.wanted', `${id} ${self}`)
      told = true
      await sleep(LOOK_MS)
    }
    const lock: Lock = { session: client }
    locks.set(id, lock)
    return lock
  }

  function keep(id: string, lock: Lock): void {
    if (locks.get(id) !== lock) return
    if (wanted.has(id)) return void unlock(id, lock)
    lock.idle = setTimeout(() => unlock(id, lock), IDLE_MS).unref()
  }

  return {
    async take(id, letGo = noop) {
      const latest = performance.now() + PATIENCE_MS
      for (let before = holders.get(id); before; before = holders.get(id)) {
        before.letGo()
        await Promise.race([before.ended, sleep(latest - performance.now(), undefined, { ref: false })])
        if (performance.now() > latest) throw fail('media.busy')
      }
      const { promise: ended, resolve } = Promise.withResolvers<void>()
      holders.set(id, { letGo, ended })
      const end = () => {
        holders.delete(id)
        resolve()
      }
      try {
        const lock = await lockOf(id, latest)
        return () => {
          end()
          keep(id, lock)
        }
      } catch (error) {
        end()
        throw error
      }
    },
    async close() {
      for (const { idle } of locks.values()) clearTimeout(idle)
      await (await session)?.end()
    },
  }
}
