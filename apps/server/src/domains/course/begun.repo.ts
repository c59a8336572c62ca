import type { CollegeId } from '@sands/contract/kernel/schema'
import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { LEARN_TYPES } from '@sands/rules/study'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/database.ts'
import { membersOf } from '../org/index.ts'
import { progress } from '../study/index.ts'
import { courseItems, courseLearners } from './course.tables.ts'
import type { CourseId } from './course-edit.repo.ts'

/** A course, and whom it is for. */
export interface ReportScope {
  courseId: CourseId
  collegeId: CollegeId
  audience: AudienceChoice
}

export interface BegunCounts extends Record<string, unknown> {
  /** Those who have finished among them. */
  started: number
  finished: number
}

/**
 * What people have done with the pieces counts however they came to them, as it does on their own screens. Who has all that is
 * asked for is through, who has anything of it has begun.
 */
export const studiedPieces = (courseId: CourseId): SQL => sql`
  select p.user_id, min(p.started_at) as started_at, max(p.finished_at) as through_at,
    count(p.finished_at) = (select count(*) from ${courseItems} where course_id = ${courseId} and is_required) as is_through
  from ${courseItems} i
    join ${progress} p on p.learn_type = ${sql.raw(String(LEARN_TYPES.courseware))} and p.learn_id = i.courseware_id
  where i.course_id = ${courseId} and i.is_required and (p.percent > 0 or p.finished_at is not null)
  group by p.user_id`

/**
 * Everybody who has begun the course, and when; when they finished it, if they have. The audience is looked up only where
 * somebody has studied the pieces without ever having opened the course.
 */
const begun = ({ courseId, collegeId, audience }: ReportScope): SQL => sql`
  select coalesce(l.started_at, s.started_at) as started_at,
    coalesce(l.finished_at, case when s.is_through then s.through_at end) as finished_at
  from (select user_id, started_at, finished_at from ${courseLearners} where course_id = ${courseId}) l
    full join (${studiedPieces(courseId)}) s on s.user_id = l.user_id
  where l.user_id is not null or s.user_id in (${membersOf(collegeId, audience)})`

export const begunRepo = {
  /** Of every course, by its id. */
  counts: async (db: Db, scopes: readonly ReportScope[]): Promise<ReadonlyMap<CourseId, BegunCounts>> => {
    if (scopes.length === 0) return new Map()
    const each = scopes.map(
      (
        scope,
      ) => sql`(select ${scope.courseId}::bigint as id, count(*)::int as started, count(finished_at)::int as finished
        from (${begun(scope)}) b)`,
    )
    const { rows } = await db.execute<BegunCounts & { id: CourseId }>(sql.join(each, sql` union all `))
    return new Map(rows.map(({ id, started, finished }) => [id, { started, finished }]))
  },

  /** Days on which somebody began or finished, from the first day on. */
  days: (
    db: Db,
    scope: ReportScope,
    { from, timeZone }: { from: string; timeZone: string },
  ): Promise<({ day: string } & BegunCounts)[]> =>
    db
      .execute<{ day: string } & BegunCounts>(
        sql`select to_char(e.at at time zone ${timeZone}, 'YYYY-MM-DD') as day,
            sum(e.started)::int as started, sum(e.finished)::int as finished
          from (${begun(scope)}) b
            cross join lateral (values (b.started_at, 1, 0), (b.finished_at, 0, 1)) e (at, started, finished)
          where e.at >= ${from}::timestamp at time zone ${timeZone} group by 1`,
      )
      .then(({ rows }) => rows),
}
