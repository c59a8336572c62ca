import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Sands } from './sands.ts'

const LOOK_MS = 10
/** pg-boss names its channel after the schema. */
const CHANNEL = sql`'pgboss_' || left(encode(sha224('jobs'::bytea), 'hex'), 24)`

type Running = Pick<Sands, 'server' | 'clock'>

/**
 * Makes every job due that waits for a time until `by`, and every failed one that waits for another try, and tells the workers.
 * Answers how many jobs wait or run.
 */
export async function wakeJobs({ server, clock }: Running, by = clock.now()): Promise<number> {
  const db = server.kernel.database.primary
  await db.execute(
    sql`update jobs.job set start_after = now()
      where start_after > now() and (state = 'retry' or state = 'created' and start_after <= ${by})`,
  )
  const { rows } = await db.execute<{ name: string; jobs: number; waiting: number }>(
    sql`select name, count(*)::int as jobs, count(*) filter (where state <> 'active')::int as waiting from jobs.job
      where name <> 'dead-letters' and (state = 'active' or state in ('created', 'retry') and start_after <= now())
      group by name`,
  )
  for (const { name, waiting } of rows) if (waiting > 0) await db.execute(sql`select pg_notify(${CHANNEL}, ${name})`)
  return rows.reduce((sum, { jobs }) => sum + jobs, 0)
}

/**
 * Runs every job that is due at a time, now unless told, further tries and jobs that these jobs ask for included, and waits until none is left. The real
 * queue and its real workers do the work; only the waiting for the time of a job is left out.
 */
export async function runJobs(sands: Running, by = sands.clock.now()): Promise<void> {
  while ((await wakeJobs(sands, by)) > 0) await sleep(LOOK_MS)
}
