import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { SurveyPhase, SurveyStep } from '@sands/rules/survey/state'
import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { anywhere } from '../../kernel/database/like.ts'
import { type EditionId, type EditionRow, type SurveyId, type SurveyRow, surveyColumns } from './survey.repo.ts'
import { surveyCounters, surveyEditions, surveyHistory, surveys } from './survey.tables.ts'

export interface ManagedRow {
  survey: SurveyRow
  replies: number
}

export interface ManagedFilter {
  collegeId: CollegeId
  words: string | undefined
  phase: SurveyPhase | undefined
  now: Date
}

/** The same phases as `phaseAt`. */
function inPhase(phase: SurveyPhase, now: Date): SQL | undefined {
  const isPublished = eq(surveys.state, 'published')
  const hasStarted = sql`(${surveys.startAt} is null or ${surveys.startAt} <= ${now})`
  const isOver = sql`(${surveys.endAt} is not null and ${surveys.endAt} <= ${now})`
  if (phase === 'not_started') return and(isPublished, sql`not ${hasStarted}`)
  if (phase === 'running') return and(isPublished, hasStarted, sql`not ${isOver}`)
  if (phase === 'expired') return and(isPublished, hasStarted, isOver)
  return eq(surveys.state, phase)
}

const inFilter = ({ collegeId, words, phase, now }: ManagedFilter): SQL | undefined =>
  and(
    eq(surveys.collegeId, collegeId),
    isNull(surveys.removedAt),
    words
      ? sql`(${surveys.grams} @> text_grams_of(${words}) and lower(${surveys.name}) like ${anywhere(words.toLowerCase())})`
      : undefined,
    phase ? inPhase(phase, now) : undefined,
  )

const replies = sql<number>`coalesce((select c.replies from ${surveyCounters} c where c.survey_id = "surveys"."id"), 0)`

const inCollege = (collegeId: CollegeId, id: SurveyId) =>
  and(eq(surveys.collegeId, collegeId), eq(surveys.id, id), isNull(surveys.removedAt))

export const manageRepo = {
  page: (db: Db, filter: ManagedFilter, { size, offset }: { size: number; offset: number }): Promise<ManagedRow[]> =>
    db
      .select({ survey: surveyColumns, replies })
      .from(surveys)
      .where(inFilter(filter))
      .orderBy(desc(surveys.updatedAt), desc(surveys.id))
      .limit(size)
      .offset(offset),

  total: (db: Db, filter: ManagedFilter): Promise<number> => db.$count(surveys, inFilter(filter)),

  byId: (db: Db, collegeId: CollegeId, id: SurveyId): Promise<ManagedRow | undefined> =>
    db
      .select({ survey: surveyColumns, replies })
      .from(surveys)
      .where(inCollege(collegeId, id))
      .then(([row]) => row),

  /** Locked until the transaction ends. */
  lock: (tx: Tx, collegeId: CollegeId, id: SurveyId): Promise<SurveyRow | undefined> =>
    tx
      .select(surveyColumns)
      .from(surveys)
      .where(inCollege(collegeId, id))
      .for('update')
      .then(([row]) => row),

  async add(tx: Tx, values: typeof surveys.$inferInsert): Promise<SurveyRow> {
    const [row] = await tx.insert(surveys).values(values).returning(surveyColumns)
    if (!row) throw new Error('the survey was not stored')
    return row
  },

  async change(tx: Tx, id: SurveyId, values: Partial<Omit<SurveyRow, 'id' | 'version'>>): Promise<SurveyRow> {
    const [row] = await tx
      .update(surveys)
      .set({ ...values, version: sql`${surveys.version} + 1` })
      .where(eq(surveys.id, id))
      .returning(surveyColumns)
    if (!row) throw new Error('the survey was not stored')
    return row
  },

  announced: (tx: Tx, id: SurveyId, announcedAt: Date) =>
    tx.update(surveys).set({ announcedAt }).where(eq(surveys.id, id)),

  reminded: (tx: Tx, id: SurveyId, remindedAt: Date) =>
    tx.update(surveys).set({ remindedAt }).where(eq(surveys.id, id)),

  addHistory: (
    tx: Tx,
    values: {
      surveyId: SurveyId
      userId: UserId
      step: SurveyStep
      fromState: SurveyRow['state']
      toState: SurveyRow['state']
      at: Date
    },
  ) => tx.insert(surveyHistory).values(values),

  async addEdition(tx: Tx, values: Omit<typeof surveyEditions.$inferInsert, 'id' | 'number'>): Promise<EditionId> {
    const [last] = await tx
      .select({ total: count() })
      .from(surveyEditions)
      .where(eq(surveyEditions.surveyId, values.surveyId))
    const [row] = await tx
      .insert(surveyEditions)
      .values({ ...values, number: (last?.total ?? 0) + 1 })
      .returning({ id: surveyEditions.id })
    if (!row) throw new Error('the edition was not stored')
    return row.id
  },

  /** Newest first. */
  editions: (db: Db, surveyId: SurveyId): Promise<EditionRow[]> =>
    db.select().from(surveyEditions).where(eq(surveyEditions.surveyId, surveyId)).orderBy(desc(surveyEditions.number)),
}
