import type { AudienceId } from '@sands/contract/kernel/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'

interface Row extends Record<string, unknown> {
  refId: string
  audienceId: AudienceId | null
}

/** The rows of `audiences` of a kind of tasks. */
export const taskAudiences = (db: Db, select: SQL): Promise<Row[]> =>
  db
    .execute<Row>(
      sql`select a.ref_id::text as "refId", a.audience_id::text as "audienceId" from (${select}) a order by 1`,
    )
    .then(({ rows }) => rows)
