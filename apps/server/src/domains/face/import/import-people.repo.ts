import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { memberships, users } from '../../org/index.ts'

export const importPeopleRepo = {
  /** People of the college by their user names in small letters. */
  byUserNames: (db: Db, collegeId: CollegeId, names: readonly string[]): Promise<Map<string, UserId>> => {
    const wanted = [...new Set(names.map((name) => name.trim().toLowerCase()))]
    return db
      .select({ id: users.id, userName: users.userName })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.userId))
      .where(
        and(eq(memberships.collegeId, collegeId), sql`lower(${users.userName}) = any(${sql.param(wanted)}::text[])`),
      )
      .then((rows) => new Map(rows.map(({ id, userName }) => [userName.toLowerCase(), id])))
  },
}
