import type { Right } from '@sands/contract/rights'
import type { Language } from '@sands/rules/language'
import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, newId } from '../../kernel/database/columns.ts'
import { files } from '../media/index.ts'

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
    /** Ids from the root down to this one: who belongs here belongs to all of them. */
    path: bigint('path', { mode: 'bigint' }).array().notNull(),
    sort: integer('sort').notNull().default(0),
  },
  (table) => [
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
    /** In which messages are written to them; null until they choose. */
    language: text('language').$type<Language>(),
    status: text('status').$type<UserStatus>().notNull().default('active'),
    /** Where they are now; the first of theirs when null. */
    collegeId: id<'college'>('college_id').references(() => colleges.id),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('users_user_name').on(sql`lower(${table.userName})`),
    uniqueIndex('users_mobile').on(table.mobile),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    index('users_college').on(table.collegeId),
    index('users_avatar_file').on(table.avatarFileId),
  ],
)

/** Which colleges a person belongs to, and as what. */
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
    sort: integer('sort').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.collegeId] }),
    index('memberships_college').on(table.collegeId),
    index('memberships_department').on(table.departmentId),
    index('memberships_post').on(table.postId),
  ],
)

/** Labels with a code are known to the product (team-learning, teaching-mgt); others are the company's own. */
export const labels = pgTable(
  'labels',
  {
    id: newId<'label'>('id').primaryKey(),
    collegeId: id<'college'>('college_id').references(() => colleges.id),
    code: text('code'),
    name: text('name').notNull(),
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

export const roles = pgTable('roles', {
  id: newId<'role'>('id').primaryKey(),
  code: text('code').notNull().unique(),
  rights: text('rights').array().$type<Right[]>().notNull(),
})

export const userRoles = pgTable(
  'user_roles',
  {
    userId: id<'user'>('user_id')
      .notNull()
      .references(() => users.id),
    roleId: id<'role'>('role_id')
      .notNull()
      .references(() => roles.id),
    /** Where the role holds; everywhere when null. */
    collegeId: id<'college'>('college_id').references(() => colleges.id),
  },
  (table) => [
    unique('user_roles_once').on(table.userId, table.roleId, table.collegeId).nullsNotDistinct(),
    index('user_roles_role').on(table.roleId),
    index('user_roles_college').on(table.collegeId),
  ],
)

/** Who may see a thing. A thing without an audience is for everyone in its college. */
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
    /** A group of people, see audience.service.ts. */
    key: text('key').notNull(),
    excluded: boolean('excluded').notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.audienceId, table.key] }), index('audience_members_key').on(table.key)],
)
