import { LEARN_TYPES } from '@sands/rules/study'
import { type SQL, sql } from 'drizzle-orm'

/*
 * The progress of a person in a course is the mean of its required coursewares; a finished courseware counts as 100.
 * Only learners (`course_learners`) have progress: for everybody else it is 0. A finished course shows 100 permanently;
 * an unfinished one shows at most 99. All queries that return progress use the fragments of this file.
 */

/** The percentage of one courseware, over `p` (progress). */
const COURSEWARE_PERCENT = `case when p.finished_at is not null then 100 else least(99, coalesce(p.percent, 0)) end`

/** The percentage of a course; an aggregate over `ci` (course_items) left joined with `p` (progress of one person). */
export const COURSE_PERCENT = `case when bool_and(p.finished_at is not null) filter (where ci.is_required) then 100
  else coalesce(floor(avg(${COURSEWARE_PERCENT}) filter (where ci.is_required)), 0) end::int`

/** The join that adds `p`; `userId` is a parameter or a column. */
export const progressJoin = (userId: string): string =>
  `left join progress p on p.user_id = ${userId} and p.learn_type = ${LEARN_TYPES.courseware} and p.learn_id = ci.courseware_id`

export const coursePercent: SQL<number> = sql.raw(COURSE_PERCENT) as SQL<number>
export const coursewarePercent: SQL<number> = sql.raw(COURSEWARE_PERCENT) as SQL<number>

/**
 * The join that adds `sums`: the progress of the learner `cl` (course_learners) in all coursewares of the course
 * together.
 */
export const learnerSums: SQL = sql.raw(`cross join lateral (
  select ${COURSE_PERCENT} as percent, floor(coalesce(sum(p.studied_ms), 0) / 1000)::int as seconds, max(p.last_at) as last_at
  from course_items ci ${progressJoin('cl.user_id')} where ci.course_id = cl.course_id) sums`)

/** Over `cl` and `sums`. In code: `shownPercent` of `percent.policy.ts`. */
export const learnerPercent: SQL<number> = sql.raw(
  `case when cl.finished_at is not null then 100 else least(99, sums.percent) end`,
) as SQL<number>

/**
 * The time when the learner last studied any courseware of the course, in this course or elsewhere; over `cl` and
 * `sums`.
 */
export const lastTime: SQL = sql.raw('greatest(cl.last_at, sums.last_at)')

/**
 * The time when the learner last opened the course itself. It decides the order of courses that share the courseware
 * studied last.
 */
export const openedTime: SQL = sql.raw('case when cl.last_courseware_id is not null then cl.last_at end')
