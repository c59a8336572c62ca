import type { CollegeId, Id } from '@sands/contract/kernel/schema'
import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { membersOf } from '../../org/index.ts'
import { courseCoursewares, courseLearners, coursewares } from '../course.tables.ts'
import type { CourseId } from '../edit/course-edit.repo.ts'
import { coursePercent, progressJoin } from '../study/percent.repo.ts'

interface Shifts extends Record<string, unknown> {
  learners: number
  finished: number
  up: number
  down: number
  through: number
}

const NOBODY: Shifts = { learners: 0, finished: 0, up: 0, down: 0, through: 0 }

export const impactRepo = {
  /**
   * The effect of another set of required courseware on learners who have not finished. Finished learners stay
   * finished.
   */
  shifts: (db: Db, courseId: CourseId, required: readonly Id<'courseware'>[]): Promise<Shifts> =>
    db
      .execute<Shifts>(
        sql`with learner as (select user_id, finished_at from ${courseLearners} where course_id = ${courseId}),
          before as (
            select l.user_id, ${coursePercent} as percent from learner l
              join ${courseCoursewares} ci on ci.course_id = ${courseId} ${sql.raw(progressJoin('l.user_id'))}
            where l.finished_at is null group by l.user_id),
          after as (
            select l.user_id, ${coursePercent} as percent from learner l
              cross join (select unnest(${sql.param([...required])}::bigint[]) as courseware_id, true as is_required) ci
              ${sql.raw(progressJoin('l.user_id'))}
            where l.finished_at is null group by l.user_id)
          select (select count(*)::int from learner) as learners,
            (select count(*)::int from learner where finished_at is not null) as finished,
            count(*) filter (where coalesce(a.percent, 0) > coalesce(b.percent, 0))::int as up,
            count(*) filter (where coalesce(a.percent, 0) < coalesce(b.percent, 0))::int as down,
            count(*) filter (where a.percent = 100)::int as through
          from learner l left join before b using (user_id) left join after a using (user_id)
          where l.finished_at is null`,
      )
      .then(({ rows: [row] }) => row ?? NOBODY),

  /** The number of learners who see the course with the current audience but would not see it with the new one. */
  loseSight: (
    db: Db,
    {
      courseId,
      collegeId,
      shown,
      wanted,
    }: { courseId: CourseId; collegeId: CollegeId } & Record<'shown' | 'wanted', AudienceChoice>,
  ): Promise<number> =>
    db
      .execute<{ people: number }>(
        sql`select count(*)::int as people from ${courseLearners} l where l.course_id = ${courseId}
          and l.user_id in (${membersOf(collegeId, shown)}) and l.user_id not in (${membersOf(collegeId, wanted)})`,
      )
      .then(({ rows: [row] }) => row?.people ?? 0),

  /** The catalogue that learners see, in order. */
  publishedCoursewares: (db: Db, courseId: CourseId): Promise<{ id: Id<'courseware'>; title: string }[]> =>
    db
      .execute<{ id: Id<'courseware'>; title: string }>(
        sql`select w.id, w.title from ${courseCoursewares} ci join ${coursewares} w on w.id = ci.courseware_id
          where ci.course_id = ${courseId} order by ci.sort`,
      )
      .then(({ rows }) => rows),
}
