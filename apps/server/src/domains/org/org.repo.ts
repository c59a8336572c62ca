import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { Language } from '@sands/rules/language'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/database.ts'
import { colleges, departments, labels, memberships, posts, roles, userLabels, userRoles, users } from './org.tables.ts'

export const orgRepo = {
  userByLogin: (db: Db, login: string) =>
    db
      .select({ id: users.id, status: users.status })
      .from(users)
      .where(
        or(
          eq(sql`lower(${users.userName})`, login.toLowerCase()),
          eq(users.mobile, login),
          eq(sql`lower(${users.email})`, login.toLowerCase()),
        ),
      )
      // A user name that looks like somebody's number must not win over the name itself.
      .orderBy(sql`lower(${users.userName}) = ${login.toLowerCase()} desc`)
      .limit(1)
      .then(([user]) => user),

  user: (db: Db, userId: UserId) =>
    db
      .select()
      .from(users)
      .where(eq(users.id, userId))
      .then(([user]) => user),

  /** The colleges of a person with their place in each, in the person's order. */
  memberships: (db: Db, userId: UserId) =>
    db
      .select({
        collegeId: memberships.collegeId,
        collegeName: colleges.name,
        collegeLanguage: colleges.language,
        departmentId: memberships.departmentId,
        departmentName: departments.name,
        departmentPath: departments.path,
        postId: memberships.postId,
        postName: posts.name,
      })
      .from(memberships)
      .innerJoin(colleges, eq(colleges.id, memberships.collegeId))
      .leftJoin(departments, eq(departments.id, memberships.departmentId))
      .leftJoin(posts, eq(posts.id, memberships.postId))
      .where(eq(memberships.userId, userId))
      .orderBy(asc(memberships.sort), asc(colleges.sort), asc(colleges.id)),

  labels: (db: Db, userId: UserId, collegeId: CollegeId) =>
    db
      .select({ id: labels.id, code: labels.code })
      .from(userLabels)
      .innerJoin(labels, eq(labels.id, userLabels.labelId))
      .where(and(eq(userLabels.userId, userId), or(isNull(labels.collegeId), eq(labels.collegeId, collegeId)))),

  rights: (db: Db, userId: UserId, collegeId: CollegeId) =>
    db
      .select({ rights: roles.rights })
      .from(userRoles)
      .innerJoin(roles, eq(roles.id, userRoles.roleId))
      .where(and(eq(userRoles.userId, userId), or(isNull(userRoles.collegeId), eq(userRoles.collegeId, collegeId)))),

  setLanguage: (db: Db, userId: UserId, language: Language) =>
    db.update(users).set({ language }).where(eq(users.id, userId)),

  namesByLogin: (db: Db, userNames: readonly string[]) =>
    db
      .select({ userName: users.userName, name: users.name })
      .from(users)
      .where(sql`${users.userName} = any(${sql.param([...userNames])}::text[])`),
}
