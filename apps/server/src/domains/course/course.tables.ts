import type { CourseDocument, CourseState } from '@sands/contract/course/manage.model'
import type { CoursewareType } from '@sands/rules/study'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { categoryColumns } from '../../kernel/database/category-columns.ts'
import { id, instant, newId } from '../../kernel/database/columns.ts'
import { lecturers } from '../lecturer/index.ts'
import { files } from '../media/index.ts'
import { audiences, colleges, users } from '../org/index.ts'

const ofCollege = () =>
  id<'college'>('college_id')
    .notNull()
    .references(() => colleges.id)
const forAudience = () => id<'audience'>('audience_id').references(() => audiences.id)
const ofCourse = () =>
  id<'course'>('course_id')
    .notNull()
    .references(() => courses.id)
const byUser = (name: string) => id<'user'>(name).references(() => users.id)

export const courseCategories = pgTable(
  'course_categories',
  { ...categoryColumns<'courseCategory'>((): AnyPgColumn => courseCategories.id), collegeId: ofCollege() },
  (table) => [
    index('course_categories_college').on(table.collegeId, table.level, table.sort),
    index('course_categories_parent').on(table.parentId),
  ],
)

/** A piece that can be studied: by itself, or in as many courses as like. What finishes it belongs to it. */
export const coursewares = pgTable(
  'coursewares',
  {
    id: newId<'courseware'>('id').primaryKey(),
    collegeId: ofCollege(),
    audienceId: forAudience(),
    title: text('title').notNull(),
    type: smallint('type').$type<CoursewareType>().notNull(),
    /** Of a video, a sound or a document. */
    fileId: id<'file'>('file_id').references(() => files.id),
    link: text('link'),
    /** Cleaned HTML. */
    introduction: text('introduction').notNull().default(''),
    threshold: smallint('threshold').notNull().default(95),
    minSeconds: integer('min_seconds').notNull().default(0),
    version: integer('version').notNull().default(1),
    updatedBy: byUser('updated_by'),
    updatedAt: instant('updated_at').notNull(),
    removedAt: instant('removed_at'),
    grams: text('grams').array().generatedAlwaysAs(sql`grams_of(title)`),
  },
  (table) => [
    index('coursewares_college').on(table.collegeId, table.updatedAt).where(sql`removed_at is null`),
    index('coursewares_audience').on(table.audienceId),
    index('coursewares_file').on(table.fileId),
    index('coursewares_updated_by').on(table.updatedBy),
    index('coursewares_grams').using('gin', table.grams),
  ],
)

/** The pictures of a set, in order. */
export const coursewarePictures = pgTable(
  'courseware_pictures',
  {
    coursewareId: id<'courseware'>('courseware_id')
      .notNull()
      .references(() => coursewares.id, { onDelete: 'cascade' }),
    fileId: id<'file'>('file_id')
      .notNull()
      .references(() => files.id),
    sort: smallint('sort').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.coursewareId, table.fileId] }),
    index('courseware_pictures_file').on(table.fileId),
  ],
)

/**
 * Courses. What learners see stands in the columns and in `course_items`; what an author works on stands in `draft` and
 * becomes the rest when it is published.
 */
export const courses = pgTable(
  'courses',
  {
    id: newId<'course'>('id').primaryKey(),
    collegeId: ofCollege(),
    categoryId: id<'courseCategory'>('category_id').references(() => courseCategories.id),
    audienceId: forAudience(),
    title: text('title').notNull(),
    coverFileId: id<'file'>('cover_file_id').references(() => files.id),
    /** Cleaned HTML, and the words of it alone. */
    introduction: text('introduction').notNull().default(''),
    introductionText: text('introduction_text').notNull().default(''),
    isInOrder: boolean('is_in_order').notNull().default(false),
    seekAhead: boolean('seek_ahead').notNull().default(true),
    isCommentable: boolean('is_commentable').notNull().default(true),
    points: integer('points').notNull().default(0),
    /** The type of most of its pieces, for the mark in lists. */
    mainType: smallint('main_type').$type<CoursewareType>().notNull().default(1),
    itemCount: integer('item_count').notNull().default(0),
    state: text('state').$type<CourseState>().notNull(),
    draft: jsonb('draft').$type<CourseDocument>().notNull(),
    /** 0 before it was ever published. */
    edition: integer('edition').notNull().default(0),
    publishAt: instant('publish_at'),
    publishedAt: instant('published_at'),
    /** When learners last saw something change. */
    changedAt: instant('changed_at'),
    /** How many people have begun it. */
    learners: integer('learners').notNull().default(0),
    finishers: integer('finishers').notNull().default(0),
    version: integer('version').notNull().default(1),
    updatedBy: byUser('updated_by'),
    updatedAt: instant('updated_at').notNull(),
    removedAt: instant('removed_at'),
    grams: text('grams').array().generatedAlwaysAs(sql`text_grams_of(title || ' ' || introduction_text)`),
  },
  (table) => [
    index('courses_published')
      .on(table.collegeId, table.publishedAt)
      .where(sql`state = 'published' and removed_at is null`),
    index('courses_changed')
      .on(table.collegeId, table.changedAt)
      .where(sql`state = 'published' and removed_at is null`),
    index('courses_learned').on(table.collegeId, table.learners).where(sql`state = 'published' and removed_at is null`),
    index('courses_edited').on(table.collegeId, table.updatedAt).where(sql`removed_at is null`),
    index('courses_category').on(table.categoryId),
    index('courses_audience').on(table.audienceId),
    index('courses_cover').on(table.coverFileId),
    index('courses_updated_by').on(table.updatedBy),
    index('courses_due').on(table.publishAt).where(sql`state = 'scheduled'`),
    index('courses_grams').using('gin', table.grams),
  ],
)

