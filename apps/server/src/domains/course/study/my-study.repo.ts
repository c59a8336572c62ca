import type { FileId, Id } from '@sands/contract/kernel/schema'
import { type CoursewareType, LEARN_TYPES } from '@sands/rules/study'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../kernel/database/database.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { progress } from '../../study/index.ts'
import { courseCoursewares, courseLearners, courses, coursewares } from '../course.tables.ts'
import { courseFor, coursewareFor } from '../opening.repo.ts'
import { coursewarePercent, lastTime, learnerPercent, learnerSums, openedTime } from './percent.repo.ts'

interface MyStudyFilter {
  isFinished?: boolean | undefined
  type?: CoursewareType | undefined
}

export interface MyStudyRow extends Record<string, unknown> {
  kind: 'course' | 'courseWare'
  id: string
  title: string
  coverId: FileId | null
  type: CoursewareType
  percent: number
  isFinished: boolean
  finishedAt: string | null
  lastAt: string
  seconds: number
  lastCoursewareId: Id<'courseware'> | null
  isAvailable: boolean
}

/** All courses that the person is a learner of, in any current state. */
const started = (viewer: Viewer): SQL => sql`
  select 'course' as kind, courses.id, courses.title, courses.cover_file_id as cover_id, courses.main_type as type,
    ${learnerPercent} as percent, cl.finished_at, ${lastTime} as last_at, ${openedTime} as opened_at, sums.seconds,
    cl.last_courseware_id,
    courses.state = 'published' and courses.removed_at is null and ${courseFor(viewer)} as available
  from ${courseLearners} cl join ${courses} on courses.id = cl.course_id ${learnerSums}
  where cl.user_id = ${viewer.userId} and cl.college_id = ${viewer.collegeId}`

/** Courseware that is in no course that the person is a learner of. */
const alone = (viewer: Viewer): SQL => sql`
  select 'courseWare' as kind, coursewares.id, coursewares.title, null::bigint as cover_id, coursewares.type,
    ${coursewarePercent} as percent, p.finished_at, p.last_at, p.last_at as opened_at, floor(p.studied_ms / 1000)::int as seconds,
    coursewares.id as last_courseware_id,
    coursewares.removed_at is null and (
      ${coursewareFor(viewer)}
      or exists (select from ${courseCoursewares} ci join ${courses} on courses.id = ci.course_id
        where ci.courseware_id = coursewares.id and courses.state = 'published' and courses.removed_at is null
          and ${courseFor(viewer)})) as available
  from ${progress} p join ${coursewares} on coursewares.id = p.learn_id
  where p.user_id = ${viewer.userId} and p.learn_type = ${LEARN_TYPES.courseware} and p.college_id = ${viewer.collegeId}
    and not exists (select from ${courseCoursewares} ci
      join ${courseLearners} cl on cl.course_id = ci.course_id and cl.user_id = p.user_id
      where ci.courseware_id = p.learn_id)`

/** A course has every type that one of its coursewares has. */
const isOfType = (type: CoursewareType): SQL => sql`
  case s.kind when 'courseWare' then s.type = ${type} else exists (
    select from ${courseCoursewares} ci join ${coursewares} on coursewares.id = ci.courseware_id
    where ci.course_id = s.id and coursewares.type = ${type} and coursewares.removed_at is null) end`

function among(viewer: Viewer, { isFinished, type }: MyStudyFilter): SQL {
  const conditions = [sql`true`]
  if (isFinished !== undefined) conditions.push(sql`(s.percent = 100) = ${isFinished}`)
  if (type) conditions.push(isOfType(type))
  return sql`from (${started(viewer)} union all ${alone(viewer)}) s where ${sql.join(conditions, sql` and `)}`
}

/** Finished entries are sorted by the time they were finished. */
const newestFirst = ({ isFinished }: MyStudyFilter): SQL =>
  isFinished ? sql`coalesce(s.finished_at, s.last_at) desc, s.last_at desc` : sql`s.last_at desc`

export const myStudyRepo = {
  /** The last studied entries first; with `isFinished`, the last finished first. */
  page: (
    db: Db,
    viewer: Viewer,
    { filter, size, offset }: { filter: MyStudyFilter; size: number; offset: number },
  ): Promise<MyStudyRow[]> =>
    db
      .execute<MyStudyRow>(
        sql`select s.kind, s.id, s.title, s.cover_id as "coverId", s.type, s.percent, s.percent = 100 as "isFinished",
          s.finished_at as "finishedAt", s.last_at as "lastAt", s.seconds, s.last_courseware_id as "lastCoursewareId",
          s.available as "isAvailable"
        ${among(viewer, filter)} order by ${newestFirst(filter)}, s.opened_at desc nulls last, s.kind, s.id desc
          limit ${size} offset ${offset}`,
      )
      .then(({ rows }) => rows),

  count: (db: Db, viewer: Viewer, filter: MyStudyFilter): Promise<number> =>
    db
      .execute<{ total: number }>(sql`select count(*)::int as total ${among(viewer, filter)}`)
      .then(({ rows: [row] }) => row?.total ?? 0),
}
