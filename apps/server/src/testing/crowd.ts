import type { CollegeId } from '@sands/contract/kernel/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../kernel/database/database.ts'

/** So many are made by one statement, which has to be done within the time that any statement has. */
const AT_ONCE = 2000

/** Very many people in a college, called crowd1, crowd2 and so on. To be made before a test, whose time is for something else. */
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
