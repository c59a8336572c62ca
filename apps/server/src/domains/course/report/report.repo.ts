import type { COURSE_REPORT_STATES } from '@sands/contract/course/report.calls'
import type { CollegeId, DepartmentId, Id, UserId } from '@sands/contract/kernel/schema'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import { departments, memberships, membersOf, users } from '../../org/index.ts'
import { courseLearners, courses } from '../course.tables.ts'
import type { CourseId } from '../edit/course-edit.repo.ts'
import type { CourseScope } from '../study/learner.repo.ts'
import { lastTime, learnerPercent, learnerSums } from '../study/percent.repo.ts'
import { studiedCoursewares } from './report-courseware.repo.ts'

export type ReportState = (typeof COURSE_REPORT_STATES)[number]

export interface ReportFilter {
  state?: ReportState | undefined
  departmentId?: DepartmentId | undefined
  keyWord?: string | undefined
}

export interface ReportPerson extends Record<string, unknown> {
  userId: UserId
  name: string
  userName: string
  departmentName: string
  state: ReportState
  percent: number
  seconds: number
  startTime: string | null
  lastTime: string | null
  finishTime: string | null
}

/** The audience of a course and all its learners. With a state, only the group that can have this state. */
function everybody({ courseId, collegeId, audience }: CourseScope, state: ReportState | undefined): SQL {
  const members = membersOf(collegeId, audience)
  const learners = sql`select user_id from ${courseLearners} where course_id = ${courseId}`
  if (state === undefined) return sql`${members} union ${learners}`
  return state === 'not_started' ? members : learners
}

const STATES: Readonly<Record<ReportState, SQL>> = {
  finished: sql`cl.finished_at is not null`,
  in_progress: sql`(cl.user_id is not null and cl.finished_at is null)`,
  not_started: sql`cl.user_id is null`,
}

/** The joins that add the names of the people `e`, and their row as learners of the course as `cl`. */
const known = ({ courseId, collegeId }: CourseScope): SQL => sql`
  join ${users} u on u.id = e.user_id
    left join ${courseLearners} cl on cl.user_id = e.user_id and cl.course_id = ${courseId}
    left join ${memberships} m on m.user_id = e.user_id and m.college_id = ${collegeId}
    left join ${departments} d on d.id = m.department_id`

/**
 * A smaller form of `sums` with only the time of the last study, for sorting: it reads the progress rows once and not
 * once for each person. The courseware ids are parameters, so that the planner can estimate the number of rows.
 */
const lastSums = (coursewares: readonly Id<'courseware'>[]): SQL => sql`
  left join (select p.user_id, max(p.last_at) as last_at from ${studiedCoursewares(coursewares)} group by p.user_id) sums
    on sums.user_id = cl.user_id`

/** The people who match the filter. */
function chosen(scope: CourseScope, { state, departmentId, keyWord }: ReportFilter): { from: SQL; where: SQL } {
  const { collegeId } = scope
  const words = keyWord?.trim() && anywhere(keyWord.trim())
  const conditions = [
    ...(state ? [STATES[state]] : []),
    ...(departmentId ? [sql`d.college_id = ${collegeId} and ${departmentId}::bigint = any(d.path)`] : []),
    ...(words ? [sql`(u.name ilike ${words} or u.user_name ilike ${words})`] : []),
  ]
  return {
    from: sql`from (${everybody(scope, state)}) e ${known(scope)}`,
    where: sql`where ${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`}`,
  }
}

const ids = ({ rows }: { rows: { user_id: UserId }[] }): UserId[] => rows.map((row) => row.user_id)

export const reportRepo = {
  /** A course in any state, also a deleted one. */
  course: (db: Db, collegeId: CollegeId, id: CourseId) =>
    db
      .select({
        title: courses.title,
        audienceId: courses.audienceId,
        removedAt: courses.removedAt,
        learners: courses.learners,
        finishers: courses.finishers,
      })
      .from(courses)
      .where(and(eq(courses.collegeId, collegeId), eq(courses.id, id)))
      .then(([row]) => row),

  count: (db: Db, scope: CourseScope, filter: ReportFilter): Promise<number> => {
    const { from, where } = chosen(scope, filter)
    return db
      .execute<{ people: number }>(sql`select count(*)::int as people ${from} ${where}`)
      .then(({ rows: [row] }) => row?.people ?? 0)
  },

  /** The people who studied last come first, then those who have not studied, by name. */
  page: (
    db: Db,
    scope: CourseScope,
    {
      filter,
      coursewares,
      size,
      offset,
    }: { filter: ReportFilter; coursewares: readonly Id<'courseware'>[]; size: number; offset: number },
  ): Promise<UserId[]> => {
    const { from, where } = chosen(scope, filter)
    return db
      .execute<{ user_id: UserId }>(
        sql`select e.user_id ${from} ${lastSums(coursewares)} ${where}
          order by ${lastTime} desc nulls last, u.name, e.user_id limit ${size} offset ${offset}`,
      )
      .then(ids)
  },

  /** All matching people at once, for an export: finding the next batch would cost as much as finding all. */
  all: (db: Db, scope: CourseScope, filter: ReportFilter): Promise<UserId[]> => {
    const { from, where } = chosen(scope, filter)
    return db.execute<{ user_id: UserId }>(sql`select e.user_id ${from} ${where} order by e.user_id`).then(ids)
  },

  /** These people in the order of the ids. */
  byIds: (db: Db, scope: CourseScope, userIds: readonly UserId[]): Promise<ReportPerson[]> =>
    db
      .execute<ReportPerson>(
        sql`select e.user_id as "userId", u.name, u.user_name as "userName", coalesce(d.name, '') as "departmentName",
            case when ${STATES.finished} then 'finished' when ${STATES.in_progress} then 'in_progress' else 'not_started' end
              as state,
            ${learnerPercent} as percent, sums.seconds, cl.started_at as "startTime", ${lastTime} as "lastTime",
            cl.finished_at as "finishTime"
          from unnest(${sql.param([...userIds])}::bigint[]) with ordinality e (user_id, place)
            ${known(scope)} ${learnerSums}
          order by e.place`,
      )
      .then(({ rows }) => rows),
}
