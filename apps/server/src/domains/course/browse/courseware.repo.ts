import type { FileId, Id } from '@sands/contract/kernel/schema'
import type { CoursewareType } from '@sands/rules/study'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { files } from '../../media/index.ts'
import { courseCoursewares, courses, coursewarePictures, coursewares } from '../course.tables.ts'
import { courseFor, coursePublishedFor, coursewareFor, coursewarePublishedFor } from '../opening.repo.ts'

export interface CoursewareRow {
  id: Id<'courseware'>
  title: string
  type: CoursewareType
  fileId: FileId | null
  link: string | null
  introduction: string
  threshold: number
  minSeconds: number
  removedAt: Date | null
  /** Open without any course. */
  isForAll: boolean
  /** By an audience of its own; a task of a project can be locked. */
  isPublishedForThem: boolean
  status: number | null
  duration: number | null
  pages: number | null
  pictures: number
}

const ids = (values: readonly string[]) => sql`${sql.param([...values])}::bigint[]`

export const coursewareRepo = {
  get: (db: Db, viewer: Viewer, id: Id<'courseware'>): Promise<CoursewareRow | undefined> =>
    db
      .select({
        id: coursewares.id,
        title: coursewares.title,
        type: coursewares.type,
        fileId: coursewares.fileId,
        link: coursewares.link,
        introduction: coursewares.introduction,
        threshold: coursewares.threshold,
        minSeconds: coursewares.minSeconds,
        removedAt: coursewares.removedAt,
        isForAll: sql<boolean>`${coursewareFor(viewer)}`,
        isPublishedForThem: coursewarePublishedFor(viewer).as('is_published_for_them'),
        status: files.status,
        duration: files.duration,
        pages: files.pages,
        pictures: sql<number>`(select count(*)::int from ${coursewarePictures} cp where cp.courseware_id = ${coursewares.id})`,
      })
      .from(coursewares)
      .leftJoin(files, eq(files.id, coursewares.fileId))
      .where(and(eq(coursewares.id, id), eq(coursewares.collegeId, viewer.collegeId)))
      .then(([row]) => row),

  /** The courses that contain the courseware, in any state, in order of publication. */
  coursesForCourseware: (db: Db, viewer: Viewer, id: Id<'courseware'>) =>
    db
      .select({
        id: courses.id,
        state: courses.state,
        removedAt: courses.removedAt,
        isVisible: courseFor(viewer).as('is_visible'),
        isPublishedForThem: coursePublishedFor(viewer).as('is_published_for_them'),
        isInOrder: courses.isInOrder,
        seekAhead: courses.seekAhead,
      })
      .from(courseCoursewares)
      .innerJoin(courses, eq(courses.id, courseCoursewares.courseId))
      .where(and(eq(courseCoursewares.coursewareId, id), eq(courses.collegeId, viewer.collegeId)))
      .orderBy(asc(courses.publishedAt), asc(courses.id)),

  pictureIds: (db: Db, id: Id<'courseware'>): Promise<FileId[]> =>
    db
      .select({ fileId: coursewarePictures.fileId })
      .from(coursewarePictures)
      .where(eq(coursewarePictures.coursewareId, id))
      .orderBy(asc(coursewarePictures.sort))
      .then((rows) => rows.map(({ fileId }) => fileId)),

  /**
   * Coursewares of the college, including deleted ones, each with a course through which the viewer sees it and a
   * picture.
   */
  described: (db: Db, viewer: Viewer, coursewareIds: readonly string[]) =>
    db
      .execute<{
        id: Id<'courseware'>
        title: string
        type: CoursewareType
        removed: boolean
        alone: boolean
        course_id: Id<'course'> | null
        cover_id: FileId | null
      }>(
        sql`select coursewares.id, coursewares.title, coursewares.type, coursewares.removed_at is not null as removed,
          ${coursewareFor(viewer)} as alone,
          seen.id as course_id, coalesce(seen.cover_file_id, shown.cover_file_id) as cover_id
        from ${coursewares}
          left join lateral (
            select courses.id, courses.cover_file_id from ${courseCoursewares} ci join ${courses} on courses.id = ci.course_id
            where ci.courseware_id = coursewares.id and courses.state = 'published' and courses.removed_at is null
              and ${courseFor(viewer)}
            order by courses.published_at, courses.id limit 1) seen on true
          left join lateral (
            select courses.cover_file_id from ${courseCoursewares} ci join ${courses} on courses.id = ci.course_id
            where ci.courseware_id = coursewares.id order by courses.id limit 1) shown on true
        where coursewares.college_id = ${viewer.collegeId} and coursewares.id = any(${ids(coursewareIds)})`,
      )
      .then(({ rows }) => rows),
}
