import type { CollegeId, DepartmentId, GrantId, RoleId, UserId } from '@sands/contract/kernel/schema'
import { and, count, desc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import { ADMINISTRATOR } from '../../../kernel/default-role.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { colleges, departments, memberships, roles, userRoles, users } from '../org.tables.ts'

export interface GrantFilter {
  userId?: UserId
  roleId?: RoleId
  keyword?: string
}

const givers = alias(users, 'givers')

/** Grants in the viewer's college and of its people; all grants for a viewer who manages the roles of the company. */
export const seenBy = ({ companyRights, collegeId }: Viewer): SQL | undefined =>
  companyRights.has('org.roles.view') || companyRights.has('org.roles.edit')
    ? undefined
    : and(
        or(isNull(userRoles.collegeId), eq(userRoles.collegeId, collegeId)),
        sql`exists (select from ${memberships} own where own.user_id = ${userRoles.userId} and own.college_id = ${collegeId})`,
      )

function matches({ userId, roleId, keyword = '' }: GrantFilter): SQL | undefined {
  const like = anywhere(keyword.trim())
  return and(
    userId ? eq(userRoles.userId, userId) : undefined,
    roleId ? eq(userRoles.roleId, roleId) : undefined,
    keyword.trim() ? or(ilike(users.name, like), ilike(users.userName, like)) : undefined,
  )
}

const select = (db: Db) =>
  db
    .select({
      id: userRoles.id,
      userId: userRoles.userId,
      userName: users.name,
      roleId: userRoles.roleId,
      roleCode: roles.code,
      roleName: roles.name,
      rights: roles.rights,
      collegeId: userRoles.collegeId,
      collegeName: colleges.name,
      departmentId: userRoles.departmentId,
      departmentName: departments.name,
      departmentPath: departments.path,
      grantedBy: givers.name,
      grantedAt: userRoles.grantedAt,
    })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .leftJoin(colleges, eq(colleges.id, userRoles.collegeId))
    .leftJoin(departments, eq(departments.id, userRoles.departmentId))
    .leftJoin(givers, eq(givers.id, userRoles.grantedBy))

export const grantRepo = {
  page: (db: Db, viewer: Viewer, { size, offset, ...filter }: GrantFilter & { size: number; offset: number }) =>
    select(db)
      .where(and(seenBy(viewer), matches(filter)))
      .orderBy(desc(userRoles.id))
      .limit(size)
      .offset(offset),

  count: (db: Db, viewer: Viewer, filter: GrantFilter) =>
    db
      .select({ total: count() })
      .from(userRoles)
      .innerJoin(users, eq(users.id, userRoles.userId))
      .where(and(seenBy(viewer), matches(filter)))
      .then(([row]) => row?.total ?? 0),

  /** All grants of one person that the viewer may see. */
  forUser: (db: Db, viewer: Viewer, userId: UserId) =>
    select(db)
      .where(and(seenBy(viewer), eq(userRoles.userId, userId)))
      .orderBy(desc(userRoles.id)),

  find: (db: Db, viewer: Viewer, id: GrantId) =>
    select(db)
      .where(and(seenBy(viewer), eq(userRoles.id, id)))
      .then(([grant]) => grant),

  /** Undefined when the person has the role there already. */
  add: (db: Db, row: typeof userRoles.$inferInsert) =>
    db
      .insert(userRoles)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: userRoles.id })
      .then(([grant]) => grant),

  remove: (db: Db, id: GrantId) => db.delete(userRoles).where(eq(userRoles.id, id)),

  /** All active administrators of the whole company. */
  administrators: (db: Db): Promise<UserId[]> =>
    db
      .select({ userId: userRoles.userId })
      .from(userRoles)
      .innerJoin(roles, eq(roles.id, userRoles.roleId))
      .innerJoin(users, eq(users.id, userRoles.userId))
      .where(and(eq(roles.code, ADMINISTRATOR), isNull(userRoles.collegeId), eq(users.status, 'active')))
      .then((rows) => rows.map(({ userId }) => userId)),

  department: (db: Db, collegeId: CollegeId, id: DepartmentId) =>
    db
      .select({ name: departments.name, path: departments.path })
      .from(departments)
      .where(and(eq(departments.id, id), eq(departments.collegeId, collegeId)))
      .then(([department]) => department),
}

export type GrantRow = Awaited<ReturnType<typeof grantRepo.page>>[number]
