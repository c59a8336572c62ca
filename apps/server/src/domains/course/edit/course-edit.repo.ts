import type { CourseDocument, CourseState } from '@sands/contract/course/manage.model'
import type { CollegeId, FileId, Id } from '@sands/contract/kernel/schema'
import { SOCIAL_MODULES } from '@sands/contract/social/social.model'
import type { CourseSort } from '@sands/rules/course'
import type { Language } from '@sands/rules/language'
import type { SortOrder } from '@sands/rules/sort-order'
import { and, asc, desc, eq, getTableColumns, inArray, isNull, lte, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import { nameOrder } from '../../../kernel/database/name-order.ts'
import { lecturers } from '../../lecturer/index.ts'
import { users } from '../../org/index.ts'
import { socialCounts } from '../../social/index.ts'
import { courseCategories, courseEditions, courseFiles, courses, coursewares } from '../course.tables.ts'

export type CourseId = Id<'course'>
type CategoryId = Id<'courseCategory'>
const { grams: _, ...columns } = getTableColumns(courses)
export type CourseRow = Omit<typeof courses.$inferSelect, 'grams'>
export type NewCourse = Omit<typeof courses.$inferInsert, 'version'>

export interface ListedCourse extends CourseRow {
  updatedByName: string | null
  categoryName: string | null
  isChanged: boolean
  score: number | null
}

export interface CourseFilter {
  keyWord?: string | undefined
  /** The category and its subcategories. */
  categoryIds?: readonly CategoryId[] | undefined
  state?: CourseState | undefined
}

interface CourseOrder {
  sort: CourseSort
  order: SortOrder
  /** The language of the person who reads the list, for the order of titles. */
  language: Language
}

interface CourseWindow extends CourseOrder {
  size: number
  offset: number
}

const ORDERS = {
  changed: () => courses.updatedAt,
  // Sorts by the published title: a changed title that is not published yet is only in the draft document.
  title: (language) => nameOrder(courses.title, language),
  learners: () => courses.learners,
  finishers: () => courses.finishers,
} as const satisfies Readonly<Record<CourseSort, (language: Language) => SQLWrapper>>

function inOrder({ sort, order, language }: CourseOrder): SQL[] {
  const way = order === 'asc' ? asc : desc
  return [way(ORDERS[sort](language)), way(courses.id)]
}

const draftCategory = sql`(${courses.draft} ->> 'categoryId')::bigint`

/** Finds a course by the title of its draft and by its published title. */
function filtered(collegeId: CollegeId, { keyWord, categoryIds, state }: CourseFilter): SQL | undefined {
  const words = keyWord?.trim() && anywhere(keyWord.trim())
  return and(
    eq(courses.collegeId, collegeId),
    isNull(courses.removedAt),
    words ? sql`(${courses.title} ilike ${words} or ${courses.draft} ->> 'title' ilike ${words})` : undefined,
    categoryIds ? sql`${draftCategory} = any(${sql.param([...categoryIds])}::bigint[])` : undefined,
    state ? eq(courses.state, state) : undefined,
  )
}

const listed = (db: Db) =>
  db
    .select({
      ...columns,
      updatedByName: users.name,
      categoryName: courseCategories.name,
      isChanged: sql<boolean>`coalesce(${courses.draft} <> ${courseEditions.document}, false)`,
      score: sql<number | null>`round(${socialCounts.stars}::numeric / nullif(${socialCounts.scores}, 0), 1)::float8`,
    })
    .from(courses)
    .leftJoin(users, eq(users.id, courses.updatedBy))
    .leftJoin(courseCategories, sql`${courseCategories.id} = ${draftCategory}`)
    .leftJoin(courseEditions, and(eq(courseEditions.courseId, courses.id), eq(courseEditions.edition, courses.edition)))
    .leftJoin(
      socialCounts,
      and(eq(socialCounts.module, SOCIAL_MODULES.course), sql`${socialCounts.moduleId} = ${courses.id}`),
    )

const there = (collegeId: CollegeId, id: CourseId) =>
  and(eq(courses.collegeId, collegeId), eq(courses.id, id), isNull(courses.removedAt))

export const courseEditRepo = {
  /** Selects the ids first, and then reads the other columns only for the courses on the page. */
  page: (
    db: Db,
    collegeId: CollegeId,
    { filter, size, offset, ...how }: CourseWindow & { filter: CourseFilter },
  ): Promise<ListedCourse[]> => {
    const ids = db
      .select({ id: courses.id })
      .from(courses)
      .where(filtered(collegeId, filter))
      .orderBy(...inOrder(how))
      .limit(size)
      .offset(offset)
    return listed(db)
      .where(inArray(courses.id, ids))
      .orderBy(...inOrder(how))
  },

  total: (db: Db, collegeId: CollegeId, filter: CourseFilter): Promise<number> =>
    db.$count(courses, filtered(collegeId, filter)),

  get: (db: Db, collegeId: CollegeId, id: CourseId): Promise<ListedCourse | undefined> =>
    listed(db)
      .where(there(collegeId, id))
      .then(([row]) => row),

  lock: (tx: Tx, collegeId: CollegeId, id: CourseId): Promise<CourseRow | undefined> =>
    tx
      .select(columns)
      .from(courses)
      .where(there(collegeId, id))
      .for('update')
      .then(([row]) => row),

  lockAny: (tx: Tx, id: CourseId): Promise<CourseRow | undefined> =>
    tx
      .select(columns)
      .from(courses)
      .where(and(eq(courses.id, id), isNull(courses.removedAt)))
      .for('update')
      .then(([row]) => row),

  add: (tx: Tx, values: NewCourse): Promise<CourseRow | undefined> =>
    tx
      .insert(courses)
      .values(values)
      .returning(columns)
      .then(([row]) => row),

  change: (tx: Tx, id: CourseId, values: Partial<NewCourse>): Promise<CourseRow | undefined> =>
    tx
      .update(courses)
      .set({ ...values, version: sql`${courses.version} + 1` })
      .where(eq(courses.id, id))
      .returning(columns)
      .then(([row]) => row),

  /** Files of older drafts stay with the course, so that an author who goes back to an older draft still has them. */
  async addFiles(tx: Tx, courseId: CourseId, fileIds: readonly FileId[]): Promise<void> {
    if (fileIds.length === 0) return
    await tx
      .insert(courseFiles)
      .values(fileIds.map((fileId) => ({ courseId, fileId })))
      .onConflictDoNothing()
  },

  /** Those of these pictures that a course of the college already shows. */
  usedFiles: (db: Db, collegeId: CollegeId, fileIds: readonly FileId[]): Promise<FileId[]> =>
    fileIds.length === 0
      ? Promise.resolve([])
      : db
          .selectDistinct({ fileId: courseFiles.fileId })
          .from(courseFiles)
          .innerJoin(courses, eq(courses.id, courseFiles.courseId))
          .where(and(eq(courses.collegeId, collegeId), inArray(courseFiles.fileId, [...fileIds])))
          .then((rows) => rows.map(({ fileId }) => fileId)),

  category: (db: Db, collegeId: CollegeId, id: CategoryId) =>
    db
      .select({ id: courseCategories.id, name: courseCategories.name })
      .from(courseCategories)
      .where(and(eq(courseCategories.collegeId, collegeId), eq(courseCategories.id, id)))
      .then(([row]) => row),

  /**
   * Returns those of the lecturers that exist, in no particular order, and locks them against deletion until the
   * transaction ends.
   */
  holdLecturers: (tx: Tx, collegeId: CollegeId, ids: readonly Id<'lecturer'>[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : tx
          .select({ id: lecturers.id })
          .from(lecturers)
          .where(and(eq(lecturers.collegeId, collegeId), inArray(lecturers.id, [...ids]), isNull(lecturers.removedAt)))
          .for('key share')
          .then((rows) => rows.map(({ id }) => id)),

  /** Names of lecturers, including deleted ones. */
  lecturerNames: (db: Db, collegeId: CollegeId, ids: readonly Id<'lecturer'>[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select({ id: lecturers.id, name: lecturers.name })
          .from(lecturers)
          .where(and(eq(lecturers.collegeId, collegeId), inArray(lecturers.id, [...ids]))),

  /** Those of the lecturers that exist, in no particular order. */
  lecturers: (db: Db, collegeId: CollegeId, ids: readonly Id<'lecturer'>[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select({
            id: lecturers.id,
            name: lecturers.name,
            lecturerKind: lecturers.kind,
            lectureGradeName: lecturers.gradeName,
            companyName: lecturers.companyName,
          })
          .from(lecturers)
          .where(and(eq(lecturers.collegeId, collegeId), inArray(lecturers.id, [...ids]), isNull(lecturers.removedAt))),

  /** Titles of courseware, including deleted courseware. */
  titles: (db: Db, collegeId: CollegeId, ids: readonly Id<'courseware'>[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select({ id: coursewares.id, title: coursewares.title })
          .from(coursewares)
          .where(and(eq(coursewares.collegeId, collegeId), inArray(coursewares.id, [...ids]))),

  edition: (db: Db, courseId: CourseId, edition: number): Promise<CourseDocument | undefined> =>
    db
      .select({ document: courseEditions.document })
      .from(courseEditions)
      .where(and(eq(courseEditions.courseId, courseId), eq(courseEditions.edition, edition)))
      .then(([row]) => row?.document),

  /** Editions that learners have seen, without an edition that is scheduled. */
  editions: (db: Db, { id, edition }: Pick<CourseRow, 'id' | 'edition'>, window: { size: number; offset: number }) =>
    db
      .select({
        edition: courseEditions.edition,
        document: courseEditions.document,
        publishedAt: courseEditions.publishedAt,
        publishedBy: users.name,
      })
      .from(courseEditions)
      .leftJoin(users, eq(users.id, courseEditions.publishedBy))
      .where(and(eq(courseEditions.courseId, id), lte(courseEditions.edition, edition)))
      .orderBy(desc(courseEditions.edition))
      .limit(window.size)
      .offset(window.offset),

  editionsTotal: (db: Db, { id, edition }: Pick<CourseRow, 'id' | 'edition'>): Promise<number> =>
    db.$count(courseEditions, and(eq(courseEditions.courseId, id), lte(courseEditions.edition, edition))),
}
