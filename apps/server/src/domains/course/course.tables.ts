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

/**
 * Courseware can be studied by itself or in any number of courses. The terms of completion belong to the courseware,
 * not to the course.
 */
export const coursewares = pgTable(
  'coursewares',
  {
    id: newId<'courseware'>('id').primaryKey(),
    collegeId: ofCollege(),
    audienceId: forAudience(),
    title: text('title').notNull(),
    type: smallint('type').$type<CoursewareType>().notNull(),
    /** The file of a video, a sound or a document. */
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
 * What courseware of published editions was made of until its file or its pictures were exchanged. Each exchange stores
 * the whole set. The files are stored as long as the courseware exists.
 */
export const coursewareFiles = pgTable(
  'courseware_files',
  {
    coursewareId: id<'courseware'>('courseware_id')
      .notNull()
      .references(() => coursewares.id, { onDelete: 'cascade' }),
    until: instant('until').notNull(),
    fileId: id<'file'>('file_id')
      .notNull()
      .references(() => files.id),
    sort: smallint('sort').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.coursewareId, table.until, table.fileId] }),
    index('courseware_files_file').on(table.fileId),
  ],
)

/**
 * Courses. The columns and `course_items` contain what learners see. `draft` contains what an author edits, and
 * replaces the other values when it is published.
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
    /** Cleaned HTML, and the same content as plain text. */
    introduction: text('introduction').notNull().default(''),
    introductionText: text('introduction_text').notNull().default(''),
    isInOrder: boolean('is_in_order').notNull().default(false),
    seekAhead: boolean('seek_ahead').notNull().default(true),
    isCommentable: boolean('is_commentable').notNull().default(true),
    points: integer('points').notNull().default(0),
    /** The most frequent type of its courseware, for the icon in lists. */
    mainType: smallint('main_type').$type<CoursewareType>().notNull().default(1),
    itemCount: integer('item_count').notNull().default(0),
    state: text('state').$type<CourseState>().notNull(),
    draft: jsonb('draft').$type<CourseDocument>().notNull(),
    /** 0 before it was ever published. */
    edition: integer('edition').notNull().default(0),
    publishAt: instant('publish_at'),
    publishedAt: instant('published_at'),
    /** The time of the last change that learners could see. */
    changedAt: instant('changed_at'),
    /** The number of people who have started the course. */
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

/** The chapters of the published edition. */
export const courseChapters = pgTable(
  'course_chapters',
  {
    id: newId<'chapter'>('id').primaryKey(),
    courseId: ofCourse(),
    /** The key of the chapter in the document. It stays the same in all editions. */
    key: text('key').notNull(),
    title: text('title').notNull(),
    sort: smallint('sort').notNull(),
  },
  (table) => [index('course_chapters_course').on(table.courseId, table.sort)],
)

/** The published catalogue. A course contains a courseware at most once. */
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

/** Who has a course open in the editor, and when they last said so. */
export const courseEditors = pgTable(
  'course_editors',
  {
    courseId: ofCourse(),
    userId: id<'user'>('user_id')
      .notNull()
      .references(() => users.id),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.courseId, table.userId] }),
    index('course_editors_user').on(table.userId),
    index('course_editors_seen').on(table.seenAt),
  ],
)

/** The documents of all published editions, and of one that is scheduled. */
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

/**
 * Covers and pictures within the introduction of all editions and drafts. They are stored as long as the course exists.
 */
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

/**
 * People who have started a course or its required courseware, and when they finished it. The rows stay even if the
 * course is withdrawn or deleted.
 */
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
    /**
     * The courseware that the person opened last in this course; null if they have studied its courseware only outside
     * this course.
     */
    lastCoursewareId: id<'courseware'>('last_courseware_id').references(() => coursewares.id),
    finishedAt: instant('finished_at'),
    /** The edition that the person finished. */
    finishedEdition: integer('finished_edition'),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.courseId] }),
    index('course_learners_course').on(table.courseId, table.finishedAt),
    index('course_learners_college').on(table.collegeId),
    index('course_learners_last').on(table.lastCoursewareId),
  ],
)
