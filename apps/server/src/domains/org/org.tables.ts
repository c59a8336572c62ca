import type { Right } from '@sands/contract/rights'
import type { Language } from '@sands/rules/language'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import type { DomainBackup } from '../../kernel/backup/left-out.ts'
import { id, instant, newId } from '../../kernel/database/columns.ts'
import { files } from '../media/index.ts'

/** Rises with every change, so that two people who edit the same row notice each other. */
const version = () => integer('version').notNull().default(1)

/** The company of this installation: one row, or none before the set-up. */
export const company = pgTable('company', {
  id: boolean('id').primaryKey().default(true),
  name: text('name').notNull(),
  createdAt: instant('created_at').notNull(),
})

/** The tenants. Every row of content belongs to one. */
export const colleges = pgTable(
  'colleges',
  {
    id: newId<'college'>('id').primaryKey(),
    name: text('name').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** White on transparent, for the header of the home page. */
    logoFileId: id<'file'>('logo_file_id').references(() => files.id),
    sort: integer('sort').notNull().default(0),
    version: version(),
  },
  (table) => [index('colleges_logo_file').on(table.logoFileId)],
)

export const departments = pgTable(
  'departments',
  {
    id: newId<'department'>('id').primaryKey(),
    collegeId: id<'college'>('college_id')
      .notNull()
      .references(() => colleges.id),
    parentId: id<'department'>('parent_id'),
    name: text('name').notNull(),
    /** Ids from the root down to this department: a person of this department belongs to all of them. */
    path: bigint('path', { mode: 'bigint' }).array().notNull(),
    sort: integer('sort').notNull().default(0),
    version: version(),
  },
  (table) => [
    unique('departments_name').on(table.collegeId, table.parentId, table.name).nullsNotDistinct(),
    index('departments_path').using('gin', table.path),
    index('departments_college').on(table.collegeId, table.parentId, table.sort),
    index('departments_parent').on(table.parentId),
  ],
)

/** Job titles. */
export const posts = pgTable(
  'posts',
  {
    id: newId<'post'>('id').primaryKey(),
    collegeId: id<'college'>('college_id')
      .notNull()
      .references(() => colleges.id),
    name: text('name').notNull(),
    version: version(),
  },
  (table) => [unique('posts_name').on(table.collegeId, table.name)],
)

export const USER_STATUSES = ['active', 'disabled'] as const
export type UserStatus = (typeof USER_STATUSES)[number]

export const users = pgTable(
  'users',
  {
    id: newId<'user'>('id').primaryKey(),
    userName: text('user_name').notNull(),
    name: text('name').notNull(),
    mobile: text('mobile'),
    email: text('email'),
    avatarFileId: id<'file'>('avatar_file_id').references(() => files.id),
    /** The language of messages to the person; null until they choose one. */
    language: text('language').$type<Language>(),
    status: text('status').$type<UserStatus>().notNull().default('active'),
    /** The person's current college; their first one when null. */
    collegeId: id<'college'>('college_id').references(() => colleges.id),
    /** Set by the auth domain: a person without a password cannot sign in. */
    hasPassword: boolean('has_password').notNull().default(false),
    version: version(),
    createdAt: instant('created_at').notNull(),
    /** Pairs of neighbouring characters of everything a person is searched by; see the function in the migration. */
    grams: text('grams')
      .array()
      .generatedAlwaysAs(
        sql`grams_of(name || ' ' || user_name || ' ' || coalesce(mobile, '') || ' ' || coalesce(email, ''))`,
      ),
  },
  (table) => [
    index('users_grams').using('gin', table.grams),
    // Few rows among many, and managers filter by them.
    index('users_disabled').on(table.id).where(sql`${table.status} = 'disabled'`),
    index('users_without_password').on(table.id).where(sql`not ${table.hasPassword}`),
    index('users_name').on(sql`lower(${table.name})`),
    uniqueIndex('users_user_name').on(sql`lower(${table.userName})`),
    uniqueIndex('users_mobile').on(table.mobile),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_college').on(table.collegeId),
    index('users_avatar_file').on(table.avatarFileId),
  ],
)

