import type { COURSE_REPORT_STATES } from '@sands/contract/course/report.calls'
import type { AudienceId, CollegeId, DepartmentId, Id, UserId } from '@sands/contract/kernel/schema'
import { COURSEWARE_TYPES, type CoursewareType, LEARN_TYPES } from '@sands/rules/study'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/database.ts'
import { anywhere } from '../../kernel/database/like.ts'
import { files } from '../media/index.ts'
import { departments, memberships, membersOf, users } from '../org/index.ts'
import { progress } from '../study/index.ts'
import { type ReportScope, studiedPieces } from './begun.repo.ts'
import { courseItems, courseLearners, courses, coursewarePictures, coursewares } from './course.tables.ts'
import type { CourseId } from './course-edit.repo.ts'
import { coursePercent, progressJoin } from './percent.repo.ts'

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

const ofCourseware = sql.raw(`p.learn_type = ${LEARN_TYPES.courseware}`)

/** Everybody the course is for, and everybody who has begun it, as `e`. */
const people = ({ courseId, collegeId, audience }: ReportScope): SQL => sql`
  e as (
    select everyone.user_id, l.started_at, l.last_at, l.finished_at
    from (${membersOf(collegeId, audience)} union select user_id from ${courseLearners} where course_id = ${courseId}) everyone
      left join ${courseLearners} l on l.user_id = everyone.user_id and l.course_id = ${courseId})`

const isFinished = sql`(e.finished_at is not null or coalesce(studied.is_through, false))`
const isBegun = sql`(e.started_at is not null or studied.user_id is not null)`
const STATES: Readonly<Record<ReportState, SQL>> = {
  finished: isFinished,
  in_progress: sql`(${isBegun} and not ${isFinished})`,
  not_started: sql`(not ${isBegun} and not ${isFinished})`,
}

const named = (collegeId: CollegeId): SQL => sql`
  e join ${users} u on u.id = e.user_id
    left join ${memberships} m on m.user_id = e.user_id and m.college_id = ${collegeId}
    left join ${departments} d on d.id = m.department_id`

