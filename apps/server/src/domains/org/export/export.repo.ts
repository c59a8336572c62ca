import type { DepartmentId, UserId } from '@sands/contract/kernel/schema'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import type { UserStatus } from '../org.tables.ts'
import { type PeopleScope, peopleFrom } from '../people/people-list.repo.ts'

export interface ExportedRow extends Record<string, unknown> {
  id: UserId
  userName: string
  name: string
  mobile: string | null
  email: string | null
  status: UserStatus
  hasPassword: boolean
  createdAt: string
  departmentId: DepartmentId | null
  post: string | null
  /** The leader's user name, because names are not unique. */
  leader: string | null
  labels: string[]
}

export const exportRepo = {
  /** The next people after this id, newest first, which is the order of the list. */
  async next(db: Db, scope: PeopleScope, { before, limit }: { before: UserId | null; limit: number }) {
    const { rows } = await db.execute<ExportedRow>(sql`
      with chosen as (
        select m.user_id ${peopleFrom(scope)} ${before === null ? sql`` : sql`and m.user_id < ${before}`}
        order by m.user_id desc limit ${limit}
      )
      select u.id, u.user_name as "userName", u.name, u.mobile, u.email, u.status, u.has_password as "hasPassword",
        u.created_at as "createdAt", m.department_id as "departmentId", p.name as post, l.user_name as leader, array(
          select labels.name from user_labels given join labels on labels.id = given.label_id
          where given.user_id = u.id and (labels.college_id is null or labels.college_id = ${scope.collegeId})
          order by labels.id
        ) as labels
      from chosen join users u on u.id = chosen.user_id
        join memberships m on m.user_id = u.id and m.college_id = ${scope.collegeId}
        left join posts p on p.id = m.post_id left join users l on l.id = m.leader_id
      order by u.id desc`)
    return rows
  },
}
