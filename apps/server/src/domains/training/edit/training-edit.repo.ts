import type { CollegeId, FileId, UserId } from '@sands/contract/kernel/schema'
import { LIVE_STATES, type ProjectState } from '@sands/rules/training/project'
import { and, desc, eq, inArray, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import { memberships, users } from '../../org/index.ts'
import type { TrainingId } from '../task/record.repo.ts'
import { trainingCounts, trainingFiles, trainingHistory, trainings } from '../training.tables.ts'

export type TrainingRow = typeof trainings.$inferSelect
export type NewTraining = Omit<typeof trainings.$inferInsert, 'version'>

export interface ListedTraining extends TrainingRow {
  updatedByName: string | null
  isChanged: boolean
  members: number
  completed: number
  applied: number
}

export interface TrainingFilter {
  keyWord?: string | undefined
  state?: ProjectState | undefined
  now: Date
}

/** The state by the clock, as `projectStateAt` computes it. */
export const stateAt = (now: Date): SQL => sql`case
  when ${trainings.state} in ('not_started', 'running') and ${trainings.endsAt} <= ${now} then 'ended'
  when ${trainings.state} = 'not_started' and (${trainings.startsAt} is null or ${trainings.startsAt} <= ${now}) then 'running'
  else ${trainings.state} end`

/** Whether a project has members and takes new ones. */
export const takesPeople = (id: SQLWrapper, now: Date): SQL<boolean> =>
  sql`exists (select from ${trainings} where ${trainings.id} = ${id} and ${trainings.removedAt} is null
    and ${stateAt(now)} = any(${sql.param([...LIVE_STATES])}::text[]))`

function filtered(collegeId: CollegeId, { keyWord, state, now }: TrainingFilter): SQL | undefined {
  const words = keyWord?.trim() && anywhere(keyWord.trim())
  return and(
    eq(trainings.collegeId, collegeId),
    isNull(trainings.removedAt),
    words ? sql`(${trainings.title} ilike ${words} or ${trainings.draft} ->> 'name' ilike ${words})` : undefined,
    state ? sql`${stateAt(now)} = ${state}` : undefined,
  )
}

const counted = (what: 'members' | 'completed' | 'applied') =>
  sql<number>`(select coalesce(sum(c.${sql.identifier(what)}), 0)::int from ${trainingCounts} c
    where c.training_id = ${trainings.id})`

const listed = (db: Db) =>
  db
    .select({
      id: trainings.id,
      collegeId: trainings.collegeId,
      title: trainings.title,
      coverFileId: trainings.coverFileId,
      state: trainings.state,
      draft: trainings.draft,
      published: trainings.published,
      scheduled: trainings.scheduled,
      publishAt: trainings.publishAt,
      publishedAt: trainings.publishedAt,
      audienceId: trainings.audienceId,
      scopeId: trainings.scopeId,
      startsAt: trainings.startsAt,
      endsAt: trainings.endsAt,
      ownerId: trainings.ownerId,
      version: trainings.version,
      createdAt: trainings.createdAt,
      updatedBy: trainings.updatedBy,
      updatedAt: trainings.updatedAt,
      removedAt: trainings.removedAt,
      updatedByName: users.name,
      isChanged: sql<boolean>`coalesce(${trainings.published} is not null and ${trainings.draft} <> ${trainings.published}, false)`,
      members: counted('members'),
      completed: counted('completed'),
      applied: counted('applied'),
    })
    .from(trainings)
    .leftJoin(users, eq(users.id, trainings.updatedBy))

const there = (collegeId: CollegeId, id: TrainingId) =>
  and(eq(trainings.collegeId, collegeId), eq(trainings.id, id), isNull(trainings.removedAt))

export const trainingEditRepo = {
  page: (
    db: Db,
    collegeId: CollegeId,
    { filter, size, offset }: { filter: TrainingFilter; size: number; offset: number },
  ): Promise<ListedTraining[]> =>
    listed(db)
      .where(filtered(collegeId, filter))
      .orderBy(desc(trainings.updatedAt), desc(trainings.id))
      .limit(size)
      .offset(offset),

  total: (db: Db, collegeId: CollegeId, filter: TrainingFilter): Promise<number> =>
    db.$count(trainings, filtered(collegeId, filter)),

  get: (db: Db, collegeId: CollegeId, id: TrainingId): Promise<ListedTraining | undefined> =>
    listed(db)
      .where(there(collegeId, id))
      .then(([row]) => row),

  /** Locks the project and with it the list of its members. */
  lock: (tx: Tx, collegeId: CollegeId, id: TrainingId): Promise<TrainingRow | undefined> =>
    tx
      .select()
      .from(trainings)
      .where(there(collegeId, id))
      .for('update')
      .then(([row]) => row),

  lockAny: (tx: Tx, id: TrainingId): Promise<TrainingRow | undefined> =>
    tx
      .select()
      .from(trainings)
      .where(and(eq(trainings.id, id), isNull(trainings.removedAt)))
      .for('update')
      .then(([row]) => row),

  byIds: (db: Db, ids: readonly TrainingId[]): Promise<TrainingRow[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select()
          .from(trainings)
          .where(and(inArray(trainings.id, [...ids]), isNull(trainings.removedAt)))
          .orderBy(trainings.id),

  add: (tx: Tx, values: NewTraining): Promise<TrainingRow | undefined> =>
    tx
      .insert(trainings)
      .values(values)
      .returning()
      .then(([row]) => row),

  change: (tx: Tx, id: TrainingId, values: Partial<NewTraining>): Promise<TrainingRow | undefined> =>
    tx
      .update(trainings)
      .set({ ...values, version: sql`${trainings.version} + 1` })
      .where(eq(trainings.id, id))
      .returning()
      .then(([row]) => row),

  async addFiles(tx: Tx, trainingId: TrainingId, fileIds: readonly FileId[]): Promise<void> {
    if (fileIds.length === 0) return
    await tx
      .insert(trainingFiles)
      .values(fileIds.map((fileId) => ({ trainingId, fileId })))
      .onConflictDoNothing()
  },

  usedFiles: (db: Db, collegeId: CollegeId, fileIds: readonly FileId[]): Promise<FileId[]> =>
    fileIds.length === 0
      ? Promise.resolve([])
      : db
          .selectDistinct({ fileId: trainingFiles.fileId })
          .from(trainingFiles)
          .innerJoin(trainings, eq(trainings.id, trainingFiles.trainingId))
          .where(and(eq(trainings.collegeId, collegeId), inArray(trainingFiles.fileId, [...fileIds])))
          .then((rows) => rows.map(({ fileId }) => fileId)),

  /** People of the college, in no particular order. */
  people: (db: Db, collegeId: CollegeId, ids: readonly UserId[]) =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select({ id: users.id, name: users.name })
          .from(memberships)
          .innerJoin(users, eq(users.id, memberships.userId))
          .where(and(eq(memberships.collegeId, collegeId), inArray(memberships.userId, [...ids]))),

  addHistory: (tx: Tx, values: typeof trainingHistory.$inferInsert) => tx.insert(trainingHistory).values(values),

  history: (db: Db, trainingId: TrainingId, limit: number) =>
    db
      .select({
        step: trainingHistory.step,
        from: trainingHistory.fromState,
        to: trainingHistory.toState,
        by: users.name,
        at: trainingHistory.at,
      })
      .from(trainingHistory)
      .leftJoin(users, eq(users.id, trainingHistory.userId))
      .where(eq(trainingHistory.trainingId, trainingId))
      .orderBy(desc(trainingHistory.at), desc(trainingHistory.id))
      .limit(limit),

  /** Projects whose clock has a step to take or whose scheduled publication is due. */
  due: (db: Db, now: Date): Promise<TrainingId[]> =>
    db
      .select({ id: trainings.id })
      .from(trainings)
      .where(
        and(
          isNull(trainings.removedAt),
          sql`(${trainings.publishAt} <= ${now}
            or ${trainings.state} = 'not_started' and (${trainings.startsAt} is null or ${trainings.startsAt} <= ${now})
            or ${trainings.state} = 'running' and ${trainings.endsAt} <= ${now})`,
        ),
      )
      .orderBy(trainings.id)
      .then((rows) => rows.map(({ id }) => id)),

  /** Projects whose members follow an audience now. */
  withAudience: (db: Db, collegeId: CollegeId | null): Promise<TrainingId[]> =>
    db
      .select({ id: trainings.id })
      .from(trainings)
      .where(
        and(
          collegeId === null ? undefined : eq(trainings.collegeId, collegeId),
          sql`${trainings.audienceId} is not null and ${trainings.state} in ('not_started', 'running')`,
          isNull(trainings.removedAt),
        ),
      )
      .orderBy(trainings.id)
      .then((rows) => rows.map(({ id }) => id)),
}
