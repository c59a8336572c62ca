import type { CollegeId, DepartmentId, LabelId, PostId, UserId } from '@sands/contract/kernel/schema'
import type { Right } from '@sands/contract/rights'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { colleges, departments, labels, memberships, posts, roles, userRoles, users } from '../org.tables.ts'
import type { Place, PlacedRole } from './people.policy.ts'

const ids = (values: readonly string[]): SQL => sql`${sql.param([...values])}::bigint[]`

export interface StoredPlace extends Place {
  userId: UserId
  collegeName: string
  departmentName: string | null
  path: DepartmentId[]
  postName: string | null
  leaderName: string | null
  [column: string]: unknown
}

export const peopleRepo = {
  /** Locks the people until the transaction ends. Always in the same order, so that two transactions never deadlock. */
  lock: (tx: Tx, userIds: readonly UserId[]) =>
    tx
      .select()
      .from(users)
      .where(sql`${users.id} = any(${ids(userIds)})`)
      .orderBy(asc(users.id))
      .for('no key update'),

  /** All places of the people, in each person's order of colleges. */
  places: (db: Db, userIds: readonly UserId[]): Promise<StoredPlace[]> =>
    db
      .execute<StoredPlace>(
        sql`select m.user_id as "userId", m.college_id as "collegeId", c.name as "collegeName",
          m.department_id as "departmentId", d.name as "departmentName", coalesce(d.path, '{}') as path,
          m.post_id as "postId", p.name as "postName", m.leader_id as "leaderId", l.name as "leaderName"
        from ${memberships} m join ${colleges} c on c.id = m.college_id
          left join ${departments} d on d.id = m.department_id
          left join ${posts} p on p.id = m.post_id
          left join ${users} l on l.id = m.leader_id
        where m.user_id = any(${ids(userIds)}) order by m.sort, c.sort, c.id`,
      )
      .then(({ rows }) => rows),

  /** The roles people hold, with their places. */
  grants: (db: Db, userIds: readonly UserId[]): Promise<(PlacedRole & { userId: UserId })[]> =>
    db
      .select({
        userId: userRoles.userId,
        rights: sql<Right[]>`${roles.rights}`,
        collegeId: userRoles.collegeId,
        departmentId: userRoles.departmentId,
        path: sql<DepartmentId[]>`coalesce(${departments.path}, '{}')`,
      })
      .from(userRoles)
      .innerJoin(roles, eq(roles.id, userRoles.roleId))
      .leftJoin(departments, eq(departments.id, userRoles.departmentId))
      .where(sql`${userRoles.userId} = any(${ids(userIds)})`),

  holders: (
    db: Db,
    { collegeId, right, limit }: { collegeId: CollegeId; right: Right; limit: number },
  ): Promise<UserId[]> =>
    db
      .execute<{ id: UserId }>(
        sql`select distinct u.id from ${userRoles} r join ${roles} o on o.id = r.role_id join ${users} u on u.id = r.user_id
          join ${memberships} m on m.user_id = u.id and m.college_id = ${collegeId}
          where ${right} = any(o.rights) and u.status = 'active' and r.department_id is null
            and (r.college_id is null or r.college_id = ${collegeId})
          order by u.id limit ${limit}`,
      )
      .then(({ rows }) => rows.map(({ id }) => id)),

  /** People who sign in with one of these words already, as user name, mobile or e-mail. */
  loginsTaken: (db: Db, logins: readonly string[], except: UserId | null): Promise<string[]> =>
    db
      .execute<{ login: string }>(
        sql`select o.login from unnest(${sql.param(logins.map((login) => login.toLowerCase()))}::text[]) o(login)
          join ${users} u on lower(u.user_name) = o.login or u.mobile = o.login or lower(u.email) = o.login
        where u.id <> ${except ?? 0} limit 1`,
      )
      .then(({ rows }) => rows.map(({ login }) => login)),

  postColleges: (db: Db, postIds: readonly PostId[]) =>
    db
      .select({ id: posts.id, collegeId: posts.collegeId })
      .from(posts)
      .where(sql`${posts.id} = any(${ids(postIds)})`),

  collegesThere: (db: Db, collegeIds: readonly CollegeId[]): Promise<CollegeId[]> =>
    db
      .select({ id: colleges.id })
      .from(colleges)
      .where(sql`${colleges.id} = any(${ids(collegeIds)})`)
      .then((rows) => rows.map(({ id }) => id)),

  belongs: (db: Db, userId: UserId, collegeId: CollegeId): Promise<boolean> =>
    db
      .select({ userId: memberships.userId })
      .from(memberships)
      .where(and(eq(memberships.userId, userId), eq(memberships.collegeId, collegeId)))
      .then((rows) => rows.length > 0),

  /** Whether the leader already reports to the person. Stops at circles that exist in old data. */
  reportsTo: (
    db: Db,
    { leaderId, userId, collegeId }: { leaderId: UserId; userId: UserId; collegeId: CollegeId },
  ): Promise<boolean> =>
    db
      .execute(
        sql`with recursive above(id) as (
            select ${leaderId}::bigint
            union
            select m.leader_id from above a join ${memberships} m on m.user_id = a.id and m.college_id = ${collegeId}
            where m.leader_id is not null
          ) select 1 from above where id = ${userId}`,
      )
      .then(({ rows }) => rows.length > 0),

  /** Labels that can be given in the college. */
  labelsByIds: (db: Db, collegeId: CollegeId, labelIds: readonly LabelId[]): Promise<LabelId[]> =>
    db
      .select({ id: labels.id })
      .from(labels)
      .where(
        sql`${labels.id} = any(${ids(labelIds)}) and (${labels.collegeId} is null or ${labels.collegeId} = ${collegeId})`,
      )
      .then((rows) => rows.map(({ id }) => id)),
}
