import type { CollegeId, DepartmentId, FileId, Id, UserId } from '@sands/contract/kernel/schema'
import type { SurveyAnswers } from '@sands/contract/survey/questionnaire.model'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { memberships } from '../../org/index.ts'
import type { EditionId, SurveyId } from '../survey.repo.ts'
import {
  surveyAnonymousReplies,
  surveyCounters,
  surveyDrafts,
  surveyEditions,
  surveyParticipants,
  surveyReplies,
  surveyReplyFiles,
  surveys,
} from '../survey.tables.ts'

export type ReplyId = Id<'surveyReply'>
export type ParticipantRow = typeof surveyParticipants.$inferSelect

/** A person or device that replies. No two of one statement are the same. */
export interface Participation {
  who: string
  userId: UserId | null
  /** Only its hash is stored. */
  key: string
}

interface NamedReplies {
  surveyId: SurveyId
  /** The survey as the replies were checked: if it is another one by now, nothing is stored. */
  version: string
  editionId: EditionId
  collegeId: CollegeId
  isRepeatable: boolean
  submittedAt: Date
  replies: readonly (Participation & { answers: SurveyAnswers })[]
}

const dialect = new PgDialect()

/** How many replies before the last one are still recognised when they arrive again. */
const EARLIER_KEYS = 7

interface Taking {
  surveyId: SurveyId
  isRepeatable: boolean
  /** Whether the rows need not be rewritten with others: only anonymous surveys hide who replied when. */
  isSettled: boolean
}

/** Counts one more reply of each of `people`, which are rows of `who`, `user_id` and `key`. */
// Rows are locked in the order of `who`, so that two batches cannot wait for each other.
const taking = ({ surveyId, isRepeatable, isSettled }: Taking, people: SQL): SQL => sql`
  insert into ${surveyParticipants} as before (survey_id, who, user_id, last_key, is_settled)
  select ${surveyId}::bigint, who, user_id, sha256(convert_to(key, 'UTF8')), ${isSettled}::boolean
  from ${people} order by who
  on conflict (survey_id, who) do update
  set times = before.times + 1, last_key = excluded.last_key, is_settled = excluded.is_settled,
    earlier_keys = (before.last_key || before.earlier_keys)[1:${EARLIER_KEYS}::int]
  where ${isRepeatable}::boolean and before.last_key <> excluded.last_key
    and excluded.last_key <> all(before.earlier_keys)
  returning who, times`

const counting = (surveyId: SurveyId, times: readonly number[]): SQL => sql`
  insert into ${surveyCounters} as before (survey_id, participants, replies)
  values (${surveyId}::bigint, ${times.filter((count) => count === 1).length}::int, ${times.length}::int)
  on conflict (survey_id) do update
  set participants = before.participants + excluded.participants, replies = before.replies + excluded.replies`

/** Each connection plans a statement of one name once. */
function prepared<Row extends pg.QueryResultRow>(client: pg.ClientBase, name: string, statement: SQL) {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  return client.query<Row>({ name, text, values: params })
}

