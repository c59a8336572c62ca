import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { runJobs, wakeJobs } from '../../testing/jobs.ts'
import { useSands } from '../../testing/sands.ts'
import type { Db } from '../database/database.ts'
import { createLog } from '../log.ts'
import { type JobAttempt, jobKind, openJobs } from './jobs.ts'
import { freeOrphans } from './orphans.ts'

const HOUR_MS = 3_600_000
const done: number[] = []
let failures = 0
const count = jobKind<{ number: number }>({
  name: 'test.count',
  retries: 2,
  limitSeconds: 30,
  async run({ number }) {
    if (failures > 0) {
      failures -= 1
      throw new Error('not yet')
    }
    done.push(number)
  },
})

/** Reports when it has started, and continues when the test allows it. */
const started = Promise.withResolvers<JobAttempt>()
const goOn = Promise.withResolvers<void>()
const wait = jobKind({
  name: 'test.wait',
  retries: 2,
  limitSeconds: 60,
  async run(_, attempt) {
    if (attempt) started.resolve(attempt)
    await goOn.promise
  },
})

const order: string[] = []
const turns = jobKind<{ of: string; number: number }>({
  name: 'test.turns',
  retries: 0,
  limitSeconds: 30,
  ownerOf: ({ of }) => of,
  async run({ of, number }) {
    order.push(`${of}${number}`)
  },
})

const rareDone: number[] = []
const rare = jobKind<{ number: number }>({
  name: 'test.rare',
  retries: 0,
  limitSeconds: 30,
  async run({ number }) {
    rareDone.push(number)
  },
})

