import type { LecturerKind } from '@sands/contract/lecturer/lecturer.model'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { id, instant, newId } from '../../kernel/database/columns.ts'
import { files } from '../media/index.ts'
import { colleges, users } from '../org/index.ts'

/** People who teach: employees, who also have a user, and people from outside. */
export const lecturers = pgTable(
  'lecturers',
  {
    id: newId<'lecturer'>('id').primaryKey(),
    collegeId: id<'college'>('college_id')
      .notNull()
      .references(() => colleges.id),
    userId: id<'user'>('user_id').references(() => users.id),
    name: text('name').notNull(),
    kind: text('kind').$type<LecturerKind>().notNull(),
    gradeName: text('grade_name').notNull().default(''),
    companyName: text('company_name').notNull().default(''),
    experience: text('experience').notNull().default(''),
    tagNames: text('tag_names').array().notNull().default(sql`'{}'`),
    avatarFileId: id<'file'>('avatar_file_id').references(() => files.id),
    /** Cleaned HTML. */
    introduction: text('introduction').notNull().default(''),
    isShown: boolean('is_shown').notNull().default(true),
    sort: integer('sort').notNull(),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
    removedAt: instant('removed_at'),
    grams: text('grams').array().generatedAlwaysAs(sql`grams_of(name || ' ' || company_name || ' ' || grade_name)`),
  },
  (table) => [
    index('lecturers_college').on(table.collegeId, table.sort).where(sql`removed_at is null`),
    uniqueIndex('lecturers_user')
      .on(table.collegeId, table.userId)
      .where(sql`user_id is not null and removed_at is null`),
    index('lecturers_person').on(table.userId),
    index('lecturers_avatar').on(table.avatarFileId),
    index('lecturers_grams').using('gin', table.grams),
  ],
)
