import { sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/database.ts'
import type { Owner } from './message.repo.ts'
import { inbox } from './message.tables.ts'

/** Counting stops here: no screen shows a larger number. */
const MAX_COUNTED = 1000

/** Unread counts of many inboxes, in their order, with one index lookup each. */
export async function countUnread(db: Db, owners: readonly Owner[]): Promise<number[]> {
  const { rows } = await db.execute<{ unread: number }>(sql`
    select (select count(*)::int from (
      select 1 from ${inbox}
      where user_id = person and college_id = college and read_at is null and deleted_at is null
      limit ${MAX_COUNTED}) counted) as unread
    from unnest(
      ${sql.param(owners.map(({ userId }) => userId))}::bigint[],
      ${sql.param(owners.map(({ collegeId }) => collegeId))}::bigint[]
    ) with ordinality owners(person, college, position)
    order by position`)
  return rows.map(({ unread }) => unread)
}
