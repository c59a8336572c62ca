import type { CollegeId, RoleId, UserId } from '@sands/contract/kernel/schema'
import { asc, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { departments, memberships, roles, userRoles, users } from '../org.tables.ts'

/** The names of roles, for domains that let people choose one. Built-in roles have a code instead of a name. */
export const roleNames = (db: Db) =>
  db
    .select({ id: roles.id, code: roles.code, name: roles.name })
    .from(roles)
    .orderBy(sql`${roles.code} is null`, asc(roles.name), asc(roles.id))

/** Active people of a college who hold a role over all of it, or over the department of a person. */
export const roleHolders = (
  db: Db,
  { collegeId, roleId, over, limit }: { collegeId: CollegeId; roleId: RoleId; over: UserId; limit: number },
): Promise<UserId[]> =>
  db
    .execute<{ id: UserId }>(
      sql`select distinct u.id from ${userRoles} r join ${users} u on u.id = r.user_id
        join ${memberships} m on m.user_id = u.id and m.college_id = ${collegeId}
        where r.role_id = ${roleId} and u.status = 'active' and (r.college_id is null or r.college_id = ${collegeId})
          and (r.department_id is null or r.department_id = any(array(
            select unnest(d.path) from ${memberships} o join ${departments} d on d.id = o.department_id
            where o.user_id = ${over} and o.college_id = ${collegeId})))
        order by u.id limit ${limit}`,
    )
    .then(({ rows }) => rows.map(({ id }) => id))
