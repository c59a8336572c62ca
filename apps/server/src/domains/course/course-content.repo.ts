import { courseLinks } from '@sands/contract/course/course.links'
import { asId } from '@sands/contract/kernel/id'
import type { CollegeId, FileId, Id, UserId } from '@sands/contract/kernel/schema'
import { LEARN_TYPES } from '@sands/rules/study'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { choicesFrom } from '../../kernel/content-choices.ts'
import type { Db } from '../../kernel/database/database.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { fileTexts } from '../media/index.ts'
import { progress } from '../study/index.ts'
import { courseCoursewares, courseLearners, courses, coursewares } from './course.tables.ts'
import { courseFor } from './opening.repo.ts'

const isOneOf = (ids: readonly string[]) => sql`${courses.id} = any(${sql.param([...ids])}::bigint[])`

export const contentRepo = {
  courses: (db: Db, collegeId: CollegeId, ids: readonly string[]) =>
    db
      .select({ id: courses.id, title: courses.title, coverFileId: courses.coverFileId })
      .from(courses)
      .where(and(eq(courses.collegeId, collegeId), isOneOf(ids), isNull(courses.removedAt))),

  visibleCourses: (db: Db, viewer: Viewer, ids: readonly string[]): Promise<Id<'course'>[]> =>
    db
      .select({ id: courses.id })
      .from(courses)
      .where(
        and(
          eq(courses.collegeId, viewer.collegeId),
          isOneOf(ids),
          eq(courses.state, 'published'),
          isNull(courses.removedAt),
          courseFor(viewer),
        ),
      )
      .then((rows) => rows.map(({ id }) => id)),

  courseText: (db: Db, id: Id<'course'>): Promise<string | undefined> =>
    db
      .select({ title: courses.title, text: courses.introductionText })
      .from(courses)
      .where(eq(courses.id, id))
      .then(([row]) => row && `${row.title}\n${row.text}`),

  isCommentable: (db: Db, id: Id<'course'>): Promise<boolean> =>
    db
      .select({ isCommentable: courses.isCommentable })
      .from(courses)
      .where(eq(courses.id, id))
      .then(([row]) => row?.isCommentable ?? false),

  /** Courseware without its own audience has no comments; people comment on its course. */
  isCoursewareCommentable: (db: Db, id: Id<'courseware'>): Promise<boolean> =>
    db
      .select({ audienceId: coursewares.audienceId })
      .from(coursewares)
      .where(eq(coursewares.id, id))
      .then(([row]) => row !== undefined && row.audienceId !== null),

  isStarted: (db: Db, userId: UserId, courseId: Id<'course'>): Promise<boolean> =>
    db
      .$count(courseLearners, and(eq(courseLearners.userId, userId), eq(courseLearners.courseId, courseId)))
      .then((count) => count > 0),

  isCoursewareStarted: (db: Db, userId: UserId, learnId: string): Promise<boolean> =>
    db
      .$count(
        progress,
        and(
          eq(progress.userId, userId),
          eq(progress.learnType, LEARN_TYPES.courseware),
          eq(progress.learnId, asId<Id<'learn'>>(learnId)),
        ),
      )
      .then((count) => count > 0),

  coursewareText: (db: Db, id: Id<'courseware'>): Promise<string | undefined> =>
    db
      .select({ title: coursewares.title, text: fileTexts.text })
      .from(coursewares)
      .leftJoin(fileTexts, eq(fileTexts.fileId, coursewares.fileId))
      .where(eq(coursewares.id, id))
      .then(([row]) => row && `${row.title}\n${row.text ?? ''}`),

  coursewareType: (db: Db, id: Id<'courseware'>): Promise<number | null> =>
    db
      .select({ type: coursewares.type })
      .from(coursewares)
      .where(and(eq(coursewares.id, id), isNull(coursewares.removedAt)))
      .then(([row]) => row?.type ?? null),
}

/** The courses that contain the courseware. */
const itsCourses = sql`${courseCoursewares} i join ${courses} c on c.id = i.course_id
  where i.courseware_id = coursewares.id and c.removed_at is null`

/** Courses that an editor can choose as the target of a jump. */
export const courseChoices = (coverUrl: (fileId: FileId) => string) =>
  choicesFrom({
    ...courses,
    table: courses,
    cover: courses.coverFileId,
    isOut: eq(courses.state, 'published'),
    linkTo: courseLinks.course,
    coverUrl,
  })

/** Courseware that an editor can choose as the target of a jump, with the cover of one of its courses. */
export const coursewareChoices = (coverUrl: (fileId: FileId) => string) =>
  choicesFrom({
    ...coursewares,
    table: coursewares,
    cover: sql`select c.cover_file_id from ${itsCourses} order by c.state = 'published' desc, c.id limit 1`,
    isOut: sql`(coursewares.audience_id is not null or exists (select from ${itsCourses} and c.state = 'published'))`,
    linkTo: courseLinks.courseware,
    coverUrl,
  })
