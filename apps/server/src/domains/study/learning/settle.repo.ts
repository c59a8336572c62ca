import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { progress, studyPeople } from '../learning.tables.ts'
import type { LearnableKey } from './learnables.service.ts'

export interface Midway extends Record<string, unknown> {
  user_id: UserId
  college_id: CollegeId
  covered: string
  total: number
  percent: number
  last_part_seen: boolean
  position: number
  studied_ms: string
  finished_at: null
}

export interface SettledRow {
  userId: UserId
  covered: string
  coveredLength: number
  percent: number
  lastPartSeen: boolean
  position: number
  finishedAt: Date | null
}

const isLearnable = ({ learnType, learnId }: LearnableKey) =>
  sql`p.learn_type = ${learnType} and p.learn_id = ${learnId}`
const MIDWAY = sql`select p.user_id, p.college_id, p.covered, p.total, p.percent, p.last_part_seen, p.position, p.studied_ms,
  p.finished_at from ${progress} p`
const array = (values: readonly unknown[]) => sql.param([...values])

export const settleRepo = {
  counts: (db: Db, learnable: LearnableKey): Promise<{ learners: number; finished: number }> =>
    db
      .execute<{ learners: number; finished: number }>(
        sql`select count(*)::int as learners, count(p.finished_at)::int as finished from ${progress} p where ${isLearnable(learnable)}`,
      )
      .then(({ rows: [row] }) => row ?? { learners: 0, finished: 0 }),

  /** People who have started and not finished, ordered by id, after the given one. */
  midway: (
    db: Db,
    learnable: LearnableKey,
    { after, size }: { after: UserId | '0'; size: number },
  ): Promise<Midway[]> =>
    db
      .execute<Midway>(
        sql`${MIDWAY} where ${isLearnable(learnable)} and p.finished_at is null and p.user_id > ${after}
          order by p.user_id limit ${size}`,
      )
      .then(({ rows }) => rows),

  /** Those of the given people who still have not finished. */
  midwayFor: (db: Db, learnable: LearnableKey, userIds: readonly UserId[]): Promise<Midway[]> =>
    db
      .execute<Midway>(
        sql`${MIDWAY} where ${isLearnable(learnable)} and p.finished_at is null and p.user_id = any(${array(userIds)}::bigint[])
          order by p.user_id`,
      )
      .then(({ rows }) => rows),

  /**
   * Locks the people's rows: nobody else counts study time of them until the
   * transaction ends. Reads after this see what others committed.
   */
  hold: (tx: Tx, userIds: readonly UserId[]) =>
    tx.execute(
      sql`select user_id from ${studyPeople} where user_id = any(${array(userIds)}::bigint[]) order by user_id for update`,
    ),

  write: (tx: Tx, learnable: LearnableKey, { total, rows }: { total: number; rows: readonly SettledRow[] }) =>
    tx.execute(
      sql`update ${progress} p set covered = w.covered::int4multirange, covered_length = w.covered_length, total = ${total},
          percent = w.percent, last_part_seen = w.last_part_seen, position = w.position, finished_at = w.finished_at
        from unnest(${array(rows.map(({ userId }) => userId))}::bigint[], ${array(rows.map(({ covered }) => covered))}::text[],
          ${array(rows.map(({ coveredLength }) => coveredLength))}::int[], ${array(rows.map(({ percent }) => percent))}::smallint[],
          ${array(rows.map(({ lastPartSeen }) => lastPartSeen))}::boolean[], ${array(rows.map(({ position }) => position))}::int[],
          ${array(rows.map(({ finishedAt }) => finishedAt))}::timestamptz[])
          as w (user_id, covered, covered_length, percent, last_part_seen, position, finished_at)
        where ${isLearnable(learnable)} and p.user_id = w.user_id`,
    ),
}
