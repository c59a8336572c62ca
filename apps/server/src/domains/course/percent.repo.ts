import { LEARN_TYPES } from '@sands/rules/study'
import { type SQL, sql } from 'drizzle-orm'

/*
 * How far a person is with a course: the mean of its required pieces, of which a finished one counts in full; 100 only once
 * every one is finished. Everything that shows this number computes it by these fragments, over `ci` (course_items) left
 * joined with `p` (progress of that person). Who has finished the course once shows 100 for good: see `shownPercent`.
 */

/** Of one piece. */
const PIECE_PERCENT = `case when p.finished_at is not null then 100 else least(99, coalesce(p.percent, 0)) end`

/** Of a course; an aggregate over its items. */
export const COURSE_PERCENT = `case when bool_and(p.finished_at is not null) filter (where ci.is_required) then 100
  else coalesce(floor(avg(${PIECE_PERCENT}) filter (where ci.is_required)), 0) end::int`

/** The join that brings `p`; what stands for the person is a parameter or a column. */
export const progressJoin = (userId: string): string =>
  `left join progress p on p.user_id = ${userId} and p.learn_type = ${LEARN_TYPES.courseware} and p.learn_id = ci.courseware_id`

export const coursePercent: SQL<number> = sql.raw(COURSE_PERCENT) as SQL<number>
export const piecePercent: SQL<number> = sql.raw(PIECE_PERCENT) as SQL<number>

export const shownPercent = ({ percent, finishedAt }: { percent: number | null; finishedAt: Date | null }): number =>
  finishedAt ? 100 : (percent ?? 0)
