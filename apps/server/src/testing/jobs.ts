import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Sands } from './sands.ts'

const LOOK_MS = 10

type Running = Pick<Sands, 'server' | 'clock'>

/**
 * Makes all jobs due that wait for a time until `by` or for a retry, and wakes the workers. Returns the number of jobs
 * that wait or run, without those with which the queue itself follows schedules.
 */
export async function wakeJobs({ server, clock }: Running, by = clock.now()): Promise<number> {
  const db = server.kernel.database.primary
  await db.execute(
    sql`update jobs.job set start_after = now()
      where start_after > now() and (state = 'retry' or state = 'created' and start_after <= ${by})`,
  )
  const { rows } = await db.execute<{ name: string; jobs: number; waiting: number }>(
    sql`select name, count(*)::int as jobs, count(*) filter (where state <> 'active')::int as waiting from jobs.job
      where name <> 'dead-letters' and not starts_with(name, '__pgboss__')
        and (state = 'active' or state in ('created', 'retry') and start_after <= now())
      group by name`,
  )
  const waiting = rows.filter((row) => row.waiting > 0)
  if (waiting.length > 0) await server.kernel.jobs.look()
  return rows.reduce((sum, { jobs }) => sum + jobs, 0)
}

/**
 * Runs all jobs that are due at `by`, including retries and jobs that these jobs enqueue, and waits until none is left.
 * The real queue and its workers run them; only the waiting time is skipped.
 */
export async function runJobs(sands: Running, by = sands.clock.now()): Promise<void> {
  while ((await wakeJobs(sands, by)) > 0) await sleep(LOOK_MS)
}
