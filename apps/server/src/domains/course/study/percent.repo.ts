import { LEARN_TYPES } from '@sands/rules/study'
import { type SQL, sql } from 'drizzle-orm'

/*
 * How far a person is with a course: the mean of its required pieces, of which a finished one counts in full. It is shown of
 * learners alone (`course_learners`): of whoever is none, everything is nothing. Who has finished shows 100 for good, and
 * nobody else does. Everything that shows these numbers computes them by the fragments here.
 */

/** Of one piece, over `p` (progress). */
const COURSEWARE_PERCENT = `case when p.finished_at is not null then 100 else least(99, coalesce(p.percent, 0)) end`

/** Of a course; an aggregate over `ci` (course_items) left joined with `p` (progress of one person). */
export const COURSE_PERCENT = `case when bool_and(p.finished_at is not null) filter (where ci.is_required) then 100
  else coalesce(floor(avg(${COURSEWARE_PERCENT}) filter (where ci.is_required)), 0) end::int`

/** The join that brings `p`; what stands for the person is a parameter or a column. */
export const progressJoin = (userId: string): string =>
  `left join progress p on p.user_id = ${userId} and p.learn_type = ${LEARN_TYPES.courseware} and p.learn_id = ci.courseware_id`

export const coursePercent: SQL<number> = sql.raw(COURSE_PERCENT) as SQL<number>
export const coursewarePercent: SQL<number> = sql.raw(COURSEWARE_PERCENT) as SQL<number>

/** The join that brings `sums`: what the learner `cl` (course_learners) has of all pieces together. */
export const learnerSums: SQL = sql.raw(`cross join lateral (
  select ${COURSE_PERCENT} as percent, floor(coalesce(sum(p.studied_ms), 0) / 1000)::int as seconds, max(p.last_at) as last_at
  from course_items ci ${progressJoin('cl.user_id')} where ci.course_id = cl.course_id) sums`)

/** Over `cl` and `sums`. In code: `shownPercent` of `percent.policy.ts`. */
export const learnerPercent: SQL<number> = sql.raw(
  `case when cl.finished_at is not null then 100 else least(99, sums.percent) end`,
) as SQL<number>

/** When the learner last had to do with any piece of the course, however they came to it; over `cl` and `sums`. */
export const lastTime: SQL = sql.raw('greatest(cl.last_at, sums.last_at)')

/** When they last opened the course itself: of two with the same piece, that one was meant. */
export const openedTime: SQL = sql.raw('case when cl.last_courseware_id is not null then cl.last_at end')
