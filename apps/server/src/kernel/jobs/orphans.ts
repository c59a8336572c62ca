import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'

/**
 * Frees jobs that were interrupted by the end of the previous server, so that they start again at once and not after
 * their silence. Call it only when no other server can be running. The queue itself handles jobs without attempts left.
 */
export async function freeOrphans(db: Db): Promise<number> {
  const { rows } = await db.execute<{ found: boolean }>(sql`select to_regclass('jobs.job') is not null as found`)
  if (!rows[0]?.found) return 0
  const { rowCount } = await db.execute(
    sql`update jobs.job set state = 'retry', start_after = now() where state = 'active' and retry_count < retry_limit`,
  )
  return rowCount ?? 0
}