describe('a job', () => {
  const sands = useSands({
    prepare({ jobs }) {
      jobs.add(count)
      jobs.add(rare)
      jobs.add(wait)
      jobs.add(turns)
    },
  })

  /** A time at which all jobs of a test are in the queue. */
  const soon = () => new Date(sands.clock.now().getTime() + HOUR_MS)
  const runLater = () => {
    sands.clock.advance(HOUR_MS)
    return runJobs(sands)
  }

  it('runs when the transaction that enqueued it commits', async () => {
    const { database, jobs } = sands.server.kernel
    await database.transaction((tx) => jobs.enqueue(tx, count, { number: 1 }))

    await expect.poll(() => done).toContain(1)
  })

  it('does not exist when the transaction rolls back', async () => {
    const { database, jobs } = sands.server.kernel
    await expect(
      database.transaction(async (tx) => {
        await jobs.enqueue(tx, count, { number: 2 })
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    await database.transaction((tx) => jobs.enqueue(tx, count, { number: 3 }))

    await runJobs(sands)
    expect(done).toContain(3)
    expect(done).not.toContain(2)
  })

  it('is retried when it fails', async () => {
    failures = 1
    const { database, jobs } = sands.server.kernel
    await database.transaction((tx) => jobs.enqueue(tx, count, { number: 4 }))

    const later = async () => {
      const { rows } = await database.primary.execute<{ seconds: number }>(
        sql`select extract(epoch from start_after - started_on)::float8 as seconds from jobs.job
          where name = 'test.count' and state = 'retry'`,
      )
      return rows[0]?.seconds
    }
    await expect.poll(later).toBeGreaterThanOrEqual(2.5)
    expect(done).not.toContain(4)
    await runJobs(sands)
    expect(done).toContain(4)
  })

  it('that waited for a time runs when it is due, without an announcement', async () => {
    const { database, jobs } = sands.server.kernel
    await database.transaction((tx) => jobs.enqueue(tx, count, { number: 7 }, new Date('2100-01-01')))
    await database.primary.execute(
      sql`update jobs.job set start_after = now() where name = 'test.count' and state = 'created'`,
    )

    await expect.poll(() => done).toContain(7)
  })

  it('from another process runs, also as the first of its kind', async () => {
    const other = openJobs(sands.databaseUrl, createLog('silent'), { followsSchedules: false })
    await other.start()
    await sands.server.kernel.database.transaction((tx) => other.enqueue(tx, rare, { number: 1 }))
    await other.stop()

    await expect.poll(() => rareDone).toEqual([1])
  })

  it('uses the current limits, also if its queue was created with older ones', async () => {
    const limits = async () => {
      const { rows } = await sands.server.kernel.database.primary.execute(
        sql`select retry_limit, expire_seconds, heartbeat_seconds from jobs.queue where name = 'test.changed'`,
      )
      return rows
    }
    const startWith = async (changes: { retries: number; limitSeconds: number; silenceSeconds?: number }) => {
      const jobs = openJobs(sands.databaseUrl, createLog('silent'), { followsSchedules: false })
      jobs.add(jobKind({ name: 'test.changed', run: () => Promise.resolve(), ...changes }))
      await jobs.start()
      await jobs.stop()
    }
    await startWith({ retries: 1, limitSeconds: 30 })
    await startWith({ retries: 4, limitSeconds: 60, silenceSeconds: 20 })
    expect(await limits()).toEqual([{ retry_limit: 4, expire_seconds: 60, heartbeat_seconds: 20 }])
    await startWith({ retries: 4, limitSeconds: 60 })
    expect(await limits()).toMatchObject([{ heartbeat_seconds: null }])
  })

  it('that was interrupted by the end of its server is freed when no other server can be working on it, unless it has no attempts left', async () => {
    const { database, jobs } = sands.server.kernel
    const stateOf = async (number: number) => {
      const { rows } = await database.primary.execute<{ state: string }>(
        sql`select state from jobs.job where name = 'test.count' and (data ->> 'number')::int = ${number}`,
      )
      return rows[0]?.state
    }
    for (const [number, tries] of [
      [5, 0],
      [6, 2],
    ] as const) {
      await database.transaction((tx) => jobs.enqueue(tx, count, { number }, new Date('2100-01-01')))
      await database.primary.execute(
        sql`update jobs.job set state = 'active', started_on = now(), retry_count = ${tries}
          where name = 'test.count' and (data ->> 'number')::int = ${number}`,
      )
    }
    await freeOrphans(database.primary)
    await wakeJobs(sands)
    await expect.poll(() => done).toContain(5)
    expect(await stateOf(6)).toBe('active')
    await database.primary.execute(sql`delete from jobs.job where name = 'test.count' and state = 'active'`)
  })

  it("stays its attempt's own until another attempt takes it, and cannot be taken during a transaction", async () => {
    const { database, jobs } = sands.server.kernel
    await database.transaction((tx) => jobs.enqueue(tx, wait, {}))
    const attempt = await started.promise
    const another = (db: Db) => db.execute(sql`update jobs.job set retry_count = 1 where name = 'test.wait'`)
    await database.transaction(async (tx) => {
      expect(await attempt.holds(tx)).toBe(true)
      await expect(
        database.transaction(async (other) => {
          await other.execute(sql`set local lock_timeout = 200`)
          await another(other)
        }),
      ).rejects.toMatchObject({ cause: { code: '55P03' } })
    })
    expect(await attempt.holds(database.primary)).toBe(true)
    await another(database.primary)
    expect(await attempt.holds(database.primary)).toBe(false)
    goOn.resolve()
    await database.primary.execute(sql`delete from jobs.job where name = 'test.wait'`)
  })

  it('is served in rotation: no owner waits for all jobs of another owner', async () => {
    const { database, jobs } = sands.server.kernel
    const bring = async (of: string, numbers: readonly number[]) => {
      for (const number of numbers) await database.transaction((tx) => jobs.enqueue(tx, turns, { of, number }, soon()))
    }
    await bring('a', [1, 2, 3])
    await bring('b', [1])
    await runLater()
    expect(order).toEqual(['a1', 'b1', 'a2', 'a3'])
  })

  it('of a new owner does not overtake jobs that have waited longer', async () => {
    const { database, jobs } = sands.server.kernel
    order.length = 0
    const bring = (of: string, number: number) =>
      database.transaction((tx) => jobs.enqueue(tx, turns, { of, number }, soon()))
    for (const number of [1, 2, 3]) await bring('a', number)
    // Simulates that the first two rounds have been served.
    await database.primary.execute(
      sql`delete from jobs.job where name = 'test.turns' and state = 'created' and (data ->> 'number')::int < 3`,
    )
    for (const number of [1, 2]) await bring('b', number)
    await runLater()
    expect(order).toEqual(['a3', 'b1', 'b2'])
  })
})
