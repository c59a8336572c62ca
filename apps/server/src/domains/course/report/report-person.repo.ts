import type { CollegeId, DepartmentId, UserId } from '@sands/contract/kernel/schema'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import { departments, memberships, users } from '../../org/index.ts'
import { EVER, progress, studyMonths } from '../../study/index.ts'
import { courseLearners, courses } from '../course.tables.ts'
import type { CourseId } from '../edit/course-edit.repo.ts'
import { lastTime, learnerPercent, learnerSums, openedTime } from '../study/percent.repo.ts'
import type { ReportState } from './report.repo.ts'

interface PeopleFilter {
  keyWord?: string | undefined
  /** Includes the departments below it. */
  departmentId?: DepartmentId | undefined
  hasStudied?: boolean | undefined
}

export interface PersonSums extends Record<string, unknown> {
  userId: UserId
  name: string
  userName: string
  departmentName: string
  started: number
  finished: number
  seconds: number
  lastTime: string | null
}

export interface PersonCourse extends Record<string, unknown> {
  courseId: CourseId
  title: string
  courseState: 'published' | 'withdrawn' | 'removed'
  percent: number
  seconds: number
  startTime: string
  lastTime: string
  finishTime: string | null
}

interface Window {
  size: number
  offset: number
}

/** A person of a college. */
interface Somebody {
  userId: UserId
  collegeId: CollegeId
}

const own = sql`m.user_id = s.user_id and m.college_id = s.college_id`

/** All active people of the college, and inactive ones who have study time. */
function chosen(collegeId: CollegeId, { keyWord, departmentId, hasStudied }: PeopleFilter): SQL {
  const words = keyWord?.trim() && anywhere(keyWord.trim())
  const conditions = [
    sql`m.college_id = ${collegeId} and (u.status = 'active' or s.user_id is not null)`,
    ...(departmentId ? [sql`d.college_id = ${collegeId} and ${departmentId}::bigint = any(d.path)`] : []),
    ...(words ? [sql`(u.name ilike ${words} or u.user_name ilike ${words})`] : []),
    ...(hasStudied === undefined ? [] : [hasStudied ? sql`s.user_id is not null` : sql`s.user_id is null`]),
  ]
  return sql`from ${memberships} m join ${users} u on u.id = m.user_id
      left join ${departments} d on d.id = m.department_id
      left join ${studyMonths} s on ${own} and s.month = ${EVER} and s.milliseconds > 0
    where ${sql.join(conditions, sql` and `)}`
}

/** All courses that the person is a learner of, with the same numbers as on the screens of that person. */
const learnedCourses = ({ userId, collegeId }: Somebody): SQL => sql`
  select c.id as "courseId", c.title,
    case when c.removed_at is not null then 'removed' when c.state = 'published' then 'published' else 'withdrawn' end
      as "courseState",
    ${learnerPercent} as percent, sums.seconds, cl.started_at as "startTime", ${lastTime} as "lastTime",
    ${openedTime} as "openedTime", cl.finished_at as "finishTime"
  from ${courseLearners} cl join ${courses} c on c.id = cl.course_id ${learnerSums}
  where cl.user_id = ${userId} and cl.college_id = ${collegeId}`

/** The list contains only started courses, so the filter `not_started` finds nothing. */
function amongCourses(somebody: Somebody, filter: { state?: ReportState; keyWord?: string }): SQL {
  const words = filter.keyWord?.trim() && anywhere(filter.keyWord.trim())
  const conditions = [
    sql`true`,
    ...(filter.state === 'finished' ? [sql`b."finishTime" is not null`] : []),
    ...(filter.state === 'in_progress' ? [sql`b."finishTime" is null`] : []),
    ...(filter.state === 'not_started' ? [sql`false`] : []),
    ...(words ? [sql`b.title ilike ${words}`] : []),
  ]
  return sql`from (${learnedCourses(somebody)}) b where ${sql.join(conditions, sql` and `)}`
}

export const reportPersonRepo = {
  /** Sorted by study time, the most first, then by name. */
  page: (
    db: Db,
    collegeId: CollegeId,
    { filter, size, offset }: Window & { filter: PeopleFilter },
  ): Promise<UserId[]> =>
    db
      .execute<{ user_id: UserId }>(
        sql`select m.user_id ${chosen(collegeId, filter)}
          order by s.milliseconds desc nulls last, u.name, m.user_id limit ${size} offset ${offset}`,
      )
      .then(({ rows }) => rows.map((row) => row.user_id)),

  count: (db: Db, collegeId: CollegeId, filter: PeopleFilter): Promise<number> =>
    db
      .execute<{ people: number }>(sql`select count(*)::int as people ${chosen(collegeId, filter)}`)
      .then(({ rows: [row] }) => row?.people ?? 0),

  /** These people in the order of the ids, without people who do not belong to the college. */
  sums: (db: Db, collegeId: CollegeId, userIds: readonly UserId[]): Promise<PersonSums[]> =>
    db
      .execute<PersonSums>(
        sql`select m.user_id as "userId", u.name, u.user_name as "userName", coalesce(d.name, '') as "departmentName",
            learned.started, learned.finished, floor(coalesce(s.milliseconds, 0) / 1000)::int as seconds,
            (select max(p.last_at) from ${progress} p where p.user_id = m.user_id and p.college_id = m.college_id)
              as "lastTime"
          from unnest(${sql.param([...userIds])}::bigint[]) with ordinality wanted (user_id, place)
            join ${memberships} m on m.user_id = wanted.user_id and m.college_id = ${collegeId}
            join ${users} u on u.id = m.user_id left join ${departments} d on d.id = m.department_id
            left join ${studyMonths} s on ${own} and s.month = ${EVER}
            cross join lateral (
              select count(*)::int as started, count(cl.finished_at)::int as finished
              from ${courseLearners} cl where cl.user_id = m.user_id and cl.college_id = m.college_id) learned
          order by wanted.place`,
      )
      .then(({ rows }) => rows),

  courses: (
    db: Db,
    somebody: Somebody,
    { filter, size, offset }: Window & { filter: { state?: ReportState; keyWord?: string } },
  ): Promise<PersonCourse[]> =>
    db
      .execute<PersonCourse>(
        sql`select b.* ${amongCourses(somebody, filter)}
          order by b."lastTime" desc, b."openedTime" desc nulls last, b."courseId" desc limit ${size} offset ${offset}`,
      )
      .then(({ rows }) => rows),

  countCourses: (db: Db, somebody: Somebody, filter: { state?: ReportState; keyWord?: string }): Promise<number> =>
    db
      .execute<{ total: number }>(sql`select count(*)::int as total ${amongCourses(somebody, filter)}`)
      .then(({ rows: [row] }) => row?.total ?? 0),
}
