import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'

/**
 * Jobs that died with the server before are taken up at once, instead of after their silence. Only for whoever knows that
 * no other server is there. Those that have no try left are found by the queue itself.
 */
export async function freeOrphans(db: Db): Promise<number> {
  const { rows } = await db.execute<{ found: boolean }>(sql`select to_regclass('jobs.job') is not null as found`)
  if (!rows[0]?.found) return 0
  const { rowCount } = await db.execute(
    sql`update jobs.job set state = 'retry', start_after = now() where state = 'active' and retry_count < retry_limit`,
  )
  return rowCount ?? 0
}
