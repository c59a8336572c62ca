import type { CollegeId, FileId, Id } from '@sands/contract/kernel/schema'
import type { CoursewareType } from '@sands/rules/study'
import { and, asc, count, desc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import { files } from '../../media/index.ts'
import {
  courseCoursewares,
  courseEditions,
  courses,
  coursewareFiles,
  coursewarePictures,
  coursewares,
} from '../course.tables.ts'

export type CoursewareId = Id<'courseware'>
const { grams: _, ...columns } = getTableColumns(coursewares)
export type CoursewareRow = Omit<typeof coursewares.$inferSelect, 'grams'>
type NewCourseware = Omit<typeof coursewares.$inferInsert, 'version'>

export interface CoursewareFilter {
  keyWord?: string | undefined
  courseWareType?: CoursewareType | undefined
}

function filtered(collegeId: CollegeId, { keyWord, courseWareType }: CoursewareFilter): SQL | undefined {
  const words = keyWord?.trim()
  return and(
    eq(coursewares.collegeId, collegeId),
    isNull(coursewares.removedAt),
    words ? sql`${coursewares.title} ilike ${anywhere(words)}` : undefined,
    courseWareType ? eq(coursewares.type, courseWareType) : undefined,
  )
}

export interface CoursesOf {
  courses: number
  liveCourses: number
}

const isInCourse = (id: CoursewareId) =>
  sql`exists (select from ${courseCoursewares} i where i.course_id = c.id and i.courseware_id = ${id})`
const isNamed = (document: SQL, id: CoursewareId) =>
  sql`jsonb_path_exists(${document}, '$.chapters[*].items[*] ? (@.courseWareId == $id)', jsonb_build_object('id', ${id}::text))`
const isWaiting = (id: CoursewareId) =>
  sql`exists (select from ${courseEditions} e
    where e.course_id = c.id and e.edition > c.edition and ${isNamed(sql`e.document`, id)})`
const countCourses = (db: Db, which: SQL): Promise<number> =>
  db
    .execute<{ courses: number }>(sql`select count(*)::int as courses from ${courses} c where ${which}`)
    .then(({ rows: [row] }) => row?.courses ?? 0)

export const coursewareEditRepo = {
  page: (
    db: Db,
    collegeId: CollegeId,
    { size, offset, ...filter }: CoursewareFilter & { size: number; offset: number },
  ): Promise<CoursewareRow[]> =>
    db
      .select(columns)
      .from(coursewares)
      .where(filtered(collegeId, filter))
      .orderBy(desc(coursewares.updatedAt), desc(coursewares.id))
      .limit(size)
      .offset(offset),

  total: (db: Db, collegeId: CollegeId, filter: CoursewareFilter): Promise<number> =>
    db.$count(coursewares, filtered(collegeId, filter)),

  /** Those of the coursewares that exist, in no particular order. */
  byIds: (db: Db, collegeId: CollegeId, ids: readonly CoursewareId[]): Promise<CoursewareRow[]> =>
    db
      .select(columns)
      .from(coursewares)
      .where(
        and(
          eq(coursewares.collegeId, collegeId),
          isNull(coursewares.removedAt),
          sql`${coursewares.id} = any(${sql.param([...ids])}::bigint[])`,
        ),
      ),

  lock: (tx: Tx, collegeId: CollegeId, id: CoursewareId): Promise<CoursewareRow | undefined> =>
    tx
      .select(columns)
      .from(coursewares)
      .where(and(eq(coursewares.collegeId, collegeId), eq(coursewares.id, id), isNull(coursewares.removedAt)))
      .for('update')
      .then(([row]) => row),

  add: (tx: Tx, values: NewCourseware): Promise<CoursewareRow | undefined> =>
    tx
      .insert(coursewares)
      .values(values)
      .returning(columns)
      .then(([row]) => row),

  change: (tx: Tx, id: CoursewareId, values: Partial<NewCourseware>): Promise<CoursewareRow | undefined> =>
    tx
      .update(coursewares)
      .set({ ...values, version: sql`${coursewares.version} + 1` })
      .where(eq(coursewares.id, id))
      .returning(columns)
      .then(([row]) => row),

  pictures: (db: Db, ids: readonly CoursewareId[]): Promise<{ coursewareId: CoursewareId; fileId: FileId }[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select({ coursewareId: coursewarePictures.coursewareId, fileId: coursewarePictures.fileId })
          .from(coursewarePictures)
          .where(inArray(coursewarePictures.coursewareId, [...ids]))
          .orderBy(asc(coursewarePictures.sort)),

  async setPictures(tx: Tx, coursewareId: CoursewareId, fileIds: readonly FileId[]): Promise<void> {
    await tx.delete(coursewarePictures).where(eq(coursewarePictures.coursewareId, coursewareId))
    if (fileIds.length === 0) return
    await tx.insert(coursewarePictures).values(fileIds.map((fileId, sort) => ({ coursewareId, fileId, sort })))
  },

  /** Stores what the courseware was made of until now. */
  async addEarlierFiles(
    tx: Tx,
    { coursewareId, until, fileIds }: { coursewareId: CoursewareId; until: Date; fileIds: readonly FileId[] },
  ): Promise<void> {
    if (fileIds.length === 0) return
    await tx
      .insert(coursewareFiles)
      .values(fileIds.map((fileId, sort) => ({ coursewareId, until, fileId, sort })))
      .onConflictDoNothing()
  },

  /** The files that coursewares are made of. */
  files: (db: Db, ids: readonly FileId[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select()
          .from(files)
          .where(inArray(files.id, [...ids])),

  /** Courseware that a file is part of. */
  withFile: (db: Db, collegeId: CollegeId, fileId: FileId): Promise<CoursewareRow[]> =>
    db
      .select(columns)
      .from(coursewares)
      .where(
        and(
          eq(coursewares.collegeId, collegeId),
          isNull(coursewares.removedAt),
          sql`(${coursewares.fileId} = ${fileId} or ${coursewares.id} in (
            select cp.courseware_id from ${coursewarePictures} cp where cp.file_id = ${fileId}))`,
        ),
      ),

  kinds: (db: Db, collegeId: CollegeId, ids: readonly FileId[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select({ id: files.id, kind: files.kind })
          .from(files)
          .where(and(eq(files.collegeId, collegeId), inArray(files.id, [...ids]))),

  /** The number of courses that contain each courseware, and how many of them are published. */
  courses: (db: Db, ids: readonly CoursewareId[]): Promise<ReadonlyMap<CoursewareId, CoursesOf>> =>
    ids.length === 0
      ? Promise.resolve(new Map())
      : db
          .select({
            id: courseCoursewares.coursewareId,
            courses: count(),
            liveCourses: sql<number>`(count(*) filter (where ${courses.state} = 'published'))::int`,
          })
          .from(courseCoursewares)
          .innerJoin(courses, and(eq(courses.id, courseCoursewares.courseId), isNull(courses.removedAt)))
          .where(inArray(courseCoursewares.coursewareId, [...ids]))
          .groupBy(courseCoursewares.coursewareId)
          .then((rows) => new Map(rows.map(({ id, ...counts }) => [id, counts]))),

  /** The number of courses that show the courseware to learners now or in a scheduled edition. */
  shownBy: (db: Db, collegeId: CollegeId, id: CoursewareId): Promise<number> =>
    countCourses(
      db,
      sql`c.college_id = ${collegeId} and c.removed_at is null and (
        c.state = 'published' and ${isInCourse(id)} or c.publish_at is not null and ${isWaiting(id)})`,
    ),

  /**
   * The number of courses that contain the courseware in their published edition, their draft or a scheduled edition.
   */
  namedBy: (db: Db, collegeId: CollegeId, id: CoursewareId): Promise<number> =>
    countCourses(
      db,
      sql`c.college_id = ${collegeId} and c.removed_at is null and (
        ${isInCourse(id)} or ${isNamed(sql`c.draft`, id)} or ${isWaiting(id)})`,
    ),

  /** The number of courses that contain the courseware in an edition that was published, now or earlier. */
  publishedBy: (db: Db, collegeId: CollegeId, id: CoursewareId): Promise<number> =>
    countCourses(
      db,
      sql`c.college_id = ${collegeId} and exists (select from ${courseEditions} e
        where e.course_id = c.id and e.edition <= c.edition and ${isNamed(sql`e.document`, id)})`,
    ),

  /** The values that decide when the courseware is finished. */
  lengths: (db: Db, id: CoursewareId) =>
    db
      .select({
        type: coursewares.type,
        threshold: coursewares.threshold,
        minSeconds: coursewares.minSeconds,
        status: files.status,
        duration: files.duration,
        pages: files.pages,
        pictures: sql<number>`(select count(*)::int from ${coursewarePictures} cp where cp.courseware_id = ${coursewares.id})`,
      })
      .from(coursewares)
      .leftJoin(files, eq(files.id, coursewares.fileId))
      .where(and(eq(coursewares.id, id), isNull(coursewares.removedAt)))
      .then(([row]) => row),
}