export const courseLecturers = pgTable(
  'course_lecturers',
  {
    courseId: ofCourse(),
    lecturerId: id<'lecturer'>('lecturer_id')
      .notNull()
      .references(() => lecturers.id),
    sort: smallint('sort').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.lecturerId] }),
    index('course_lecturers_lecturer').on(table.lecturerId),
  ],
)

/** Chapters as published. */
export const courseChapters = pgTable(
  'course_chapters',
  {
    id: newId<'chapter'>('id').primaryKey(),
    courseId: ofCourse(),
    /** The part of the document it was made of; it stays the same from edition to edition. */
    key: text('key').notNull(),
    title: text('title').notNull(),
    sort: smallint('sort').notNull(),
  },
  (table) => [index('course_chapters_course').on(table.courseId, table.sort)],
)

/** The catalogue as published. A piece is in a course once. */
export const courseCoursewares = pgTable(
  'course_items',
  {
    courseId: ofCourse(),
    coursewareId: id<'courseware'>('courseware_id')
      .notNull()
      .references(() => coursewares.id),
    chapterId: id<'chapter'>('chapter_id')
      .notNull()
      .references(() => courseChapters.id, { onDelete: 'cascade' }),
    isRequired: boolean('is_required').notNull(),
    sort: smallint('sort').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.coursewareId] }),
    index('course_items_courseware').on(table.coursewareId),
    index('course_items_chapter').on(table.chapterId),
  ],
)

/** What was published, edition by edition. */
export const courseEditions = pgTable(
  'course_editions',
  {
    courseId: ofCourse(),
    edition: integer('edition').notNull(),
    document: jsonb('document').$type<CourseDocument>().notNull(),
    publishedAt: instant('published_at').notNull(),
    publishedBy: byUser('published_by'),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.edition] }),
    index('course_editions_published_by').on(table.publishedBy),
  ],
)

/** Pictures within the introduction and the cover of any edition or draft: they stay as long as one does. */
export const courseFiles = pgTable(
  'course_files',
  {
    courseId: ofCourse(),
    fileId: id<'file'>('file_id')
      .notNull()
      .references(() => files.id),
  },
  (table) => [primaryKey({ columns: [table.courseId, table.fileId] }), index('course_files_file').on(table.fileId)],
)

/** Who has begun a course or something that it asks for, and whether they finished it: that stays, whatever becomes of it. */
export const courseLearners = pgTable(
  'course_learners',
  {
    userId: id<'user'>('user_id')
      .notNull()
      .references(() => users.id),
    courseId: ofCourse(),
    collegeId: ofCollege(),
    startedAt: instant('started_at').notNull(),
    lastAt: instant('last_at').notNull(),
    /** The piece that they opened last in this course; null while they have only studied its pieces elsewhere. */
    lastCoursewareId: id<'courseware'>('last_courseware_id').references(() => coursewares.id),
    finishedAt: instant('finished_at'),
    /** The edition whose catalogue they finished. */
    finishedEdition: integer('finished_edition'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.courseId] }),
    index('course_learners_course').on(table.courseId, table.finishedAt),
    index('course_learners_college').on(table.collegeId),
    index('course_learners_last').on(table.lastCoursewareId),
  ],
)
