import type { UserId } from '@sands/contract/kernel/schema'
import type { AudienceChoice } from '@sands/contract/org/audience.model'
import { and, eq, gt, isNull, lte, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { membersOf } from '../../org/index.ts'
import { practicePeople, practices } from '../exam-practice.tables.ts'

const MOST_PRACTICES = 500

const opening = sql<Date>`greatest(coalesce(${practices.opensAt}, ${practices.publishedAt}), ${practices.publishedAt})`
const columns = {
  id: practices.id,
  collegeId: practices.collegeId,
  title: practices.title,
  audienceId: practices.audienceId,
  moment: sql<Date>`${opening}`.mapWith(practices.publishedAt),
  closesAt: practices.closesAt,
}
const due = (db: Db, ...conditions: SQL[]) =>
  db
    .select(columns)
    .from(practices)
    .where(and(eq(practices.state, 'published'), isNull(practices.removedAt), ...conditions))
    .limit(MOST_PRACTICES)

export type DuePractice = Awaited<ReturnType<typeof due>>[number]

export const practiceTellRepo = {
  /** Practices that have opened since then and that nobody was told about. */
  opened: (db: Db, { since, now }: { since: Date; now: Date }): Promise<DuePractice[]> =>
    due(
      db,
      gt(opening, since),
      lte(opening, now),
      sql`${practices.openingTold} is distinct from ${opening}`,
      sql`coalesce(${practices.closesAt} > ${now}, true)`,
    ),

  /** Practices that end until then, opened before `openedBefore`, and whose end nobody was told about. */
  ending: (
    db: Db,
    { now, until, openedBefore }: { now: Date; until: Date; openedBefore: Date },
  ): Promise<DuePractice[]> =>
    due(
      db,
      gt(practices.closesAt, now),
      lte(practices.closesAt, until),
      lte(opening, openedBefore),
      sql`${practices.endTold} is distinct from ${practices.closesAt}`,
    ),

  setTold: (tx: Tx, id: DuePractice['id'], told: { openingTold?: Date; endTold?: Date | null }) =>
    tx.update(practices).set(told).where(eq(practices.id, id)),

  /** People of the audience who have not completed the practice; with `unstarted`, only those who have not started. */
  waiting: (
    db: Db,
    { id, collegeId }: Pick<DuePractice, 'id' | 'collegeId'>,
    { audience, unstarted }: { audience: AudienceChoice; unstarted: boolean },
  ): Promise<UserId[]> =>
    db
      .execute<{ user_id: UserId }>(
        sql`select e.user_id from (${membersOf(collegeId, audience)}) e
          left join ${practicePeople} p on p.practice_id = ${id} and p.user_id = e.user_id
          where ${unstarted ? sql`p.user_id is null` : sql`p.completed_at is null`} order by e.user_id`,
      )
      .then(({ rows }) => rows.map((row) => row.user_id)),
}
