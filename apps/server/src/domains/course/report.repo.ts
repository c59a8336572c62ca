import type { COURSE_REPORT_STATES } from '@sands/contract/course/report.calls'
import type { AudienceId, CollegeId, DepartmentId, Id, UserId } from '@sands/contract/kernel/schema'
import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { COURSEWARE_TYPES, type CoursewareType, LEARN_TYPES } from '@sands/rules/study'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../kernel/database/database.ts'
import { files } from '../media/index.ts'
import { departments, memberships, membersOf, users } from '../org/index.ts'
import { progress } from '../study/index.ts'
import { courseItems, courseLearners, courses, coursewarePictures, coursewares } from './course.tables.ts'
import type { CourseId } from './course-edit.repo.ts'
import { anywhere } from './courseware-edit.repo.ts'
import { coursePercent, progressJoin } from './percent.repo.ts'

export type ReportState = (typeof COURSE_REPORT_STATES)[number]

/** A course, and whom it is for. */
export interface ReportScope {
  courseId: CourseId
  collegeId: CollegeId
  audience: AudienceChoice
}

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

/**
 * Everybody the course is for, and everybody who has studied it, as `e`. What they have done with its pieces counts however
 * they came to them, as it does on their own screens.
 */
const people = ({ courseId, collegeId, audience }: ReportScope): SQL => sql`
  asked as (select courseware_id from ${courseItems} where course_id = ${courseId} and is_required),
  through as (
    select p.user_id from ${progress} p join asked on asked.courseware_id = p.learn_id
    where ${ofCourseware} and p.finished_at is not null
    group by p.user_id having count(*) = (select count(*) from asked)),
  begun as (
    select user_id from ${courseLearners} where course_id = ${courseId}
    union select p.user_id from ${progress} p join asked on asked.courseware_id = p.learn_id
    where ${ofCourseware} and (p.percent > 0 or p.finished_at is not null)),
  everyone as (${membersOf(collegeId, audience)} union select user_id from begun),
  e as (
    select everyone.user_id, l.started_at, l.last_at, l.finished_at,
      case when l.finished_at is not null or through.user_id is not null then 'finished'
        when begun.user_id is not null then 'in_progress' else 'not_started' end as state
    from everyone left join begun using (user_id) left join through using (user_id)
      left join ${courseLearners} l on l.user_id = everyone.user_id and l.course_id = ${courseId})`

const named = (collegeId: CollegeId): SQL => sql`
  e join ${users} u on u.id = e.user_id
    left join ${memberships} m on m.user_id = e.user_id and m.college_id = ${collegeId}
    left join ${departments} d on d.id = m.department_id`

function filtered(collegeId: CollegeId, { state, departmentId, keyWord }: ReportFilter): SQL {
  const words = keyWord?.trim() && anywhere(keyWord.trim())
  const conditions = [
    ...(state ? [sql`e.state = ${state}`] : []),
    ...(departmentId ? [sql`d.college_id = ${collegeId} and ${departmentId}::bigint = any(d.path)`] : []),
    ...(words ? [sql`(u.name ilike ${words} or u.user_name ilike ${words})`] : []),
  ]
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

const studied = (courseId: CourseId): SQL => sql`lateral (
  select ${coursePercent} as percent, (coalesce(sum(p.studied_ms), 0) / 1000)::int as seconds,
    min(p.started_at) as started_at, max(p.last_at) as last_at
  from ${courseItems} ci ${sql.raw(progressJoin('e.user_id'))} where ci.course_id = ${courseId}) s`

const person = sql`e.user_id as "userId", u.name, u.user_name as "userName", coalesce(d.name, '') as "departmentName", e.state,
  case when e.finished_at is not null then 100 else coalesce(s.percent, 0) end as percent, s.seconds,
  coalesce(e.started_at, s.started_at) as "startTime", greatest(e.last_at, s.last_at) as "lastTime", e.finished_at as "finishTime"`

export const reportRepo = {
  /** In whatever state, deleted or not. */
  course: (db: Db, collegeId: CollegeId, id: CourseId) =>
    db
      .select({ title: courses.title, audienceId: courses.audienceId, removedAt: courses.removedAt })
      .from(courses)
      .where(and(eq(courses.collegeId, collegeId), eq(courses.id, id)))
      .then(([row]): { title: string; audienceId: AudienceId | null; removedAt: Date | null } | undefined => row),

  /** How many there are in each state. */
  states: (db: Db, scope: ReportScope): Promise<ReadonlyMap<ReportState, number>> =>
    db
      .execute<{ state: ReportState; people: number }>(
        sql`with ${people(scope)} select state, count(*)::int as people from e group by state`,
      )
      .then(({ rows }) => new Map(rows.map((row) => [row.state, row.people]))),

  count: (db: Db, scope: ReportScope, filter: ReportFilter): Promise<number> =>
    db
      .execute<{ people: number }>(
        sql`with ${people(scope)} select count(*)::int as people
          from ${named(scope.collegeId)} where ${filtered(scope.collegeId, filter)}`,
      )
      .then(({ rows: [row] }) => row?.people ?? 0),

  /** Who studied last comes first, then those who have not, by name. */
  page: (
    db: Db,
    scope: ReportScope,
    { filter, size, offset }: { filter: ReportFilter; size: number; offset: number },
  ): Promise<ReportPerson[]> =>
    db
      .execute<ReportPerson>(
        sql`with ${people(scope)}, chosen as (
            select e.user_id from ${named(scope.collegeId)} where ${filtered(scope.collegeId, filter)}
            order by e.last_at desc nulls last, u.name, e.user_id limit ${size} offset ${offset})
          select ${person} from chosen join ${named(scope.collegeId)} on chosen.user_id = e.user_id
            cross join ${studied(scope.courseId)}
          order by e.last_at desc nulls last, u.name, e.user_id`,
      )
      .then(({ rows }) => rows),

  /** The next ones by id, for whoever takes them all. */
  next: (
    db: Db,
    scope: ReportScope,
    { filter, after, limit }: { filter: ReportFilter; after: UserId | null; limit: number },
  ): Promise<ReportPerson[]> =>
    db
      .execute<ReportPerson>(
        sql`with ${people(scope)}, chosen as (
            select e.user_id from ${named(scope.collegeId)}
            where ${filtered(scope.collegeId, filter)} and e.user_id > ${after ?? 0} order by e.user_id limit ${limit})
          select ${person} from chosen join ${named(scope.collegeId)} on chosen.user_id = e.user_id
            cross join ${studied(scope.courseId)}
          order by e.user_id`,
      )
      .then(({ rows }) => rows),

  seconds: (db: Db, courseId: CourseId): Promise<number> =>
    db
      .execute<{ seconds: number }>(
        sql`select (coalesce(sum(p.studied_ms), 0) / 1000)::int as seconds
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
