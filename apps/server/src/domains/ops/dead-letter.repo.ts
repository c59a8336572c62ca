import { sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/database.ts'
import { DEAD_LETTERS } from '../../kernel/jobs/jobs.ts'

export interface DeadLetterRow extends Record<string, unknown> {
  id: string
  job: string | null
  payload: unknown
  reason: unknown
  tries: number | null
  failedAt: Date
}

const WAITING = sql`from jobs.job where name = ${DEAD_LETTERS} and state = 'created'`

const COLUMNS = sql`id, source_name as job, data as payload, source_output as reason, source_retry_count as tries,
  created_on as "failedAt"`

export const deadLetterRepo = {
  async byId(db: Db, id: string): Promise<DeadLetterRow | undefined> {
    const { rows } = await db.execute<DeadLetterRow>(sql`select ${COLUMNS} ${WAITING} and id = ${id}`)
    return rows[0]
  },

  async page(db: Db, { size, offset }: { size: number; offset: number }): Promise<DeadLetterRow[]> {
    const { rows } = await db.execute<DeadLetterRow>(sql`
      select ${COLUMNS} ${WAITING} order by created_on desc, id limit ${size} offset ${offset}`)
    return rows
  },

  async count(db: Db): Promise<number> {
    const { rows } = await db.execute<{ count: string }>(sql`select count(*) as count ${WAITING}`)
    return Number(rows[0]?.count ?? 0)
  },

  /** Numbers of jobs by state, without dead letters. */
  async load(db: Db): Promise<{ waiting: number; running: number }> {
    const { rows } = await db.execute<{ state: string; count: string }>(sql`
      select state, count(*) as count from jobs.job
      where name <> ${DEAD_LETTERS} and state in ('created', 'retry', 'active') group by state`)
    const countIn = (states: readonly string[]) =>
      rows.filter(({ state }) => states.includes(state)).reduce((sum, { count }) => sum + Number(count), 0)
    return { waiting: countIn(['created', 'retry']), running: countIn(['active']) }
  },
}