/** A select of those whom the filter leaves. What they have studied is read only where the state is asked for. */
function chosen({ columns, scope, filter }: { columns: SQL; scope: ReportScope; filter: ReportFilter }): SQL {
  const { state, departmentId, keyWord } = filter
  const { collegeId, courseId } = scope
  const words = keyWord?.trim() && anywhere(keyWord.trim())
  const conditions = [
    ...(state ? [STATES[state]] : []),
    ...(departmentId ? [sql`d.college_id = ${collegeId} and ${departmentId}::bigint = any(d.path)`] : []),
    ...(words ? [sql`(u.name ilike ${words} or u.user_name ilike ${words})`] : []),
  ]
  return sql`with ${people(scope)} ${state ? sql`, studied as materialized (${studiedPieces(courseId)})` : sql``}
    select ${columns} from ${named(collegeId)} ${state ? sql`left join studied on studied.user_id = e.user_id` : sql``}
    where ${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`}`
}

const ids = ({ rows }: { rows: { user_id: UserId }[] }): UserId[] => rows.map((row) => row.user_id)

export const reportRepo = {
  /** In whatever state, deleted or not. */
  course: (db: Db, collegeId: CollegeId, id: CourseId) =>
    db
      .select({ title: courses.title, audienceId: courses.audienceId, removedAt: courses.removedAt })
      .from(courses)
      .where(and(eq(courses.collegeId, collegeId), eq(courses.id, id)))
      .then(([row]): { title: string; audienceId: AudienceId | null; removedAt: Date | null } | undefined => row),

  count: (db: Db, scope: ReportScope, filter: ReportFilter): Promise<number> =>
    db
      .execute<{ people: number }>(chosen({ columns: sql`count(*)::int as people`, scope, filter }))
      .then(({ rows: [row] }) => row?.people ?? 0),

  /** Who studied last comes first, then those who have not, by name. */
  page: (
    db: Db,
    scope: ReportScope,
    { filter, size, offset }: { filter: ReportFilter; size: number; offset: number },
  ): Promise<UserId[]> =>
    db
      .execute<{ user_id: UserId }>(
        sql`${chosen({ columns: sql`e.user_id`, scope, filter })}
          order by e.last_at desc nulls last, u.name, e.user_id limit ${size} offset ${offset}`,
      )
      .then(ids),

  /** All of them at once, for whoever takes them along: to look for the next ones costs as much as to look for all. */
  all: (db: Db, scope: ReportScope, filter: ReportFilter): Promise<UserId[]> =>
    db
      .execute<{ user_id: UserId }>(sql`${chosen({ columns: sql`e.user_id`, scope, filter })} order by e.user_id`)
      .then(ids),

  /** These people, in the order of the ids. */
  byIds: (db: Db, { courseId, collegeId }: ReportScope, userIds: readonly UserId[]): Promise<ReportPerson[]> =>
    db
      .execute<ReportPerson>(
        sql`with e as materialized (
            select wanted.user_id, wanted.place, l.started_at, l.last_at, l.finished_at
            from unnest(${sql.param([...userIds])}::bigint[]) with ordinality wanted (user_id, place)
              left join ${courseLearners} l on l.user_id = wanted.user_id and l.course_id = ${courseId})
          select e.user_id as "userId", u.name, u.user_name as "userName", coalesce(d.name, '') as "departmentName",
            case when e.finished_at is not null or s.percent = 100 then 'finished'
              when e.started_at is not null or s.is_begun then 'in_progress' else 'not_started' end as state,
            case when e.finished_at is not null then 100 else coalesce(s.percent, 0) end as percent, s.seconds,
            coalesce(e.started_at, s.started_at) as "startTime", greatest(e.last_at, s.last_at) as "lastTime",
            coalesce(e.finished_at, case when s.percent = 100 then s.through_at end) as "finishTime"
          from ${named(collegeId)} cross join lateral (
            select ${coursePercent} as percent, floor(coalesce(sum(p.studied_ms), 0) / 1000)::int as seconds,
              max(p.finished_at) filter (where ci.is_required) as through_at,
              min(p.started_at) as started_at, max(p.last_at) as last_at,
              bool_or(ci.is_required and (p.percent > 0 or p.finished_at is not null)) as is_begun
            from ${courseItems} ci ${sql.raw(progressJoin('e.user_id'))} where ci.course_id = ${courseId}) s
          order by e.place`,
      )
      .then(({ rows }) => rows),

  seconds: (db: Db, courseId: CourseId): Promise<number> =>
    db
      .execute<{ seconds: number }>(
        sql`select floor(coalesce(sum(p.studied_ms), 0) / 1000)::float8 as seconds
          from ${courseItems} i join ${progress} p on ${ofCourseware} and p.learn_id = i.courseware_id
          where i.course_id = ${courseId}`,
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
            else round(coalesce(f.duration, 0) * 1000)::int end as total, s.started, s.finished
          from ${courseItems} i join ${coursewares} w on w.id = i.courseware_id left join ${files} f on f.id = w.file_id
            cross join lateral (
              select count(*)::int as started, count(p.finished_at)::int as finished
              from ${progress} p where ${ofCourseware} and p.learn_id = w.id) s
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
            from ${courseItems} i
              join ${coursewares} w on w.id = i.courseware_id and w.type <> ${COURSEWARE_TYPES.link}
              join ${progress} p on ${ofCourseware} and p.learn_id = i.courseware_id and p.total > 0
              cross join lateral (select case when w.type in
                (${COURSEWARE_TYPES.document}, ${COURSEWARE_TYPES.pictures}) then 1 else 0 end as at) start
              cross join lateral unnest(p.covered) r
            where i.course_id = ${courseId})
          select learn_id as id, part, sum(change)::int as change from stretch
            cross join lateral (values (first, 1), (after, -1)) edge (part, change)
          where after > first group by learn_id, part`,
      )
      .then(({ rows }) => rows),
}