export const replyRepo = {
  participant: (db: Db, surveyId: SurveyId, who: string): Promise<ParticipantRow | undefined> =>
    db
      .select()
      .from(surveyParticipants)
      .where(and(eq(surveyParticipants.surveyId, surveyId), eq(surveyParticipants.who, who)))
      .then(([row]) => row),

  /**
   * Counts one more reply of each person or device. Returns how many each has now; those who may not reply again are
   * missing. A second request waits here for the first, so that only one of them is accepted.
   */
  take: async (
    tx: Tx,
    { surveyId, isRepeatable, people }: { surveyId: SurveyId; isRepeatable: boolean; people: readonly Participation[] },
  ): Promise<ReadonlyMap<string, number>> => {
    const { rows } = await tx.execute<{ who: string; times: number }>(
      taking(
        { surveyId, isRepeatable, isSettled: false },
        sql`unnest(${sql.param(people.map(({ who }) => who))}::text[],
          ${sql.param(people.map(({ userId }) => userId))}::bigint[],
          ${sql.param(people.map(({ key }) => key))}::text[]) as given (who, user_id, key)`,
      ),
    )
    return new Map(rows.map(({ who, times }) => [who, times]))
  },

  /** Counts accepted replies; `times` has the number of replies of each participant. */
  count: (tx: Tx, surveyId: SurveyId, times: readonly number[]) => tx.execute(counting(surveyId, times)),

  /** The same for a batch, with a statement that is planned once. */
  countBatch: (client: pg.ClientBase, surveyId: SurveyId, times: readonly number[]) =>
    prepared(client, 'survey-count', counting(surveyId, times)),

  departmentOf: async (
    db: Db,
    { userId, collegeId }: Pick<Viewer, 'userId' | 'collegeId'>,
  ): Promise<DepartmentId | null> => {
    const [row] = await db
      .select({ departmentId: memberships.departmentId })
      .from(memberships)
      .where(and(eq(memberships.userId, userId), eq(memberships.collegeId, collegeId)))
    return row?.departmentId ?? null
  },

  async add(tx: Tx, values: Omit<typeof surveyReplies.$inferInsert, 'id'>, fileIds: readonly FileId[]): Promise<void> {
    const [row] = await tx.insert(surveyReplies).values(values).returning({ id: surveyReplies.id })
    if (row && fileIds.length > 0)
      await tx.insert(surveyReplyFiles).values(fileIds.map((fileId) => ({ replyId: row.id, fileId })))
  },

  /**
   * Stores the named replies of those who may reply, each with the department of its person, counts one more reply of
   * each of them, and removes their drafts. Returns how many each has now, as `take` does. One statement, planned once,
   * that answers with one row: a survey that everybody answers at the same time costs as little as possible.
   */
  takeAndAdd: async (
    client: pg.ClientBase,
    { surveyId, version, editionId, collegeId, isRepeatable, submittedAt, replies }: NamedReplies,
  ): Promise<ReadonlyMap<string, number>> => {
    // One text of JSON is much cheaper to write than arrays, in which every quotation mark is escaped again.
    const given = JSON.stringify(replies.map(({ who, userId, key, answers }) => ({ who, userId, key, answers })))
    const statement = sql`
      with given as materialized (
        select r.who, r."userId" as user_id, r.key, r.answers
        from jsonb_to_recordset(${given}::jsonb) as r (who text, "userId" bigint, key text, answers jsonb)
        where exists (select from ${surveys} s where s.id = ${surveyId}::bigint and s.xmin = ${version}::xid)
      ), taken as (${taking({ surveyId, isRepeatable, isSettled: true }, sql`given`)}), stored as (
        insert into ${surveyReplies} (edition_id, user_id, department_id, answers, submitted_at)
        select e.id, g.user_id, m.department_id, g.answers, ${submittedAt}::timestamptz
        from ${surveyEditions} e cross join given g join taken t on t.who = g.who
        left join ${memberships} m on m.user_id = g.user_id and m.college_id = ${collegeId}::bigint
        where e.id = ${editionId}::bigint
      ), finished as (
        delete from ${surveyDrafts} d using given g join taken t on t.who = g.who
        where d.survey_id = ${surveyId}::bigint and d.user_id = g.user_id
      )
      select coalesce(json_object_agg(who, times), '{}') as taken from taken`
    const { rows } = await prepared<{ taken: Record<string, number> }>(client, 'survey-take-and-add', statement)
    return new Map(Object.entries(rows[0]?.taken ?? {}))
  },

  addAnonymous: (tx: Tx, editionId: EditionId, replies: readonly SurveyAnswers[]) =>
    tx.execute(sql`
      insert into ${surveyAnonymousReplies} (edition_id, answers)
      select ${editionId}::bigint, answers::jsonb
      from unnest(${sql.param(replies.map((answers) => JSON.stringify(answers)))}::text[]) as answers`),

  /** The last reply of a person to a named survey. */
  last: (db: Db, surveyId: SurveyId, userId: UserId) =>
    db
      .select({
        answers: surveyReplies.answers,
        submittedAt: surveyReplies.submittedAt,
        questionnaire: surveyEditions.questionnaire,
      })
      .from(surveyReplies)
      .innerJoin(surveyEditions, eq(surveyEditions.id, surveyReplies.editionId))
      .where(and(eq(surveyEditions.surveyId, surveyId), eq(surveyReplies.userId, userId)))
      .orderBy(desc(surveyReplies.id))
      .limit(1)
      .then(([row]) => row),

  draft: (db: Db, surveyId: SurveyId, userId: UserId) =>
    db
      .select()
      .from(surveyDrafts)
      .where(and(eq(surveyDrafts.surveyId, surveyId), eq(surveyDrafts.userId, userId)))
      .then(([row]) => row),

  /** False when the person has replied and may not reply again: a draft that arrives after its reply is not stored. */
  async saveDraft(
    db: Db,
    { surveyId, userId, answers, savedAt }: typeof surveyDrafts.$inferInsert,
    { who, isRepeatable }: { who: string; isRepeatable: boolean },
  ): Promise<boolean> {
    const { rowCount } = await db.execute(sql`
      insert into ${surveyDrafts} (survey_id, user_id, answers, saved_at)
      select ${surveyId}::bigint, ${userId}::bigint, ${JSON.stringify(answers)}::jsonb, ${savedAt}::timestamptz
      where ${isRepeatable}::boolean or not exists (
        select 1 from ${surveyParticipants} p where p.survey_id = ${surveyId}::bigint and p.who = ${who}::text)
      on conflict (survey_id, user_id) do update set answers = excluded.answers, saved_at = excluded.saved_at`)
    return rowCount === 1
  },

  removeDrafts: (tx: Tx, surveyId: SurveyId, userIds: readonly UserId[]) =>
    tx
      .delete(surveyDrafts)
      .where(
        and(
          eq(surveyDrafts.surveyId, surveyId),
          sql`${surveyDrafts.userId} = any(${sql.param([...userIds])}::bigint[])`,
        ),
      ),
}
