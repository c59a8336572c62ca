import { asId } from '@sands/contract/kernel/id'
import type { DepartmentId } from '@sands/contract/kernel/schema'
import type { SurveyAnswers } from '@sands/contract/survey/questionnaire.model'
import { SMALLEST_GROUP } from '@sands/rules/survey/state'
import type { Tally } from '@sands/rules/survey/tally'
import { and, asc, eq, gt, inArray, lte, max, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import type { ReplyId } from '../reply/reply.repo.ts'
import type { EditionId, SurveyId } from '../survey.repo.ts'
import {
  surveyAnonymousReplies,
  surveyEditions,
  surveyParticipants,
  surveyReplies,
  surveys,
  surveyTallies,
} from '../survey.tables.ts'

/** The tally of all departments together. */
export const ALL_DEPARTMENTS = asId<DepartmentId>('0')

interface SavedTally {
  editionId: EditionId
  departmentId: DepartmentId
  replies: number
  tally: Tally
  countedUntil?: ReplyId
}

export const countRepo = {
  /**
   * Creates the tally of an edition if it is missing, and locks it: one transaction counts at a time. Returns the last
   * counted reply of a named survey.
   */
  async lock(tx: Tx, editionId: EditionId): Promise<ReplyId> {
    await tx
      .insert(surveyTallies)
      .values({ editionId, departmentId: ALL_DEPARTMENTS, replies: 0, tally: {} })
      .onConflictDoNothing()
    const [row] = await tx
      .select({ countedUntil: surveyTallies.countedUntil })
      .from(surveyTallies)
      .where(and(eq(surveyTallies.editionId, editionId), eq(surveyTallies.departmentId, ALL_DEPARTMENTS)))
      .for('update')
    return row?.countedUntil ?? asId<ReplyId>('0')
  },

  /** Whether a named survey has replies that are not counted. */
  hasUncounted: (db: Db, editionId: EditionId): Promise<boolean> =>
    db
      .select({ id: surveyReplies.id })
      .from(surveyReplies)
      .where(
        and(
          eq(surveyReplies.editionId, editionId),
          sql`${surveyReplies.id} > coalesce((select t.counted_until from ${surveyTallies} t
            where t.edition_id = ${editionId} and t.department_id = ${ALL_DEPARTMENTS}), 0)`,
        ),
      )
      .limit(1)
      .then((rows) => rows.length > 0),

  lastReply: async (db: Db, editionId: EditionId): Promise<ReplyId | undefined> => {
    const [row] = await db
      .select({ last: max(surveyReplies.id) })
      .from(surveyReplies)
      .where(eq(surveyReplies.editionId, editionId))
    return row?.last ?? undefined
  },

  tallies: (db: Db, editionId: EditionId, departmentIds: readonly DepartmentId[]) =>
    db
      .select()
      .from(surveyTallies)
      .where(and(eq(surveyTallies.editionId, editionId), inArray(surveyTallies.departmentId, [...departmentIds]))),

  saveTally: (tx: Tx, values: SavedTally) =>
    tx
      .insert(surveyTallies)
      .values(values)
      .onConflictDoUpdate({
        target: [surveyTallies.editionId, surveyTallies.departmentId],
        set: {
          replies: values.replies,
          tally: values.tally,
          ...(values.countedUntil && { countedUntil: values.countedUntil }),
        },
      }),

  /** The next replies of a named survey, in the order of their ids. */
  named: (
    tx: Tx,
    { editionId, after, until, limit }: { editionId: EditionId; after: ReplyId; until: ReplyId; limit: number },
  ) =>
    tx
      .select({ id: surveyReplies.id, departmentId: surveyReplies.departmentId, answers: surveyReplies.answers })
      .from(surveyReplies)
      .where(and(eq(surveyReplies.editionId, editionId), gt(surveyReplies.id, after), lte(surveyReplies.id, until)))
      .orderBy(asc(surveyReplies.id))
      .limit(limit),

  uncountedAnonymous: (db: Db, editionId: EditionId): Promise<number> =>
    db.$count(
      surveyAnonymousReplies,
      and(eq(surveyAnonymousReplies.editionId, editionId), eq(surveyAnonymousReplies.isCounted, false)),
    ),

  /** Removes uncounted anonymous replies, chosen at random, so that they can be stored again in another order. */
  takeAnonymous: (tx: Tx, editionId: EditionId, limit: number) =>
    tx
      .delete(surveyAnonymousReplies)
      .where(
        sql`${surveyAnonymousReplies.id} in (select r.id from ${surveyAnonymousReplies} r
          where r.edition_id = ${editionId} and not r.is_counted order by random() limit ${limit})`,
      )
      .returning({ answers: surveyAnonymousReplies.answers }),

  addCounted: (tx: Tx, editionId: EditionId, replies: readonly SurveyAnswers[]) =>
    tx.insert(surveyAnonymousReplies).values(replies.map((answers) => ({ editionId, answers, isCounted: true }))),

  /**
   * Rewrites new participants together with some earlier ones, chosen at random. Rows are locked in the order of `who`,
   * as replies do it, so that the two cannot wait for each other. Does nothing when there are no new ones.
   */
  settleParticipants: (tx: Tx, surveyId: SurveyId, others: number) =>
    tx.execute(sql`
      with chosen as materialized (
        select c.who from ${surveyParticipants} c
        where c.survey_id = ${surveyId} and exists (
          select 1 from ${surveyParticipants} n where n.survey_id = ${surveyId} and not n.is_settled)
        and (not c.is_settled or c.who in (
          select p.who from ${surveyParticipants} p
          where p.survey_id = ${surveyId} and p.is_settled order by random() limit ${others}))
        order by c.who for update)
      update ${surveyParticipants} as rewritten set is_settled = true
      from chosen where rewritten.survey_id = ${surveyId} and rewritten.who = chosen.who`),

  /**
   * The next editions with replies that can be counted, or with participants to settle. Up to four anonymous replies
   * that are left over from an ended survey wait for ever, so they are not looked at again.
   */
  waiting: (db: Db, after: EditionId | undefined, limit: number) =>
    db
      .select({ editionId: surveyEditions.id, collegeId: surveys.collegeId, surveyId: surveys.id })
      .from(surveyEditions)
      .innerJoin(surveys, eq(surveys.id, surveyEditions.surveyId))
      .where(
        and(
          after ? gt(surveyEditions.id, after) : undefined,
          sql`${surveyEditions.id} in (
            select e.id from ${surveyEditions} e
              left join ${surveyTallies} t on t.edition_id = e.id and t.department_id = ${ALL_DEPARTMENTS}
              where exists (select 1 from ${surveyReplies} r
                where r.edition_id = e.id and r.id > coalesce(t.counted_until, 0))
            union select e.id from ${surveyEditions} e
              join ${surveyParticipants} p on p.survey_id = e.survey_id and not p.is_settled
              where exists (select 1 from ${surveyAnonymousReplies} r where r.edition_id = e.id and not r.is_counted)
            union select r.edition_id from ${surveyAnonymousReplies} r where not r.is_counted
              group by 1 having count(*) >= ${SMALLEST_GROUP})`,
        ),
      )
      .orderBy(asc(surveyEditions.id))
      .limit(limit),
}
