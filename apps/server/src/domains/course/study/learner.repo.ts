import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { LEARN_TYPES } from '@sands/rules/study'
import { and, asc, eq, gt, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { membersOf, visibleTo } from '../../org/index.ts'
import { progress } from '../../study/index.ts'
import { courseCoursewares, courseLearners, courses } from '../course.tables.ts'
import { progressJoin } from './percent.repo.ts'

interface Started {
  userId: UserId
  collegeId: CollegeId
  /** The course through which the courseware was opened. */
  courseId: Id<'course'> | null
  coursewareId: Id<'courseware'>
  audienceKeys: readonly string[]
  at: Date
}

/** A course and its audience. */
export interface CourseScope {
  courseId: Id<'course'>
  collegeId: CollegeId
  audience: AudienceChoice
}

/** People of the audience who have started required courseware of the course but are not its learners yet. */
const newcomers = ({ courseId, collegeId, audience }: CourseScope): SQL => sql`
  from ${courseCoursewares} ci
    join ${progress} p on p.learn_type = ${sql.raw(String(LEARN_TYPES.courseware))} and p.learn_id = ci.courseware_id
  where ci.course_id = ${courseId} and ci.is_required
    and not exists (select from ${courseLearners} l where l.user_id = p.user_id and l.course_id = ${courseId})
    and p.user_id in (${membersOf(collegeId, audience)})`

/*
 * A person who starts a courseware becomes a learner of the course they opened, and of every visible course that
 * requires this courseware. These rows are the only source for who studies a course: lists, my study, reports and
 * counts read them. Courses are locked before their learners, in the order of their ids, because publishing a course
 * writes learners too.
 */
export const learnerRepo = {
  begin: async (tx: Tx, started: Started): Promise<void> => {
    const { userId, collegeId, courseId, coursewareId, at } = started
    await tx.execute(sql`
      with meant as (
        select ci.course_id, ci.course_id = ${courseId}::bigint as is_opened
        from ${courseCoursewares} ci join ${courses} on courses.id = ci.course_id
        where ci.courseware_id = ${coursewareId} and courses.college_id = ${collegeId}
          and (ci.course_id = ${courseId}::bigint or (ci.is_required and courses.state = 'published'
            and courses.removed_at is null and ${visibleTo(started, courses.audienceId)}))
        order by ci.course_id for key share of courses
      ), written as (
        insert into ${courseLearners} as cl (user_id, course_id, college_id, started_at, last_at, last_courseware_id)
        select ${userId}::bigint, course_id, ${collegeId}::bigint, ${at}::timestamptz, ${at}::timestamptz,
          case when is_opened then ${coursewareId}::bigint end
        from meant
        on conflict (user_id, course_id) do update
        set last_at = greatest(cl.last_at, excluded.last_at), last_courseware_id = excluded.last_courseware_id
        where excluded.last_courseware_id is not null
        returning cl.course_id, (xmax = 0) as is_new
      ), counted as (
        select c.id from ${courses} c join written on written.course_id = c.id
        where written.is_new order by c.id for no key update of c
      )
      update ${courses} c set learners = c.learners + 1 from counted where c.id = counted.id`)
  },

  /**
   * Marks the courses finished in which the person has now finished all required courseware, each once, and returns
   * them.
   */
  finish: (
    tx: Tx,
    { userId, coursewareId, at }: Pick<Started, 'userId' | 'coursewareId' | 'at'>,
  ): Promise<{ courseId: Id<'course'>; points: number }[]> =>
    tx
      .execute<{ courseId: Id<'course'>; points: number }>(sql`
        with whole as (
          select ci.course_id from (select ${userId}::bigint as id) viewer
            cross join ${courseCoursewares} ci ${sql.raw(progressJoin('viewer.id'))}
          where ci.is_required and ci.course_id in (
            select course_id from ${courseCoursewares} where courseware_id = ${coursewareId})
          group by ci.course_id having bool_and(p.finished_at is not null)
        ), held as (
          select c.id, c.edition from ${courses} c join whole on whole.course_id = c.id
          where exists (select from ${courseLearners} l
            where l.user_id = ${userId} and l.course_id = c.id and l.finished_at is null)
          order by c.id for no key update of c
        ), done as (
          update ${courseLearners} cl set finished_at = ${at}, finished_edition = held.edition from held
          where cl.user_id = ${userId} and cl.course_id = held.id and cl.finished_at is null
          returning cl.course_id
        )
        update ${courses} c set finishers = c.finishers + 1 from done where c.id = done.course_id
        returning c.id as "courseId", c.points`)
      .then(({ rows }) => rows),

  /** Those who were marked as finished at this time, after a person, by id. */
  finishedAt: (
    db: Db,
    { courseId, at, after, atMost }: { courseId: Id<'course'>; at: Date; after: UserId | undefined; atMost: number },
  ): Promise<UserId[]> =>
    db
      .select({ userId: courseLearners.userId })
      .from(courseLearners)
      .where(
        and(
          eq(courseLearners.courseId, courseId),
          eq(courseLearners.finishedAt, at),
          after && gt(courseLearners.userId, after),
        ),
      )
      .orderBy(asc(courseLearners.userId))
      .limit(atMost)
      .then((rows) => rows.map(({ userId }) => userId)),

  hasNewcomers: (db: Db, scope: CourseScope): Promise<boolean> =>
    db
      .execute<{ is: boolean }>(sql`select exists (select ${newcomers(scope)}) as is`)
      .then(({ rows: [row] }) => row?.is ?? false),

  /**
   * Adds up to `atMost` people of the audience who have started required courseware, and returns their number. The
   * caller has locked the course.
   */
  addNewcomers: (tx: Tx, scope: CourseScope, atMost: number): Promise<number> =>
    tx
      .execute<{ people: number }>(sql`
        with added as (
          insert into ${courseLearners} (user_id, course_id, college_id, started_at, last_at)
          select p.user_id, ${scope.courseId}::bigint, ${scope.collegeId}::bigint, min(p.started_at), max(p.last_at)
          ${newcomers(scope)} group by p.user_id limit ${atMost}
          on conflict do nothing returning user_id
        ), counted as (
          update ${courses} set learners = learners + (select count(*) from added) where id = ${scope.courseId}
        )
        select count(*)::int as people from added`)
      .then(({ rows: [row] }) => row?.people ?? 0),
}
