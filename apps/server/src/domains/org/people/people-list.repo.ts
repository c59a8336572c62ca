import type { CollegeId, DepartmentId, Id, LabelId, RoleId, UserId } from '@sands/contract/kernel/schema'
import type { UserFilter } from '@sands/contract/org/people.model'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { literally } from '../../../kernel/database/like.ts'
import {
  departments,
  labels,
  memberships,
  posts,
  roles,
  type UserStatus,
  userLabels,
  userRoles,
  users,
} from '../org.tables.ts'

/** The people of a list: those of the college, in these departments (null means all), who match the filter. */
export interface PeopleScope {
  collegeId: CollegeId
  departmentIds: readonly DepartmentId[] | null
  filter: Pick<UserFilter, 'keyword' | 'postId' | 'labelId' | 'roleId' | 'status' | 'hasPassword'>
}

const ids = (values: readonly string[]): SQL => sql`${sql.param([...values])}::bigint[]`

/**
 * Searches name, user name, mobile number and e-mail, each by itself. A mobile number must match completely, so that
 * nobody can find it out digit by digit. A single letter is part of nearly every name, so it must be the first.
 */
function hasWords(keyword: string): SQL {
  const letter = /^[\x21-\x7e]$/.test(keyword)
  const pattern = `${letter ? '' : '%'}${literally(keyword)}%`
  const found = sql`(lower(u.name) like lower(${pattern}) or lower(u.user_name) like lower(${pattern})
    or u.mobile = ${keyword} or lower(u.email) like lower(${pattern}))`
  return letter ? found : sql`(u.grams @> grams_of(lower(${keyword})) and ${found})`
}

/** The people of a scope, as `m` (their place in the college) and, where the filter needs it, `u`. */
export function peopleFrom({ collegeId, departmentIds, filter }: PeopleScope, withUser = false): SQL {
  const { postId, labelId, roleId, status, hasPassword } = filter
  const keyword = filter.keyword?.trim()
  const conditions = [sql`m.college_id = ${collegeId}`]
  const ofUser: SQL[] = []
  if (departmentIds) conditions.push(sql`m.department_id = any(${ids(departmentIds)})`)
  if (postId) conditions.push(sql`m.post_id = ${postId}`)
  if (labelId) conditions.push(sql`m.user_id in (select user_id from ${userLabels} where label_id = ${labelId})`)
  if (roleId)
    conditions.push(sql`m.user_id in (select user_id from ${userRoles}
      where role_id = ${roleId} and (college_id is null or college_id = ${collegeId}))`)
  if (status) ofUser.push(sql`u.status = ${status}`)
  if (hasPassword !== undefined) ofUser.push(sql`u.has_password = ${hasPassword}`)
  if (keyword) ofUser.push(hasWords(keyword))
  const users_ = withUser || ofUser.length > 0 ? sql`join ${users} u on u.id = m.user_id` : sql``
  return sql`from ${memberships} m ${users_} where ${sql.join([...conditions, ...ofUser], sql` and `)}`
}

interface ListedRow extends Record<string, unknown> {
  id: UserId
  user_name: string
  name: string
  mobile: string | null
  email: string | null
  avatar_file_id: Id<'file'> | null
  status: UserStatus
  has_password: boolean
  version: number
  created_at: string
  department_id: DepartmentId | null
  department_name: string | null
  post_id: Id<'post'> | null
  post_name: string | null
  leader_id: UserId | null
  leader_name: string | null
}
export type ListedPerson = ListedRow

export const peopleListRepo = {
  /** Newest first, in the order of the index, so that a page costs the same for any number of people. */
  page: (db: Db, scope: PeopleScope, { size, offset }: { size: number; offset: number }): Promise<UserId[]> =>
    db
      .execute<{ user_id: UserId }>(
        sql`select m.user_id ${peopleFrom(scope)} order by m.user_id desc limit ${size} offset ${offset}`,
      )
      .then(({ rows }) => rows.map((row) => row.user_id)),

  count: (db: Db, scope: PeopleScope): Promise<number> =>
    db
      .execute<{ people: number }>(sql`select count(*)::int as people ${peopleFrom(scope)}`)
      .then(({ rows: [row] }) => row?.people ?? 0),

  /** These people with their place in the college, newest first. */
  listed: (db: Db, collegeId: CollegeId, userIds: readonly UserId[]): Promise<ListedPerson[]> =>
    db
      .execute<ListedRow>(
        sql`select u.id, u.user_name, u.name, u.mobile, u.email, u.avatar_file_id, u.status, u.has_password, u.version,
          u.created_at, m.department_id, d.name as department_name, m.post_id, p.name as post_name, m.leader_id,
          l.name as leader_name
        from ${memberships} m join ${users} u on u.id = m.user_id
          left join ${departments} d on d.id = m.department_id
          left join ${posts} p on p.id = m.post_id
          left join ${users} l on l.id = m.leader_id
        where m.college_id = ${collegeId} and m.user_id = any(${ids(userIds)}) order by m.user_id desc`,
      )
      .then(({ rows }) => rows),

  /** Their labels that can be given in the college. */
  labels: (db: Db, collegeId: CollegeId, userIds: readonly UserId[]) =>
    db
      .execute<{ user_id: UserId; id: LabelId; code: string | null; name: string }>(
        sql`select ul.user_id, l.id, l.code, l.name from ${userLabels} ul join ${labels} l on l.id = ul.label_id
        where ul.user_id = any(${ids(userIds)}) and (l.college_id is null or l.college_id = ${collegeId})
        order by l.college_id nulls first, l.id`,
      )
      .then(({ rows }) => rows),

  /** The roles they hold in the college or everywhere, each once. */
  roles: (db: Db, collegeId: CollegeId, userIds: readonly UserId[]) =>
    db
      .execute<{ user_id: UserId; id: RoleId; code: string | null; name: string | null }>(
        sql`select distinct ur.user_id, r.id, r.code, r.name from ${userRoles} ur join ${roles} r on r.id = ur.role_id
        where ur.user_id = any(${ids(userIds)}) and (ur.college_id is null or ur.college_id = ${collegeId}) order by r.id`,
      )
      .then(({ rows }) => rows),
}
