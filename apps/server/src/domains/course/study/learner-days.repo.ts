import { sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { courseLearners } from '../course.tables.ts'
import type { CourseId } from '../edit/course-edit.repo.ts'

interface LearnerDay extends Record<string, unknown> {
  day: string
  started: number
  finished: number
}

export const learnerDaysRepo = {
  /** The days from `from` on, on which people became learners of the course or finished it. */
  days: (db: Db, courseId: CourseId, { from, timeZone }: { from: string; timeZone: string }): Promise<LearnerDay[]> =>
    db
      .execute<LearnerDay>(
        sql`select to_char(e.at at time zone ${timeZone}, 'YYYY-MM-DD') as day,
            sum(e.started)::int as started, sum(e.finished)::int as finished
          from ${courseLearners} cl
            cross join lateral (values (cl.started_at, 1, 0), (cl.finished_at, 0, 1)) e (at, started, finished)
          where cl.course_id = ${courseId} and e.at >= ${from}::timestamp at time zone ${timeZone} group by 1`,
      )
      .then(({ rows }) => rows),
}
