import type { Id } from '@sands/contract/kernel/schema'
import { COURSEWARE_TYPES, type CoursewareType, LEARN_TYPES } from '@sands/rules/study'
import { asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { files } from '../../media/index.ts'
import { progress } from '../../study/index.ts'
import { courseCoursewares, courseLearners, coursewarePictures, coursewares } from '../course.tables.ts'
import type { CourseId } from '../edit/course-edit.repo.ts'

type CoursewareId = Id<'courseware'>

export interface ReportCourseware extends Record<string, unknown> {
  id: CoursewareId
  title: string
  type: CoursewareType
  total: number
}

/** The sums of all learners of a course for one courseware. */
interface CoursewareSums extends Record<string, unknown> {
  id: CoursewareId
  started: number
  finished: number
  milliseconds: number
}

const PAGED: readonly CoursewareType[] = [COURSEWARE_TYPES.document, COURSEWARE_TYPES.pictures]
/** The number of equal parts into which a courseware is divided for the drop-off. */
export const PARTS = 50

/** The progress of all people in these coursewares, as `p`. */
export const studiedCoursewares = (listed: readonly CoursewareId[]): SQL => sql`
  (select * from ${progress} where learn_type = ${sql.raw(String(LEARN_TYPES.courseware))}
    and learn_id = any(${sql.param([...listed])}::bigint[])) p`

/** The progress of the learners of the course in these coursewares. */
const ofLearners = (courseId: CourseId, listed: readonly CoursewareId[]): SQL => sql`
  ${studiedCoursewares(listed)} join ${courseLearners} l on l.user_id = p.user_id and l.course_id = ${courseId}`

/*
 * A course that everybody has to study can have a hundred thousand progress rows for each courseware. Every query here
 * reads these rows once. The courseware ids are parameters, so that the planner can estimate the number of rows.
 */
export const reportCoursewareRepo = {
  ids: (db: Db, courseId: CourseId): Promise<CoursewareId[]> =>
    db
      .select({ id: courseCoursewares.coursewareId })
      .from(courseCoursewares)
      .where(eq(courseCoursewares.courseId, courseId))
      .orderBy(asc(courseCoursewares.sort))
      .then((rows) => rows.map(({ id }) => id)),

  /** The coursewares in catalogue order. */
  coursewares: (db: Db, courseId: CourseId): Promise<ReportCourseware[]> =>
    db
      .execute<ReportCourseware>(
        sql`select w.id, w.title, w.type, case w.type
            when ${COURSEWARE_TYPES.document} then coalesce(f.pages, 0)
            when ${COURSEWARE_TYPES.pictures} then
              (select count(*)::int from ${coursewarePictures} cp where cp.courseware_id = w.id)
            when ${COURSEWARE_TYPES.link} then 1
            else round(coalesce(f.duration, 0) * 1000)::int end as total
          from ${courseCoursewares} i join ${coursewares} w on w.id = i.courseware_id left join ${files} f on f.id = w.file_id
          where i.course_id = ${courseId} order by i.sort`,
      )
      .then(({ rows }) => rows),

  sums: (db: Db, courseId: CourseId, listed: readonly CoursewareId[]): Promise<CoursewareSums[]> =>
    db
      .execute<CoursewareSums>(
        sql`select p.learn_id as id, count(*)::int as started, count(p.finished_at)::int as finished,
            sum(p.studied_ms)::float8 as milliseconds
          from ${ofLearners(courseId, listed)} group by p.learn_id`,
      )
      .then(({ rows }) => rows),

  /**
   * Counts the people who have seen each part. A part counts as seen if its middle was seen. Each stretch adds one
   * person at its first part and removes them after its last part. Page numbers start at 1. Most people have the same
   * stretches, so equal stretches are grouped first.
   */
  seenParts: (
    db: Db,
    courseId: CourseId,
    listed: readonly ReportCourseware[],
  ): Promise<{ id: CoursewareId; part: number; change: number }[]> => {
    const seen = listed.filter(({ type }) => type !== COURSEWARE_TYPES.link).map(({ id }) => id)
    const paged = listed.filter(({ type }) => PAGED.includes(type)).map(({ id }) => id)
    const start = sql`case when p.learn_id = any(${sql.param(paged)}::bigint[]) then 1 else 0 end`
    return db
      .execute<{ id: CoursewareId; part: number; change: number }>(
        sql`with stretch as (
            select p.learn_id, count(*) as people,
              greatest(0, ceil((lower(r) - ${start}) * ${PARTS}::float8 / p.total - 0.5))::int as first,
              least(${PARTS}, ceil((upper(r) - ${start}) * ${PARTS}::float8 / p.total - 0.5))::int as after
            from ${ofLearners(courseId, seen)} cross join lateral unnest(p.covered) r
            where p.total > 0 group by p.learn_id, first, after)
          select learn_id as id, part, sum(change)::int as change from stretch
            cross join lateral (values (first, people), (after, -people)) edge (part, change)
          where after > first group by learn_id, part`,
      )
      .then(({ rows }) => rows)
  },
}
