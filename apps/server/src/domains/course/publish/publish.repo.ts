import type { CourseDocument, DraftChapter } from '@sands/contract/course/manage.model'
import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import { LEARN_TYPES } from '@sands/rules/study'
import { and, eq, gt, isNull, lte, notInArray, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { users } from '../../org/index.ts'
import { progress } from '../../study/index.ts'
import {
  courseChapters,
  courseCoursewares,
  courseEditions,
  courseLearners,
  courseLecturers,
  courses,
  coursewares,
} from '../course.tables.ts'
import type { CourseId } from '../edit/course-edit.repo.ts'

export const publishRepo = {
  nameOf: (db: Db, userId: UserId): Promise<string> =>
    db
      .select({ name: users.name })
      .from(users)
      .where(eq(users.id, userId))
      .then(([row]) => row?.name ?? ''),

  due: (db: Db, now: Date): Promise<CourseId[]> =>
    db
      .select({ id: courses.id })
      .from(courses)
      .where(and(lte(courses.publishAt, now), isNull(courses.removedAt)))
      .then((rows) => rows.map(({ id }) => id)),

  published: (db: Db) =>
    db
      .select({ id: courses.id, collegeId: courses.collegeId, audienceId: courses.audienceId })
      .from(courses)
      .where(and(eq(courses.state, 'published'), isNull(courses.removedAt)))
      .orderBy(courses.id),

  /**
   * Returns those of the coursewares that exist, with their types, and locks them against deletion until the
   * transaction ends.
   */
  coursewares: (tx: Tx, collegeId: CollegeId, ids: readonly Id<'courseware'>[]) =>
    tx
      .select({ id: coursewares.id, type: coursewares.type })
      .from(coursewares)
      .where(
        and(
          eq(coursewares.collegeId, collegeId),
          isNull(coursewares.removedAt),
          sql`${coursewares.id} = any(${sql.param([...ids])}::bigint[])`,
        ),
      )
      .for('key share'),

  async addEdition(
    tx: Tx,
    values: {
      courseId: CourseId
      edition: number
      document: CourseDocument
      publishedAt: Date
      publishedBy: UserId | null
    },
  ): Promise<void> {
    const { courseId: _course, edition: _edition, ...content } = values
    await tx
      .insert(courseEditions)
      .values(values)
      .onConflictDoUpdate({ target: [courseEditions.courseId, courseEditions.edition], set: content })
  },

  dropWaiting: (tx: Tx, courseId: CourseId, edition: number) =>
    tx.delete(courseEditions).where(and(eq(courseEditions.courseId, courseId), gt(courseEditions.edition, edition))),

  /** A chapter with the same key keeps its id in the next edition. */
  async setCatalogue(tx: Tx, courseId: CourseId, chapters: readonly DraftChapter[]): Promise<void> {
    const old = await tx
      .select({ id: courseChapters.id, key: courseChapters.key })
      .from(courseChapters)
      .where(eq(courseChapters.courseId, courseId))
    const idOf = new Map(old.map(({ key, id }) => [key, id]))
    await tx.delete(courseCoursewares).where(eq(courseCoursewares.courseId, courseId))
    const remaining: Id<'chapter'>[] = []
    let place = 0
    for (const [sort, { key, title, items }] of chapters.entries()) {
      const known = idOf.get(key)
      const [chapter] = known
        ? await tx
            .update(courseChapters)
            .set({ title, sort })
            .where(eq(courseChapters.id, known))
            .returning({ id: courseChapters.id })
        : await tx.insert(courseChapters).values({ courseId, key, title, sort }).returning({ id: courseChapters.id })
      if (!chapter) throw new Error('the chapter was not stored')
      remaining.push(chapter.id)
      const rows = items.map(({ courseWareId, isRequired }) => {
        place += 1
        return { courseId, coursewareId: courseWareId, chapterId: chapter.id, isRequired, sort: place }
      })
      if (rows.length > 0) await tx.insert(courseCoursewares).values(rows)
    }
    const ofCourse = eq(courseChapters.courseId, courseId)
    await tx
      .delete(courseChapters)
      .where(remaining.length > 0 ? and(ofCourse, notInArray(courseChapters.id, remaining)) : ofCourse)
  },

  async setLecturers(tx: Tx, courseId: CourseId, ids: readonly Id<'lecturer'>[]): Promise<void> {
    await tx.delete(courseLecturers).where(eq(courseLecturers.courseId, courseId))
    if (ids.length === 0) return
    await tx.insert(courseLecturers).values(ids.map((lecturerId, sort) => ({ courseId, lecturerId, sort })))
  },

  /**
   * Marks up to `atMost` learners as finished who have finished all required courseware of the catalogue, and returns
   * them.
   */
  finishThose: (
    tx: Tx,
    { courseId, edition, now, atMost }: { courseId: CourseId; edition: number; now: Date; atMost: number },
  ) =>
    tx
      .execute<{ people: number }>(
        sql`with done as (
            update ${courseLearners} l set finished_at = ${now.toISOString()}::timestamptz, finished_edition = ${edition}::integer
            where l.course_id = ${courseId} and l.finished_at is null and l.user_id in (
              select m.user_id from ${courseLearners} m
              where m.course_id = ${courseId} and m.finished_at is null
                and exists (select from ${courseCoursewares} i where i.course_id = ${courseId} and i.is_required)
                and not exists (
                  select from ${courseCoursewares} i left join ${progress} p
                    on p.user_id = m.user_id and p.learn_type = ${LEARN_TYPES.courseware} and p.learn_id = i.courseware_id
                  where i.course_id = ${courseId} and i.is_required and p.finished_at is null)
              limit ${atMost})
            returning l.user_id
          ), counted as (
            update ${courses} set finishers = finishers + (select count(*) from done) where id = ${courseId}
          )
          select count(*)::integer as people from done`,
      )
      .then(({ rows: [row] }) => row?.people ?? 0),
}
