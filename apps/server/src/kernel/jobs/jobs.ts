import { isDeepStrictEqual } from 'node:util'
import { sql } from 'drizzle-orm'
import { fromDrizzle, type JobWithMetadata, PgBoss, type QueueResult } from 'pg-boss'
import type { Db, Tx } from '../database/database.ts'
import type { Log } from '../log.ts'
import { plainError } from '../plain-error.ts'
import { placeOf } from './place.ts'

/** A kind of background work. The payload is stored as JSON, so it contains only ids and plain values. */
export interface JobKind<Payload extends object> {
  name: string
  /** How often it is tried again, after 5 s, 10 s, 20 s, … */
  retries: number
  /** A run that takes longer counts as failed and is retried. */
  limitSeconds: number
  /**
   * A process without a sign of life for this long counts as dead, and its job is retried before the limit. At least
   * 10.
   */
  silenceSeconds?: number
  /** The number of jobs that one process runs at the same time; 1 by default. */
  atOnce?: number
  /** Cron expression (UTC) for jobs that start by schedule. */
  cron?: string
  /**
   * The owner of a job. Waiting jobs are served in rotation of their owners, so that nobody waits for all jobs of
   * another person.
   */
  ownerOf?: (payload: Payload) => string | undefined
  /** The job also starts this long after every start of a server. */
  afterStartSeconds?: number
  run: (payload: Payload, attempt?: JobAttempt) => Promise<void>
}

export interface JobAttempt {
  /** No retry follows when this attempt fails. */
  last: boolean
  /**
   * Whether the job still belongs to this attempt. A process that was silent for too long counts as dead, although it
   * may only be slow, and another process may have taken its job. The answer true stays valid until the transaction
   * ends.
   */
  holds(db: Db): Promise<boolean>
}

export const jobKind = <Payload extends object>(kind: JobKind<Payload>): JobKind<Payload> => kind

export interface Jobs {
  add<Payload extends object>(kind: JobKind<Payload>): void
  /**
   * Enqueues the job in the transaction, so that it exists only if the transaction commits. With `at`, it waits until
   * that time.
   */
  enqueue<Payload extends object>(tx: Tx, kind: JobKind<Payload>, payload: Payload, at?: Date): Promise<void>
  /**
   * The same, unless one of the kind waits already. For work that finds by itself what is to be done: a job that starts
   * before this transaction commits does not see its rows, so such work also needs a schedule.
   */
  enqueueOne<Payload extends object>(tx: Tx, kind: JobKind<Payload>, payload: Payload): Promise<void>
  /** Puts a dead letter back into its queue. Returns false when it no longer exists. */
  redrive(tx: Tx, id: string): Promise<boolean>
  /** Deletes a dead letter permanently. Returns false when it no longer exists. */
  discard(tx: Tx, id: string): Promise<boolean>
  start(): Promise<void>
  /** Looks for due jobs now instead of within a few seconds. */
  look(): Promise<void>
  /** Lets running jobs finish. */
  stop(): Promise<void>
}

/** The queue for jobs that used up their retries, with their errors. */
export const DEAD_LETTERS = 'dead-letters'
const FIRST_RETRY_S = 5
/** New jobs are announced. This interval is for jobs that wait for a time, such as retries. */
const LOOK_S = 3
/** A worker that was neither told of a job nor woken looks for itself, in case both have failed. */
const LOOK_ALONE_S = 60
/** One query for all kinds: workers that each looked for themselves would make an idle server busy. */
const DUE_KINDS = `select kind from unnest($1::text[]) as kind where exists (
  select from jobs.job j
  where j.name = kind and j.state < 'active' and not j.blocked and j.start_after <= now())`
/** How often the queue looks for jobs of dead processes. */
const SUPERVISE_S = 15
const STOP_WAIT_MS = 20_000

/** Every claim of a job has a different retry count, by which the queue itself tells attempts apart. */
function attemptOf({ name, id, retryCount, retryLimit }: JobWithMetadata<object>): JobAttempt {
  return {
    last: retryCount >= retryLimit,
    async holds(db) {
      const { rows } = await db.execute(
        sql`select id from jobs.job where name = ${name} and id = ${id} and retry_count = ${retryCount} and state = 'active'
          for share`,
      )
      return rows.length > 0
    },
  }
}

export interface JobsOptions {
  /** Whether jobs start by themselves: by their cron expression, and some time after the server. */
  followsSchedules?: boolean
}

