import { asId } from '@sands/contract/kernel/id'
import type { CollegeId, Id } from '@sands/contract/kernel/schema'
import { PROJECT_TASKS } from '@sands/rules/training/task-type'
import { and, eq, getTableColumns, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Db, Tx } from '../../kernel/database/database.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { visibleTo } from '../org/index.ts'
import { openTo } from '../study/index.ts'
import { surveyDrafts, surveyEditions, surveyParticipants, surveys } from './survey.tables.ts'

export type SurveyId = Id<'survey'>
export type EditionId = Id<'surveyEdition'>
const { grams: _, ...columns } = getTableColumns(surveys)
export type SurveyRow = Omit<typeof surveys.$inferSelect, 'grams'>
/** A survey that was published at least once. */
export type LiveSurvey = SurveyRow & { live: NonNullable<SurveyRow['live']>; editionId: EditionId }
export type EditionRow = typeof surveyEditions.$inferSelect
/** What decides about a reply. The questions are left out: every batch of replies reads it again. */
export type SurveyTerms = Pick<
  LiveSurvey,
  'id' | 'collegeId' | 'editionId' | 'state' | 'startAt' | 'endAt' | 'audienceId' | 'isPublic' | 'isAnonymous'
> & { live: Pick<LiveSurvey['live'], 'isRepeatable' | 'points'> }
/** A survey that does not change until the transaction ends. */
export type SharedSurvey = SurveyTerms & {
  /** Changes with every change of the row. */
  version: string
}
export { columns as surveyColumns }

const isLive = (row: SurveyRow): row is LiveSurvey => row.live !== null && row.editionId !== null
const wasPublished = and(isNotNull(surveys.live), isNull(surveys.removedAt))

const SURVEY = { type: PROJECT_TASKS.survey, id: surveys.id, audienceId: surveys.audienceId }

/** What a viewer may open: surveys for them, and public ones of any college. Visitors see public ones only. */
const isOpenTo = (viewer: Viewer | undefined): SQL | undefined =>
  or(
    eq(surveys.isPublic, true),
    viewer ? and(eq(surveys.collegeId, viewer.collegeId), openTo(viewer, SURVEY)) : undefined,
  )

export type SurveyTab = 'todo' | 'done' | 'over'

const isOfViewer = (column: typeof surveyParticipants.userId | typeof surveyDrafts.userId, { userId }: Viewer) =>
  eq(column, userId)

/** The tag of a survey for one person, as `surveyTag` computes it. */
const tag = (now: Date): SQL<number> => sql<number>`(case
  when ${surveyParticipants.surveyId} is not null then 400
  when ${surveys.state} = 'ended' then 600
  when ${surveys.endAt} <= ${now} then 500
  when ${surveyDrafts.surveyId} is not null then 200
  else 100 end)`

/** Surveys that a person reads and has read: archived ones and those of others are left out. */
const ofViewer = (viewer: Viewer): SQL | undefined =>
  and(
    eq(surveys.collegeId, viewer.collegeId),
    wasPublished,
    sql`${surveys.state} <> 'archived'`,
    visibleTo(viewer, surveys.audienceId),
  )

const TABS: Readonly<Record<SurveyTab, readonly number[]>> = { todo: [100, 200], done: [400], over: [500, 600] }

const inTab = (tab: SurveyTab | undefined, now: Date): SQL | undefined => tab && sql`${tag(now)} in ${TABS[tab]}`

export interface TaskFilter {
  tags?: readonly number[] | undefined
  now: Date
}

const inTasks = ({ tags, now }: TaskFilter): SQL | undefined =>
  and(or(isNull(surveys.startAt), sql`${surveys.startAt} <= ${now}`), tags ? sql`${tag(now)} in ${tags}` : undefined)

function listed(db: Db, viewer: Viewer, now: Date) {
  return db
    .select({ survey: columns, tag: tag(now), questionnaire: surveyEditions.questionnaire })
    .from(surveys)
    .innerJoin(surveyEditions, eq(surveyEditions.id, surveys.editionId))
    .leftJoin(
      surveyParticipants,
      and(eq(surveyParticipants.surveyId, surveys.id), isOfViewer(surveyParticipants.userId, viewer)),
    )
    .leftJoin(surveyDrafts, and(eq(surveyDrafts.surveyId, surveys.id), isOfViewer(surveyDrafts.userId, viewer)))
    .$dynamic()
}

const countOf = async (query: { then: PromiseLike<{ total: number }[]>['then'] }): Promise<number> => {
  const [row] = await query
  return row?.total ?? 0
}

function counted(db: Db, viewer: Viewer, condition: SQL | undefined): Promise<number> {
  return countOf(
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(surveys)
      .leftJoin(
        surveyParticipants,
        and(eq(surveyParticipants.surveyId, surveys.id), isOfViewer(surveyParticipants.userId, viewer)),
      )
      .leftJoin(surveyDrafts, and(eq(surveyDrafts.surveyId, surveys.id), isOfViewer(surveyDrafts.userId, viewer)))
      .where(condition),
  )
}

const liveOnly = <Row extends { survey: SurveyRow }>(rows: readonly Row[]) =>
  rows.flatMap(({ survey, ...rest }) => (isLive(survey) ? [{ ...rest, survey }] : []))

const repliesLockName = (id: SurveyId) => `survey replies ${id}`

