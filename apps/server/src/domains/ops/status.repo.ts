import { sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/database.ts'

interface DatabaseFacts extends Record<string, unknown> {
  version: string
  bytes: string
  open: string
  limit: string
}

export const statusRepo = {
  async database(db: Db): Promise<{ version: string; bytes: number; connections: { open: number; limit: number } }> {
    const { rows } = await db.execute<DatabaseFacts>(sql`
      select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
        (select count(*) from pg_stat_activity where backend_type = 'client backend') as open,
        current_setting('max_connections') as limit`)
    const [facts] = rows
    if (!facts) throw new Error('the database returned no status')
    const { version, bytes, open, limit } = facts
    return { version, bytes: Number(bytes), connections: { open: Number(open), limit: Number(limit) } }
  },
}
