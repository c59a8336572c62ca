import type { CollegeId, FileId, Id, UserId } from '@sands/contract/kernel/schema'
import { SEATED } from '@sands/rules/face/seat'
import type { SessionPhase } from '@sands/rules/face/session'
import { and, asc, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import { lecturers } from '../../lecturer/index.ts'
import { memberships, users } from '../../org/index.ts'
import { faceDays, faceFiles, faceLecturers, faceRooms, faceSeats, faceSessions } from '../face.tables.ts'

export type FaceId = Id<'face'>
export type FaceDayId = Id<'faceDay'>
export type LecturerId = Id<'lecturer'>
export type SessionRow = typeof faceSessions.$inferSelect
export type NewSession = Omit<typeof faceSessions.$inferInsert, 'version'>
export type DayRow = typeof faceDays.$inferSelect
export interface RoomedDay extends DayRow {
  room: { name: string; address: string; mapUrl: string | null; seats: number } | null
}
export interface ListedSession extends SessionRow {
  updatedByName: string | null
  seated: number
  waiting: number
  leaveAsked: number
}

export interface SessionFilter {
  keyWord?: string | undefined
  phase?: SessionPhase | undefined
  now: Date
}

/** The phase by the clock, as `sessionPhase` computes it. */
const phaseAt = (now: Date): SQL => sql`case
  when ${faceSessions.state} <> 'open' then ${faceSessions.state}
  when ${faceSessions.endsAt} <= ${now} then 'ended'
  when ${faceSessions.startsAt} <= ${now} then 'running'
  else 'upcoming' end`

const filtered = (collegeId: CollegeId, { keyWord, phase, now }: SessionFilter): SQL | undefined =>
  and(
    eq(faceSessions.collegeId, collegeId),
    isNull(faceSessions.removedAt),
    keyWord?.trim() ? sql`${faceSessions.title} ilike ${anywhere(keyWord.trim())}` : undefined,
    phase ? sql`${phaseAt(now)} = ${phase}` : undefined,
  )

const statusIn = (statuses: readonly string[]) => sql`s.status = any(${sql.param([...statuses])}::text[])`
const counted = (condition: SQL) =>
  sql<number>`(select count(*)::int from ${faceSeats} s where s.session_id = ${faceSessions.id} and ${condition})`

const listed = (db: Db) =>
  db
    .select({
      ...getTableColumns(faceSessions),
      updatedByName: users.name,
      seated: counted(statusIn(SEATED)),
      waiting: counted(statusIn(['waiting'])),
      leaveAsked: counted(sql`s.leave_state = 'asked' and ${statusIn(['booked', 'confirmed'])}`),
    })
    .from(faceSessions)
    .leftJoin(users, eq(users.id, faceSessions.updatedBy))

const there = (collegeId: CollegeId, id: FaceId) =>
  and(eq(faceSessions.collegeId, collegeId), eq(faceSessions.id, id), isNull(faceSessions.removedAt))

export const sessionRepo = {
  /** Sessions that come next first, then those that are over, newest first. */
  page: (
    db: Db,
    collegeId: CollegeId,
    { filter, size, offset }: { filter: SessionFilter; size: number; offset: number },
  ): Promise<ListedSession[]> =>
    listed(db)
      .where(filtered(collegeId, filter))
      .orderBy(
        sql`coalesce(${faceSessions.endsAt} < ${filter.now}, false)`,
        sql`case when ${faceSessions.endsAt} < ${filter.now} then null else ${faceSessions.startsAt} end asc nulls first`,
        sql`${faceSessions.startsAt} desc nulls last`,
        sql`${faceSessions.id} desc`,
      )
      .limit(size)
      .offset(offset),

  total: (db: Db, collegeId: CollegeId, filter: SessionFilter): Promise<number> =>
    db.$count(faceSessions, filtered(collegeId, filter)),

  get: (db: Db, collegeId: CollegeId, id: FaceId): Promise<ListedSession | undefined> =>
    listed(db)
      .where(there(collegeId, id))
      .then(([row]) => row),

  /** Locks the session, and with it its seats and its waiting list. */
  lock: (tx: Tx, collegeId: CollegeId, id: FaceId): Promise<SessionRow | undefined> =>
    tx
      .select()
      .from(faceSessions)
      .where(there(collegeId, id))
      .for('update')
      .then(([row]) => row),

  /** Whom the sessions are for. */
  audiences: (db: Db, collegeId: CollegeId, ids: readonly FaceId[]): Promise<Pick<SessionRow, 'id' | 'audienceId'>[]> =>
    db
      .select({ id: faceSessions.id, audienceId: faceSessions.audienceId })
      .from(faceSessions)
      .where(and(eq(faceSessions.collegeId, collegeId), inArray(faceSessions.id, [...ids]))),

  /** Lets one plan of a college at a time through, so that two cannot take the same room at once. */
  lockPlans: (tx: Tx, collegeId: CollegeId) =>
    tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`face plans ${collegeId}`}, 0))`),

  /** Lets one session at a time take the survey, until the transaction ends. */
  lockSurvey: (tx: Tx, surveyId: Id<'survey'>) =>
    tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`face survey ${surveyId}`}, 0))`),

  add: (tx: Tx, values: NewSession): Promise<SessionRow | undefined> =>
    tx
      .insert(faceSessions)
      .values(values)
      .returning()
      .then(([row]) => row),

  change: (tx: Tx, id: FaceId, values: Partial<NewSession>): Promise<SessionRow | undefined> =>
    tx
      .update(faceSessions)
      .set({ ...values, version: sql`${faceSessions.version} + 1` })
      .where(eq(faceSessions.id, id))
      .returning()
      .then(([row]) => row),

  /** Changes that editors do not have to know of, such as counters. */
  /** A session whose evaluation this survey is. */
  withSurvey: (
    db: Db,
    collegeId: CollegeId,
    surveyId: Id<'survey'>,
  ): Promise<Pick<SessionRow, 'id' | 'title'> | undefined> =>
    db
      .select({ id: faceSessions.id, title: faceSessions.title })
      .from(faceSessions)
      .where(
        and(eq(faceSessions.collegeId, collegeId), eq(faceSessions.surveyId, surveyId), isNull(faceSessions.removedAt)),
      )
      .limit(1)
      .then(([row]) => row),

  note: (tx: Tx, id: FaceId, values: Partial<Pick<SessionRow, 'lastTurn' | 'settledAt' | 'costVersion'>>) =>
    tx.update(faceSessions).set(values).where(eq(faceSessions.id, id)),

  days: (db: Db, ids: readonly FaceId[]): Promise<RoomedDay[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select({
            ...getTableColumns(faceDays),
            room: {
              name: faceRooms.name,
              address: faceRooms.address,
              mapUrl: faceRooms.mapUrl,
              seats: faceRooms.seats,
            },
          })
          .from(faceDays)
          .leftJoin(faceRooms, eq(faceRooms.id, faceDays.roomId))
          .where(inArray(faceDays.sessionId, [...ids]))
          .orderBy(asc(faceDays.startsAt), asc(faceDays.id)),

  day: (db: Db, collegeId: CollegeId, dayId: FaceDayId): Promise<{ day: DayRow; session: SessionRow } | undefined> =>
    db
      .select({ day: getTableColumns(faceDays), session: getTableColumns(faceSessions) })
      .from(faceDays)
      .innerJoin(faceSessions, eq(faceSessions.id, faceDays.sessionId))
      .where(and(eq(faceDays.id, dayId), eq(faceSessions.collegeId, collegeId), isNull(faceSessions.removedAt)))
      .then(([row]) => row),

  async setDays(
    tx: Tx,
    sessionId: FaceId,
    days: readonly (Omit<DayRow, 'id' | 'sessionId'> & { id: FaceDayId | null })[],
  ) {
    const known = days.flatMap(({ id }) => id ?? [])
    await tx.execute(sql`delete from ${faceDays} where session_id = ${sessionId}
      and not (id = any(${sql.param(known)}::bigint[]))`)
    for (const { id, ...values } of days) {
      if (id === null) await tx.insert(faceDays).values({ sessionId, ...values })
      else
        await tx
          .insert(faceDays)
          .values({ id, sessionId, ...values })
          .onConflictDoUpdate({ target: faceDays.id, set: values, setWhere: eq(faceDays.sessionId, sessionId) })
    }
  },

  lecturers: (
    db: Db,
    ids: readonly FaceId[],
  ): Promise<{ sessionId: FaceId; id: LecturerId; name: string; userId: UserId | null }[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select({
            sessionId: faceLecturers.sessionId,
            id: lecturers.id,
            name: lecturers.name,
            userId: lecturers.userId,
          })
          .from(faceLecturers)
          .innerJoin(lecturers, eq(lecturers.id, faceLecturers.lecturerId))
          .where(inArray(faceLecturers.sessionId, [...ids]))
          .orderBy(asc(faceLecturers.place)),

  async setLecturers(tx: Tx, sessionId: FaceId, ids: readonly LecturerId[]) {
    await tx.delete(faceLecturers).where(eq(faceLecturers.sessionId, sessionId))
    if (ids.length > 0)
      await tx.insert(faceLecturers).values(ids.map((lecturerId, place) => ({ sessionId, lecturerId, place })))
  },

  files: (db: Db, sessionId: FaceId, kind: 'material' | 'photo'): Promise<FileId[]> =>
    db
      .select({ fileId: faceFiles.fileId })
      .from(faceFiles)
      .where(and(eq(faceFiles.sessionId, sessionId), eq(faceFiles.kind, kind)))
      .orderBy(asc(faceFiles.place))
      .then((rows) => rows.map(({ fileId }) => fileId)),

  /** The files that this session shows already. */
  usedFiles: (db: Db, sessionId: FaceId): Promise<FileId[]> =>
    db
      .selectDistinct({ fileId: faceFiles.fileId })
      .from(faceFiles)
      .where(eq(faceFiles.sessionId, sessionId))
      .then((rows) => rows.map(({ fileId }) => fileId)),

  async setFiles(
    tx: Tx,
    sessionId: FaceId,
    {
      coverFileId,
      materialIds,
      photoIds,
    }: { coverFileId: FileId | null; materialIds: readonly FileId[]; photoIds: readonly FileId[] },
  ) {
    await tx.delete(faceFiles).where(eq(faceFiles.sessionId, sessionId))
    const rows = [
      ...(coverFileId ? [{ sessionId, fileId: coverFileId, kind: 'cover' as const, place: 0 }] : []),
      ...materialIds.map((fileId, place) => ({ sessionId, fileId, kind: 'material' as const, place })),
      ...photoIds.map((fileId, place) => ({ sessionId, fileId, kind: 'photo' as const, place })),
    ]
    if (rows.length > 0) await tx.insert(faceFiles).values(rows)
  },

  /** People of the college, in no particular order. */
  people: (db: Db, collegeId: CollegeId, ids: readonly UserId[]): Promise<{ id: UserId; name: string }[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select({ id: users.id, name: users.name })
          .from(memberships)
          .innerJoin(users, eq(users.id, memberships.userId))
          .where(and(eq(memberships.collegeId, collegeId), inArray(memberships.userId, [...ids]))),

  /** Open sessions that are over and in which missing people are not marked yet. */
  unsettled: (db: Db, now: Date, limit: number): Promise<{ id: FaceId; collegeId: CollegeId }[]> =>
    db
      .select({ id: faceSessions.id, collegeId: faceSessions.collegeId })
      .from(faceSessions)
      .where(
        and(
          eq(faceSessions.state, 'open'),
          isNull(faceSessions.settledAt),
          isNull(faceSessions.removedAt),
          sql`${faceSessions.endsAt} <= ${now}`,
        ),
      )
      .orderBy(asc(faceSessions.endsAt))
      .limit(limit),
}