export function openJobs(url: string, log: Log, { followsSchedules = true }: JobsOptions = {}): Jobs {
  const boss = new PgBoss({
    connectionString: url,
    application_name: 'sands-jobs',
    max: 3,
    schema: 'jobs',
    useListenNotify: true,
    schedule: followsSchedules,
    superviseIntervalSeconds: SUPERVISE_S,
    monitorIntervalSeconds: SUPERVISE_S,
  })
  const kinds = new Map<string, JobKind<object>>()
  /**
   * The ids of the workers by kind. A kind gets them with its first job in this process: each begins with a query and
   * repeats it every minute, and most kinds have jobs once a day.
   */
  const workers = new Map<string, string[]>()
  let isWorking = false
  let looking: NodeJS.Timeout | undefined
  let isLooking = false
  boss.on('error', (error) => log.warn({ error: error.message }, 'the job queue reported an error'))

  /** An existing queue may have been created by an older version with other limits. */
  async function ensureQueue(kind: JobKind<object>, known: ReadonlyMap<string, QueueResult>): Promise<void> {
    const options = {
      retryLimit: kind.retries,
      retryDelay: FIRST_RETRY_S,
      retryBackoff: true,
      expireInSeconds: kind.limitSeconds,
      deadLetter: DEAD_LETTERS,
      notify: true,
    }
    const heartbeatSeconds = kind.silenceSeconds ?? null
    const queue = known.get(kind.name)
    if (!queue) await boss.createQueue(kind.name, options)
    if (!queue || !isDeepStrictEqual({ ...queue, ...options, heartbeatSeconds }, queue))
      await boss.updateQueue(kind.name, { ...options, heartbeatSeconds })
  }

  async function workOn(kind: JobKind<object>): Promise<void> {
    const settings = {
      includeMetadata: true,
      pollingIntervalSeconds: LOOK_S,
      notifyPollingIntervalSeconds: LOOK_ALONE_S,
    } as const
    const workerId = await boss.work(kind.name, settings, async (jobs: JobWithMetadata<object>[]) => {
      // Without this call the worker would pause between jobs although several wait.
      boss.notifyWorker(workerId)
      for (const job of jobs) {
        log.info({ job: kind.name, id: job.id, try: job.retryCount + 1 }, 'job started')
        await kind.run(job.data, attemptOf(job)).catch((error: unknown) => {
          // The queue stores what it is thrown.
          throw plainError(error)
        })
      }
    })
    workers.set(kind.name, [...(workers.get(kind.name) ?? []), workerId])
  }

  async function startKind(kind: JobKind<object>, scheduled: ReadonlyMap<string, string>): Promise<void> {
    if (kind.cron && kind.cron !== scheduled.get(kind.name)) await boss.schedule(kind.name, kind.cron, {})
    if (kind.afterStartSeconds && followsSchedules)
      await boss.send(kind.name, {}, { startAfter: kind.afterStartSeconds })
  }

  /** The new workers look for jobs at once; existing ones are told to. */
  async function wake(name: string): Promise<void> {
    for (const id of workers.get(name) ?? []) boss.notifyWorker(id)
    await beginWork(name)
  }

  async function beginWork(name: string): Promise<void> {
    const kind = kinds.get(name)
    if (!isWorking || !kind || workers.has(name)) return
    workers.set(name, [])
    for (let worker = 0; worker < (kind.atOnce ?? 1); worker += 1) await workOn(kind)
  }

  async function wakeDue(): Promise<void> {
    if (isLooking) return
    isLooking = true
    try {
      const due: { kind: string }[] = (await boss.getDb().executeSql(DUE_KINDS, [[...kinds.keys()]])).rows
      for (const { kind } of due) await wake(kind)
    } catch (error) {
      // The next look comes soon, and whatever needs the database reports that it is away.
      log.debug({ error }, 'the job queue could not be looked at')
    } finally {
      isLooking = false
    }
  }

  const enqueue: Jobs['enqueue'] = async (tx, kind, payload, at) => {
    const place = await placeOf(tx, kind.name, kind.ownerOf?.(payload))
    await boss.send(kind.name, payload, { db: fromDrizzle(tx, sql), ...place, ...(at ? { startAfter: at } : {}) })
    // Workers that look before the transaction commits are told of the job when it does.
    await beginWork(kind.name)
  }

  return {
    add(kind) {
      if (kinds.has(kind.name)) throw new Error(`two jobs are called ${kind.name}`)
      kinds.set(kind.name, kind as JobKind<object>)
    },
    enqueue,
    async enqueueOne(tx, kind, payload) {
      const { rows } = await tx.execute(
        sql`select id from jobs.job where name = ${kind.name} and state = 'created' and start_after <= now() limit 1`,
      )
      if (rows.length === 0) await enqueue(tx, kind, payload)
    },
    async redrive(tx, id) {
      return (await boss.redrive(DEAD_LETTERS, { ids: [id], db: fromDrizzle(tx, sql) })) > 0
    },
    async discard(tx, id) {
      const { rowCount } = await tx.execute(
        sql`delete from jobs.job where name = ${DEAD_LETTERS} and id = ${id} and state = 'created'`,
      )
      return (rowCount ?? 0) > 0
    },
    async start() {
      await boss.start()
      const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
      if (!known.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS, { retentionSeconds: 90 * 86_400 })
      for (const kind of kinds.values()) await ensureQueue(kind, known)
      const scheduled = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
      for (const kind of kinds.values()) await startKind(kind, scheduled)
      isWorking = true
      await wakeDue()
      looking = setInterval(() => void wakeDue(), LOOK_S * 1000).unref()
    },
    look: wakeDue,
    stop() {
      isWorking = false
      clearInterval(looking)
      return boss.stop({ graceful: true, timeout: STOP_WAIT_MS, close: true })
    },
  }
}
