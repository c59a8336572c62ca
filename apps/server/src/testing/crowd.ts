import type { CollegeId } from '@sands/contract/kernel/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../kernel/database/database.ts'

/** The number of people that one statement creates, so that it stays within the time limit of a statement. */
const AT_ONCE = 2000

/**
 * Adds very many people to a college, called crowd1, crowd2 and so on. Call it before a test, so that it does not use
 * the time of the test.
 */
export async function addCrowd(
  db: Db,
  { collegeId, people, departmentId = sql`null` }: { collegeId: CollegeId; people: number; departmentId?: SQL },
): Promise<void> {
  for (let made = 0; made < people; made += AT_ONCE)
    await db.execute(sql`
      with added as (
        insert into users (user_name, name, created_at)
        select 'crowd' || n, 'crowd' || n, now()
        from generate_series(${made + 1}::int, ${Math.min(made + AT_ONCE, people)}::int) n returning id)
      insert into memberships (user_id, college_id, department_id) select id, ${collegeId}, ${departmentId} from added`)
}
