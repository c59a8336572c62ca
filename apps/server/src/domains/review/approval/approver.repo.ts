import type { CollegeId, DepartmentId, UserId } from '@sands/contract/kernel/schema'
import { asc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import { departments, memberships, users } from '../../org/index.ts'
import { approvalDeputies, approvalItems, departmentHeads } from '../approval.tables.ts'
import type { ApprovalId } from './approval.kind.ts'

interface Place {
  collegeId: CollegeId
  userId: UserId
}

const idsOf = ({ rows }: { rows: { id: UserId }[] }) => rows.map(({ id }) => id)

/** The people that the steps of a flow reach. */
export const approverRepo = {
  nameOf: (db: Db, userId: UserId): Promise<string> =>
    db
      .select({ name: users.name })
      .from(users)
      .where(eq(users.id, userId))
      .then(([row]) => row?.name ?? ''),

  leader: (db: Db, { collegeId, userId }: Place): Promise<UserId[]> =>
    db
      .execute<{ id: UserId }>(
        sql`select leader_id as id from ${memberships}
          where user_id = ${userId} and college_id = ${collegeId} and leader_id is not null`,
      )
      .then(idsOf),

  /** The head of the nearest department that has one, from the person's own upwards, who is not the person. */
  head: (db: Db, { collegeId, userId }: Place): Promise<UserId[]> =>
    db
      .execute<{ id: UserId }>(
        sql`select h.user_id as id from ${memberships} m join ${departments} d on d.id = m.department_id
          join ${departmentHeads} h on h.department_id = any(d.path) join ${departments} o on o.id = h.department_id
          where m.user_id = ${userId} and m.college_id = ${collegeId} and h.user_id <> ${userId}
          order by cardinality(o.path) desc limit 1`,
      )
      .then(idsOf),

  /** Those of the people who are active in the college. */
  active: (db: Db, collegeId: CollegeId, userIds: readonly UserId[]): Promise<UserId[]> =>
    userIds.length === 0
      ? Promise.resolve([])
      : db
          .execute<{ id: UserId }>(
            sql`select u.id from ${users} u join ${memberships} m on m.user_id = u.id and m.college_id = ${collegeId}
              where u.id = any(${sql.param([...userIds])}::bigint[]) and u.status = 'active' order by u.id`,
          )
          .then(idsOf),

  /** The deputies of those people who are away now. */
  deputies: (db: Db, collegeId: CollegeId, userIds: readonly UserId[], now: Date): Promise<UserId[]> =>
    userIds.length === 0
      ? Promise.resolve([])
      : db
          .execute<{ id: UserId }>(
            sql`select distinct deputy_id as id from ${approvalDeputies} where college_id = ${collegeId}
              and user_id = any(${sql.param([...userIds])}::bigint[]) and from_at <= ${now} and until_at > ${now}`,
          )
          .then(idsOf),

  /** Requests in which somebody who has left the college or is no longer active should decide. */
  stuck: (db: Db, limit: number): Promise<{ id: ApprovalId; collegeId: CollegeId }[]> =>
    db
      .execute<{ id: ApprovalId; college_id: CollegeId }>(
        sql`select distinct i.approval_id as id, i.college_id from ${approvalItems} i
          where i.state = 'open' and not exists (select from ${users} u
            join ${memberships} m on m.user_id = u.id and m.college_id = i.college_id
            where u.id = i.user_id and u.status = 'active')
          order by i.approval_id limit ${limit}`,
      )
      .then(({ rows }) => rows.map(({ id, college_id }) => ({ id, collegeId: college_id }))),

  find: (db: Db, collegeId: CollegeId, words: string, limit: number) =>
    db
      .execute<{ userId: UserId; name: string; userName: string; departmentName: string }>(
        sql`select u.id as "userId", u.name, u.user_name as "userName", coalesce(d.name, '') as "departmentName"
          from ${memberships} m join ${users} u on u.id = m.user_id left join ${departments} d on d.id = m.department_id
          where m.college_id = ${collegeId} and u.status = 'active'
            and (u.name ilike ${anywhere(words)} or u.user_name ilike ${anywhere(words)})
          order by u.name, u.id limit ${limit}`,
      )
      .then(({ rows }) => rows),

  heads: (db: Db, collegeId: CollegeId) =>
    db
      .select({
        departmentId: departments.id,
        departmentName: departments.name,
        depth: sql<number>`cardinality(${departments.path})`,
        userId: departmentHeads.userId,
        name: users.name,
      })
      .from(departments)
      .leftJoin(departmentHeads, eq(departmentHeads.departmentId, departments.id))
      .leftJoin(users, eq(users.id, departmentHeads.userId))
      .where(eq(departments.collegeId, collegeId))
      .orderBy(asc(departments.path))
      .limit(2000),

  department: (db: Db, collegeId: CollegeId, departmentId: DepartmentId) =>
    db
      .select({ id: departments.id, name: departments.name })
      .from(departments)
      .where(sql`${departments.id} = ${departmentId} and ${departments.collegeId} = ${collegeId}`)
      .then(([row]) => row),

  headOf: (db: Db, departmentId: DepartmentId) =>
    db
      .select({ userId: departmentHeads.userId })
      .from(departmentHeads)
      .where(eq(departmentHeads.departmentId, departmentId))
      .then(([row]) => row?.userId ?? null),

  removeHead: (tx: Tx, departmentId: DepartmentId) =>
    tx.delete(departmentHeads).where(eq(departmentHeads.departmentId, departmentId)),

  setHead: (tx: Tx, values: typeof departmentHeads.$inferInsert) =>
    tx
      .insert(departmentHeads)
      .values(values)
      .onConflictDoUpdate({ target: departmentHeads.departmentId, set: { userId: values.userId } }),
}
