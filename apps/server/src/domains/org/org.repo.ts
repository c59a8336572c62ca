import type { CollegeId, FileId, UserId } from '@sands/contract/kernel/schema'
import type { Language } from '@sands/rules/language'
import { type AnyColumn, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/database.ts'
import { colleges, departments, labels, memberships, posts, roles, userLabels, userRoles, users } from './org.tables.ts'

/** One parameter for any number of people, so that the statement stays the same. */
const isOneOf = (column: AnyColumn, ids: readonly string[]): SQL =>
  sql`${column} = any(${sql.param([...ids])}::bigint[])`

/** More than one number ever has. */
const CONTACTS_AT_ONCE = 100

export const orgRepo = {
  userByLogin: (db: Db, login: string) =>
    db
      .select({ id: users.id, name: users.name, status: users.status, collegeId: users.collegeId })
      .from(users)
      .where(
        or(
          eq(sql`lower(${users.userName})`, login.toLowerCase()),
          eq(users.mobile, login),
          eq(sql`lower(${users.email})`, login.toLowerCase()),
        ),
      )
      // A user name that looks like another person's number must not win over the exact user name.
      .orderBy(sql`lower(${users.userName}) = ${login.toLowerCase()} desc`)
      .limit(1)
      .then(([user]) => user),

  contacts: (
    db: Db,
    { userIds, mobiles, emails }: { userIds: readonly UserId[]; mobiles: readonly string[]; emails: readonly string[] },
  ) =>
    db
      .select({
        id: users.id,
        userName: users.userName,
        name: users.name,
        mobile: users.mobile,
        email: users.email,
        language: users.language,
        status: users.status,
        collegeId: users.collegeId,
      })
      .from(users)
      .where(
        or(
          isOneOf(users.id, userIds),
          sql`${users.mobile} = any(${sql.param([...mobiles])}::text[])`,
          sql`lower(${users.email}) = any(${sql.param(emails.map((email) => email.toLowerCase()))}::text[])`,
        ),
      )
      .orderBy(asc(users.id))
      .limit(CONTACTS_AT_ONCE),

  users: (db: Db, userIds: readonly UserId[]) => db.select().from(users).where(isOneOf(users.id, userIds)),

  /** The colleges of people with their place in each, in each person's order. */
  memberships: (db: Db, userIds: readonly UserId[]) =>
    db
      .select({
        userId: memberships.userId,
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
      .where(isOneOf(memberships.userId, userIds))
      .orderBy(asc(memberships.sort), asc(colleges.sort), asc(colleges.id)),

  /** Labels with the college in which they apply; null means everywhere. */
  labels: (db: Db, userIds: readonly UserId[]) =>
    db
      .select({ userId: userLabels.userId, id: labels.id, code: labels.code, collegeId: labels.collegeId })
      .from(userLabels)
      .innerJoin(labels, eq(labels.id, userLabels.labelId))
      .where(isOneOf(userLabels.userId, userIds)),

  /** Rights with the college in which they apply (null means everywhere), and with the department there. */
  rights: (db: Db, userIds: readonly UserId[]) =>
    db
      .select({
        userId: userRoles.userId,
        rights: roles.rights,
        collegeId: userRoles.collegeId,
        departmentId: userRoles.departmentId,
      })
      .from(userRoles)
      .innerJoin(roles, eq(roles.id, userRoles.roleId))
      .where(isOneOf(userRoles.userId, userIds)),

  setLanguage: (db: Db, userId: UserId, language: Language) =>
    db.update(users).set({ language }).where(eq(users.id, userId)),

  setAvatar: (db: Db, userId: UserId, avatarFileId: FileId | null) =>
    db.update(users).set({ avatarFileId }).where(eq(users.id, userId)),

  setCollege: (db: Db, userId: UserId, collegeId: CollegeId) =>
    db.update(users).set({ collegeId }).where(eq(users.id, userId)),

  firstCollege: (db: Db) =>
    db
      .select({ id: colleges.id })
      .from(colleges)
      .orderBy(asc(colleges.sort), asc(colleges.id))
      .limit(1)
      .then(([first]) => first?.id),

  college: (db: Db, collegeId: CollegeId) =>
    db
      .select({ name: colleges.name, logoFileId: colleges.logoFileId })
      .from(colleges)
      .where(eq(colleges.id, collegeId))
      .then(([college]) => college),

  namesByLogin: (db: Db, userNames: readonly string[]) =>
    db
      .select({ userName: users.userName, name: users.name })
      .from(users)
      .where(sql`${users.userName} = any(${sql.param([...userNames])}::text[])`),
}