// Planned once, because every batch of replies begins with it.
const SHARE = `
  select id, college_id as "collegeId", edition_id as "editionId", state, start_at as "startAt", end_at as "endAt",
    audience_id as "audienceId", is_public as "isPublic", is_anonymous as "isAnonymous",
    jsonb_build_object('isRepeatable', live -> 'isRepeatable', 'points', live -> 'points') as live, xmin::text as version,
    pg_advisory_xact_lock_shared(hashtextextended($2, 0)) as storing
  from surveys
  where id = $1 and live is not null and edition_id is not null and removed_at is null
  for share`

export const surveyRepo = {
  page: async (
    db: Db,
    viewer: Viewer,
    { tab, now, size, offset }: { tab: SurveyTab | undefined; now: Date; size: number; offset: number },
  ) =>
    liveOnly(
      await listed(db, viewer, now)
        .where(and(ofViewer(viewer), inTab(tab, now)))
        .orderBy(sql`${surveys.publishedAt} desc`, sql`${surveys.id} desc`)
        .limit(size)
        .offset(offset),
    ),

  total: (db: Db, viewer: Viewer, { tab, now }: { tab: SurveyTab | undefined; now: Date }): Promise<number> =>
    counted(db, viewer, and(ofViewer(viewer), inTab(tab, now))),

  /** Tasks of the person, soonest due first. */
  tasks: async (db: Db, viewer: Viewer, filter: TaskFilter & { limit: number }) =>
    liveOnly(
      await listed(db, viewer, filter.now)
        .where(and(ofViewer(viewer), inTasks(filter)))
        .orderBy(sql`${surveys.endAt} asc nulls last`, sql`${surveys.id} desc`)
        .limit(filter.limit),
    ),

  taskCount: (db: Db, viewer: Viewer, filter: TaskFilter): Promise<number> =>
    counted(db, viewer, and(ofViewer(viewer), inTasks(filter))),

  /** A published survey that this person, or a visitor, may open; archived ones are not open. */
  open: async (db: Db, viewer: Viewer | undefined, id: SurveyId): Promise<LiveSurvey | undefined> => {
    const [row] = await db
      .select(columns)
      .from(surveys)
      .where(and(eq(surveys.id, id), wasPublished, sql`${surveys.state} <> 'archived'`, isOpenTo(viewer)))
    return row && isLive(row) ? row : undefined
  },

  /** Published surveys, archived ones left out. Who may open them is not checked. */
  published: async (db: Db, ids: readonly SurveyId[]): Promise<LiveSurvey[]> => {
    const rows = await db
      .select(columns)
      .from(surveys)
      .where(
        and(
          sql`${surveys.id} = any(${sql.param([...ids])}::bigint[])`,
          wasPublished,
          sql`${surveys.state} <> 'archived'`,
        ),
      )
    return rows.filter(isLive)
  },

  /**
   * Prevents the survey from being ended or published again until the transaction ends; others can do the same. Counting
   * waits for these transactions, and later ones wait behind it: see `waitForReplies`.
   */
  share: async (client: pg.ClientBase, id: SurveyId): Promise<SharedSurvey | undefined> => {
    const values = [id, repliesLockName(id)]
    const { rows } = await client.query<SharedSurvey>({ name: 'survey-share', text: SHARE, values })
    return rows[0]
  },

  /** Waits until no transaction stores replies. New ones wait until this transaction ends, so it must be short. */
  waitForReplies: (tx: Tx, id: SurveyId) =>
    tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${repliesLockName(id)}, 0))`),

  /** Locked until the transaction ends. */
  lockLive: async (tx: Tx, id: SurveyId): Promise<LiveSurvey | undefined> => {
    const [row] = await tx
      .select(columns)
      .from(surveys)
      .where(and(eq(surveys.id, id), wasPublished))
      .for('update')
    return row && isLive(row) ? row : undefined
  },

  edition: (db: Db, id: EditionId): Promise<EditionRow | undefined> =>
    db
      .select()
      .from(surveyEditions)
      .where(eq(surveyEditions.id, id))
      .then(([row]) => row),

  byIds: (db: Db, collegeId: CollegeId, ids: readonly string[]): Promise<SurveyRow[]> =>
    db
      .select(columns)
      .from(surveys)
      .where(
        and(eq(surveys.collegeId, collegeId), wasPublished, sql`${surveys.id} = any(${sql.param([...ids])}::bigint[])`),
      ),

  searchText: async (db: Db, id: string): Promise<string | undefined> => {
    const [row] = await db
      .select({ live: surveys.live })
      .from(surveys)
      .where(eq(surveys.id, asId<SurveyId>(id)))
    return row?.live ? `${row.live.name}\n${row.live.intro}` : undefined
  },

  /** Whether it was published for the person, and is not only opened by a project. */
  isForThem: (db: Db, viewer: Viewer, id: SurveyId): Promise<boolean> =>
    db
      .select({ id: surveys.id })
      .from(surveys)
      .where(and(eq(surveys.id, id), visibleTo(viewer, surveys.audienceId)))
      .then((rows) => rows.length > 0),

  visibleIds: async (db: Db, viewer: Viewer, ids: readonly string[]): Promise<ReadonlySet<string>> => {
    const rows = await db
      .select({ id: surveys.id })
      .from(surveys)
      .where(
        and(
          sql`${surveys.id} = any(${sql.param([...ids])}::bigint[])`,
          wasPublished,
          sql`${surveys.state} <> 'archived'`,
          isOpenTo(viewer),
        ),
      )
    return new Set(rows.map(({ id }) => id))
  },
}
