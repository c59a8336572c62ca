import type { COURSE_REPORT_STATES } from '@sands/contract/course/report.calls'
import type { CollegeId, DepartmentId, Id, UserId } from '@sands/contract/kernel/schema'
import { COURSEWARE_TYPES, type CoursewareType, LEARN_TYPES } from '@sands/rules/study'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/database.ts'
import { anywhere } from '../../kernel/database/like.ts'
import { files } from '../media/index.ts'
import { departments, memberships, membersOf, users } from '../org/index.ts'
import { progress } from '../study/index.ts'
import { courseItems, courseLearners, courses, coursewarePictures, coursewares } from './course.tables.ts'
import type { CourseId } from './course-edit.repo.ts'
import type { CourseScope } from './learner.repo.ts'
import { lastTime, learnerPercent, learnerSums } from './percent.repo.ts'

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

export interface ReportPiece extends Record<string, unknown> {
  id: Id<'courseware'>
  title: string
  type: CoursewareType
  total: number
  started: number
  finished: number
}

/** How many equal parts a piece is looked at in. */
export const PARTS = 50

/** What anybody has of the pieces of the course, as `p`, each with the item `i`. */
const studied = (courseId: CourseId): SQL => sql`
  ${courseItems} i join ${progress} p on i.course_id = ${courseId}
    and p.learn_type = ${sql.raw(String(LEARN_TYPES.courseware))} and p.learn_id = i.courseware_id`

/** What its learners have of them. */
const ofLearners = (courseId: CourseId): SQL => sql`
  ${studied(courseId)} join ${courseLearners} l on l.user_id = p.user_id and l.course_id = i.course_id`

/** Everybody the course is for, and everybody who is a learner of it. */
const everybody = ({ courseId, collegeId, audience }: CourseScope): SQL =>
  sql`${membersOf(collegeId, audience)} union select user_id from ${courseLearners} where course_id = ${courseId}`

const STATES: Readonly<Record<ReportState, SQL>> = {
  finished: sql`cl.finished_at is not null`,
  in_progress: sql`(cl.user_id is not null and cl.finished_at is null)`,
  not_started: sql`cl.user_id is null`,
}

/** The joins that bring what people `e` are called, and what they are to the course as `cl`. */
const known = ({ courseId, collegeId }: CourseScope): SQL => sql`
  join ${users} u on u.id = e.user_id
    left join ${courseLearners} cl on cl.user_id = e.user_id and cl.course_id = ${courseId}
    left join ${memberships} m on m.user_id = e.user_id and m.college_id = ${collegeId}
    left join ${departments} d on d.id = m.department_id`

/** Of everybody's `sums` no more than when they last studied: for an order that costs one look at the pieces, not one for each person. */
const lastSums = (courseId: CourseId): SQL => sql`
  left join (select p.user_id, max(p.last_at) as last_at from ${studied(courseId)} group by p.user_id) sums
    on sums.user_id = cl.user_id`

/** Those whom the filter leaves. */
function chosen(scope: CourseScope, { state, departmentId, keyWord }: ReportFilter): { from: SQL; where: SQL } {
  const { collegeId } = scope
  const words = keyWord?.trim() && anywhere(keyWord.trim())
  const conditions = [
    ...(state ? [STATES[state]] : []),
    ...(departmentId ? [sql`d.college_id = ${collegeId} and ${departmentId}::bigint = any(d.path)`] : []),
    ...(words ? [sql`(u.name ilike ${words} or u.user_name ilike ${words})`] : []),
  ]
  return {
    from: sql`from (${everybody(scope)}) e ${known(scope)}`,
    where: sql`where ${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`}`,
  }
}

const ids = ({ rows }: { rows: { user_id: UserId }[] }): UserId[] => rows.map((row) => row.user_id)

export const reportRepo = {
  /** In whatever state, deleted or not. */
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

  /** Who studied last comes first, then those who have not, by name. */
  page: (
    db: Db,
    scope: CourseScope,
    { filter, size, offset }: { filter: ReportFilter; size: number; offset: number },
  ): Promise<UserId[]> => {
    const { from, where } = chosen(scope, filter)
    return db
      .execute<{ user_id: UserId }>(
        sql`select e.user_id ${from} ${lastSums(scope.courseId)} ${where}
          order by ${lastTime} desc nulls last, u.name, e.user_id limit ${size} offset ${offset}`,
      )
      .then(ids)
  },

  /** All of them at once, for whoever takes them along: to look for the next ones costs as much as to look for all. */
  all: (db: Db, scope: CourseScope, filter: ReportFilter): Promise<UserId[]> => {
    const { from, where } = chosen(scope, filter)
    return db.execute<{ user_id: UserId }>(sql`select e.user_id ${from} ${where} order by e.user_id`).then(ids)
  },

  /** These people, in the order of the ids. */
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

  seconds: (db: Db, courseId: CourseId): Promise<number> =>
    db
      .execute<{ seconds: number }>(
        sql`select floor(coalesce(sum(p.studied_ms), 0) / 1000)::float8 as seconds from ${ofLearners(courseId)}`,
      )
      .then(({ rows: [row] }) => row?.seconds ?? 0),

  /** The pieces of the course, in order. */
  pieces: (db: Db, courseId: CourseId): Promise<ReportPiece[]> =>
    db
      .execute<ReportPiece>(
        sql`select w.id, w.title, w.type, case w.type
            when ${COURSEWARE_TYPES.document} then coalesce(f.pages, 0)
            when ${COURSEWARE_TYPES.pictures} then
              (select count(*)::int from ${coursewarePictures} cp where cp.courseware_id = w.id)
            when ${COURSEWARE_TYPES.link} then 1
            else round(coalesce(f.duration, 0) * 1000)::int end as total,
            coalesce(s.started, 0) as started, coalesce(s.finished, 0) as finished
          from ${courseItems} i join ${coursewares} w on w.id = i.courseware_id left join ${files} f on f.id = w.file_id
            left join (
              select p.learn_id, count(*)::int as started, count(p.finished_at)::int as finished
              from ${ofLearners(courseId)} group by p.learn_id) s on s.learn_id = w.id
          where i.course_id = ${courseId} order by i.sort`,
      )
      .then(({ rows }) => rows),

  /**
   * How many people have seen each part. A part is seen where its middle is: every stretch adds one where it begins and takes
   * it away where it ends, so that the work goes with the stretches, not with the parts. Pages are counted from 1.
   */
  seenParts: (db: Db, courseId: CourseId): Promise<{ id: Id<'courseware'>; part: number; change: number }[]> =>
    db
      .execute<{ id: Id<'courseware'>; part: number; change: number }>(
        sql`with stretch as (
            select p.learn_id, greatest(0, ceil((lower(r) - start.at) * ${PARTS}::float8 / p.total - 0.5))::int as first,
              least(${PARTS}, ceil((upper(r) - start.at) * ${PARTS}::float8 / p.total - 0.5))::int as after
            from ${ofLearners(courseId)}
              join ${coursewares} w on w.id = i.courseware_id and w.type <> ${COURSEWARE_TYPES.link} and p.total > 0
              cross join lateral (select case when w.type in
                (${COURSEWARE_TYPES.document}, ${COURSEWARE_TYPES.pictures}) then 1 else 0 end as at) start
              cross join lateral unnest(p.covered) r)
          select learn_id as id, part, sum(change)::int as change from stretch
            cross join lateral (values (first, 1), (after, -1)) edge (part, change)
          where after > first group by learn_id, part`,
      )
      .then(({ rows }) => rows),
}