/** The colleges of a person, with their place in each. */
export const memberships = pgTable(
  'memberships',
  {
    userId: id<'user'>('user_id')
      .notNull()
      .references(() => users.id),
    collegeId: id<'college'>('college_id')
      .notNull()
      .references(() => colleges.id),
    departmentId: id<'department'>('department_id').references(() => departments.id),
    postId: id<'post'>('post_id').references(() => posts.id),
    /** The leader to whom they report in this college. */
    leaderId: id<'user'>('leader_id').references(() => users.id),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.collegeId] }),
    index('memberships_college').on(table.collegeId, table.userId),
    index('memberships_leader').on(table.leaderId),
    index('memberships_department').on(table.departmentId),
    index('memberships_post').on(table.postId),
  ],
)

/** Labels with a code are built in (team-learning, teaching-mgt); others are the company's own. */
export const labels = pgTable(
  'labels',
  {
    id: newId<'label'>('id').primaryKey(),
    collegeId: id<'college'>('college_id').references(() => colleges.id),
    code: text('code'),
    name: text('name').notNull(),
    version: version(),
  },
  (table) => [
    uniqueIndex('labels_code').on(table.collegeId, table.code).where(sql`${table.code} is not null`),
    index('labels_college').on(table.collegeId),
  ],
)

export const userLabels = pgTable(
  'user_labels',
  {
    userId: id<'user'>('user_id')
      .notNull()
      .references(() => users.id),
    labelId: id<'label'>('label_id')
      .notNull()
      .references(() => labels.id),
  },
  (table) => [primaryKey({ columns: [table.userId, table.labelId] }), index('user_labels_label').on(table.labelId)],
)

/** Roles with a code are built in; others are the company's own and have a name. */
export const roles = pgTable('roles', {
  id: newId<'role'>('id').primaryKey(),
  code: text('code').unique(),
  name: text('name').unique(),
  rights: text('rights').array().$type<Right[]>().notNull(),
  version: version(),
})

export const userRoles = pgTable(
  'user_roles',
  {
    id: newId<'grant'>('id').primaryKey(),
    userId: id<'user'>('user_id')
      .notNull()
      .references(() => users.id),
    roleId: id<'role'>('role_id')
      .notNull()
      .references(() => roles.id),
    /** The college in which the role applies; everywhere when null. */
    collegeId: id<'college'>('college_id').references(() => colleges.id),
    /** The department in which the role applies, with everything below it; the whole college when null. */
    departmentId: id<'department'>('department_id').references(() => departments.id),
    grantedBy: id<'user'>('granted_by').references(() => users.id),
    grantedAt: instant('granted_at'),
  },
  (table) => [
    unique('user_roles_once').on(table.userId, table.roleId, table.collegeId, table.departmentId).nullsNotDistinct(),
    index('user_roles_department').on(table.departmentId),
    index('user_roles_giver').on(table.grantedBy),
    index('user_roles_role').on(table.roleId),
    index('user_roles_college').on(table.collegeId),
  ],
)

/** Uploaded files with people that wait to be imported; deleted when they have expired. */
export const imports = pgTable(
  'imports',
  {
    id: text('id').primaryKey(),
    collegeId: id<'college'>('college_id')
      .notNull()
      .references(() => colleges.id),
    ownerId: id<'user'>('owner_id')
      .notNull()
      .references(() => users.id),
    fileName: text('file_name').notNull(),
    format: text('format').$type<'csv' | 'xlsx'>().notNull(),
    /** The key of the file in the store. */
    key: text('key').notNull(),
    rows: integer('rows').notNull(),
    columns: text('columns').array().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('imports_college').on(table.collegeId),
    index('imports_owner').on(table.ownerId),
    index('imports_created').on(table.createdAt),
  ],
)

/** The waiting files, for code that needs all objects of the store. */
export const importObjects = "select key, 'application/octet-stream' as content_type from imports"

/** Lists of one-time passwords, with the seeds that the passwords are derived from. */
export const codesBackup: DomainBackup = {
  leftOut: [{ table: 'batches', rows: "kind = 'org.codes'", fileKey: 'file_key' }],
}

/** Who may see content. Content without an audience is for everyone in its college. */
export const audiences = pgTable(
  'audiences',
  {
    id: newId<'audience'>('id').primaryKey(),
    collegeId: id<'college'>('college_id')
      .notNull()
      .references(() => colleges.id),
  },
  (table) => [index('audiences_college').on(table.collegeId)],
)

export const audienceMembers = pgTable(
  'audience_members',
  {
    audienceId: id<'audience'>('audience_id')
      .notNull()
      .references(() => audiences.id),
    /** A key for a group of people, see audience.service.ts. */
    key: text('key').notNull(),
    excluded: boolean('excluded').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.audienceId, table.key] }), index('audience_members_key').on(table.key)],
)
