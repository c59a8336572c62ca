import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import { sql } from 'drizzle-orm'
import type { Tx } from '../../kernel/database/database.ts'
import { courseItems, courseLearners, courses } from './course.tables.ts'
import { progressJoin } from './percent.repo.ts'

interface Begun {
  userId: UserId
  collegeId: CollegeId
  courseId: Id<'course'>
  coursewareId: Id<'courseware'>
  at: Date
}

export const learnerRepo = {
  /** A course of the college that contains the piece: the person is one of its learners from now on. */
  begin: async (tx: Tx, { userId, collegeId, courseId, coursewareId, at }: Begun): Promise<void> => {
    await tx.execute(sql`
      with known as (
        select ci.course_id from ${courseItems} ci join ${courses} c on c.id = ci.course_id
        where ci.course_id = ${courseId} and ci.courseware_id = ${coursewareId} and c.college_id = ${collegeId}
      ), written as (
        insert into ${courseLearners} as cl (user_id, course_id, college_id, started_at, last_at, last_courseware_id)
        select ${userId}, course_id, ${collegeId}, ${at}, ${at}, ${coursewareId} from known
        on conflict (user_id, course_id) do update
        set last_at = greatest(cl.last_at, excluded.last_at), last_courseware_id = excluded.last_courseware_id
        returning cl.course_id, (xmax = 0) as is_new
      )
      update ${courses} c set learners = c.learners + 1 from written where written.is_new and c.id = written.course_id`)
  },

  /** Published courses with the piece that the person has begun and now has everything of; finished from now on, each once. */
  finish: (
    tx: Tx,
    { userId, coursewareId, at }: Pick<Begun, 'userId' | 'coursewareId' | 'at'>,
  ): Promise<Id<'course'>[]> =>
    tx
      .execute<{ course_id: Id<'course'> }>(sql`
        with whole as (
          select ci.course_id from (select ${userId}::bigint as id) viewer
            cross join ${courseItems} ci ${sql.raw(progressJoin('viewer.id'))}
          where ci.is_required and ci.course_id in (
            select course_id from ${courseItems} where courseware_id = ${coursewareId})
          group by ci.course_id having bool_and(p.finished_at is not null)
        ), done as (
          update ${courseLearners} cl set finished_at = ${at}, finished_edition = c.edition
          from whole join ${courses} c on c.id = whole.course_id
          where cl.user_id = ${userId} and cl.course_id = whole.course_id and cl.finished_at is null
            and c.state = 'published' and c.removed_at is null
          returning cl.course_id
        )
        update ${courses} c set finishers = c.finishers + 1 from done where c.id = done.course_id
        returning c.id as course_id`)
      .then(({ rows }) => rows.map((row) => row.course_id)),
}
