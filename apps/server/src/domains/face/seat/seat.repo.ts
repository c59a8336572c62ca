import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import { EXPECTED, SEATED, type SeatStatus } from '@sands/rules/face/seat'
import { and, asc, desc, eq, getTableColumns, gt, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { anywhere } from '../../../kernel/database/like.ts'
import { departments, memberships, users } from '../../org/index.ts'
import { faceMarks, faceSeatHistory, faceSeats, faceSessions, faceSignRefusals } from '../face.tables.ts'
import type { FaceDayId, FaceId } from '../session/session.repo.ts'

export type FaceSeatId = Id<'faceSeat'>
export type SeatRow = typeof faceSeats.$inferSelect
export type MarkRow = typeof faceMarks.$inferSelect
type NewSeat = typeof faceSeats.$inferInsert
type NewMark = typeof faceMarks.$inferInsert

export type RefusalRow = typeof faceSignRefusals.$inferSelect & { name: string }

export interface SeatFilter {
  sessionId: FaceId
  keyWord?: string | undefined
  status?: SeatStatus | undefined
}

const filtered = ({ sessionId, keyWord, status }: SeatFilter): SQL | undefined => {
  const words = keyWord?.trim() && anywhere(keyWord.trim())
  return and(
    eq(faceSeats.sessionId, sessionId),
    status ? eq(faceSeats.status, status) : undefined,
    words ? sql`(${users.name} ilike ${words} or ${users.userName} ilike ${words})` : undefined,
  )
}

const departmentOf = sql<string>`coalesce((select d.name from ${memberships} m
  join ${departments} d on d.id = m.department_id
  where m.user_id = ${faceSeats.userId} and m.college_id = ${faceSeats.collegeId} limit 1), '')`

const afterLeave = (column: SQLWrapper) => sql`case when ${faceSeats.status} = 'leave' then ${column} end`

export const seatRepo = {
  of: (db: Db, sessionId: FaceId, userId: UserId): Promise<SeatRow | undefined> =>
    db
      .select()
      .from(faceSeats)
      .where(and(eq(faceSeats.sessionId, sessionId), eq(faceSeats.userId, userId)))
      .then(([row]) => row),

  ofMany: (db: Db, sessionIds: readonly FaceId[], userId: UserId): Promise<SeatRow[]> =>
    sessionIds.length === 0
      ? Promise.resolve([])
      : db
          .select()
          .from(faceSeats)
          .where(and(inArray(faceSeats.sessionId, [...sessionIds]), eq(faceSeats.userId, userId))),

  get: (db: Db, collegeId: CollegeId, id: FaceSeatId): Promise<SeatRow | undefined> =>
    db
      .select()
      .from(faceSeats)
      .where(and(eq(faceSeats.collegeId, collegeId), eq(faceSeats.id, id)))
      .then(([row]) => row),

  byUsers: (db: Db, sessionId: FaceId, userIds: readonly UserId[]): Promise<SeatRow[]> =>
    db
      .select()
      .from(faceSeats)
      .where(
        and(eq(faceSeats.sessionId, sessionId), sql`${faceSeats.userId} = any(${sql.param([...userIds])}::bigint[])`),
      ),

  byIds: (db: Db, ids: readonly string[]): Promise<SeatRow[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select()
          .from(faceSeats)
          .where(sql`${faceSeats.id} = any(${sql.param([...ids])}::bigint[])`)
          .orderBy(asc(faceSeats.turn)),

  withStatus: (db: Db, sessionId: FaceId, statuses: readonly SeatStatus[]): Promise<SeatRow[]> =>
    db
      .select()
      .from(faceSeats)
      .where(and(eq(faceSeats.sessionId, sessionId), inArray(faceSeats.status, [...statuses])))
      .orderBy(asc(faceSeats.turn)),

  /** Seats and places on waiting lists of a person who was disabled, in sessions that have not begun. */
  ofDisabled: (db: Db, userId: UserId, { now, limit }: { now: Date; limit: number }): Promise<SeatRow[]> =>
    db
      .select(getTableColumns(faceSeats))
      .from(faceSeats)
      .innerJoin(users, eq(users.id, faceSeats.userId))
      .innerJoin(faceSessions, eq(faceSessions.id, faceSeats.sessionId))
      .where(
        and(
          eq(faceSeats.userId, userId),
          eq(users.status, 'disabled'),
          inArray(faceSeats.status, [...EXPECTED, 'waiting']),
          eq(faceSessions.state, 'open'),
          gt(faceSessions.startsAt, now),
        ),
      )
      .orderBy(asc(faceSeats.id))
      .limit(limit),

  /** Those of the people who were disabled. */
  disabled: (db: Db, userIds: readonly UserId[]): Promise<ReadonlySet<UserId>> =>
    db
      .select({ id: users.id })
      .from(users)
      .where(and(sql`${users.id} = any(${sql.param([...userIds])}::bigint[])`, eq(users.status, 'disabled')))
      .then((rows) => new Set(rows.map(({ id }) => id))),

  /** Seats for which somebody asked for leave and waits. */
  withLeave: (db: Db, collegeId: CollegeId, sessionId: FaceId): Promise<SeatRow[]> =>
    db
      .select()
      .from(faceSeats)
      .where(
        and(eq(faceSeats.collegeId, collegeId), eq(faceSeats.sessionId, sessionId), eq(faceSeats.leaveState, 'asked')),
      ),

  seated: (db: Db, sessionId: FaceId): Promise<number> =>
    db.$count(faceSeats, and(eq(faceSeats.sessionId, sessionId), inArray(faceSeats.status, [...SEATED]))),

  /** Seats taken and people who wait, by session. */
  counts: (db: Db, ids: readonly FaceId[]): Promise<Map<FaceId, { seated: number; waiting: number }>> =>
    ids.length === 0
      ? Promise.resolve(new Map())
      : db
          .execute<{ session_id: FaceId; seated: number; waiting: number }>(sql`
            select session_id, count(*) filter (where status = any(${sql.param([...SEATED])}::text[]))::int as seated,
              count(*) filter (where status = 'waiting')::int as waiting
            from ${faceSeats} where session_id = any(${sql.param([...ids])}::bigint[]) group by session_id`)
          .then(
            ({ rows }) => new Map(rows.map(({ session_id, seated, waiting }) => [session_id, { seated, waiting }])),
          ),

  /** The people who have waited longest, without those who were disabled. */
  firstWaiting: (db: Db, sessionId: FaceId, limit: number): Promise<SeatRow[]> =>
    db
      .select(getTableColumns(faceSeats))
      .from(faceSeats)
      .innerJoin(users, eq(users.id, faceSeats.userId))
      .where(and(eq(faceSeats.sessionId, sessionId), eq(faceSeats.status, 'waiting'), eq(users.status, 'active')))
      .orderBy(asc(faceSeats.turn))
      .limit(limit),

  /** From 1. */
  waitingPlace: (db: Db, { sessionId, turn }: Pick<SeatRow, 'sessionId' | 'turn'>): Promise<number> =>
    db
      .$count(
        faceSeats,
        and(eq(faceSeats.sessionId, sessionId), eq(faceSeats.status, 'waiting'), sql`${faceSeats.turn} < ${turn}`),
      )
      .then((before) => before + 1),

  /** Stores new seats, or takes those up again that people had before; in the order of their turns. */
  putAll: (tx: Tx, seats: readonly NewSeat[]): Promise<SeatRow[]> =>
    tx
      .insert(faceSeats)
      .values([...seats])
      .onConflictDoUpdate({
        target: [faceSeats.sessionId, faceSeats.userId],
        set: {
          status: sql`excluded.status`,
          turn: sql`excluded.turn`,
          reason: sql`excluded.reason`,
          leaveState: sql`excluded.leave_state`,
          leaveReason: sql`excluded.leave_reason`,
          leaveDecision: sql`excluded.leave_decision`,
          // What belonged to the seat before is not part of the new one, except after leave: that seat goes on.
          score: afterLeave(faceSeats.score),
          scoreRemark: afterLeave(faceSeats.scoreRemark),
          scoredBy: afterLeave(faceSeats.scoredBy),
          homework: afterLeave(faceSeats.homework),
          homeworkAt: afterLeave(faceSeats.homeworkAt),
          changedAt: sql`excluded.changed_at`,
        },
      })
      .returning()
      .then((rows) => rows.toSorted((one, other) => one.turn - other.turn)),

  change: (tx: Tx, id: FaceSeatId, values: Partial<NewSeat>): Promise<SeatRow | undefined> =>
    tx
      .update(faceSeats)
      .set(values)
      .where(eq(faceSeats.id, id))
      .returning()
      .then(([row]) => row),

  addHistory: (tx: Tx, rows: (typeof faceSeatHistory.$inferInsert)[]) => tx.insert(faceSeatHistory).values(rows),

  steps: (db: Db, seatId: FaceSeatId): Promise<number> =>
    db.$count(faceSeatHistory, eq(faceSeatHistory.seatId, seatId)),

  history: (db: Db, seatId: FaceSeatId, limit: number) =>
    db
      .select({
        step: faceSeatHistory.step,
        from: faceSeatHistory.fromStatus,
        to: faceSeatHistory.toStatus,
        way: faceSeatHistory.way,
        by: users.name,
        reason: faceSeatHistory.reason,
        at: faceSeatHistory.at,
      })
      .from(faceSeatHistory)
      .leftJoin(users, eq(users.id, faceSeatHistory.byId))
      .where(eq(faceSeatHistory.seatId, seatId))
      .orderBy(desc(faceSeatHistory.id))
      .limit(limit),

  /** Requests for leave first, then people with a seat, then those who wait in their order. */
  page: (db: Db, { size, offset, ...filter }: SeatFilter & { size: number; offset: number }) =>
    db
      .select({
        seat: getTableColumns(faceSeats),
        name: users.name,
        userName: users.userName,
        departmentName: departmentOf,
      })
      .from(faceSeats)
      .innerJoin(users, eq(users.id, faceSeats.userId))
      .where(filtered(filter))
      .orderBy(
        sql`(${faceSeats.leaveState} = 'asked' and ${faceSeats.status} in ('booked', 'confirmed')) desc nulls last`,
        sql`case when ${faceSeats.status} in ('declined', 'cancelled') then 3 when ${faceSeats.status} = 'waiting' then 2 else 1 end`,
        sql`case when ${faceSeats.status} = 'waiting' then ${faceSeats.turn} else 0 end`,
        users.name,
        faceSeats.id,
      )
      .limit(size)
      .offset(offset),

  total: (db: Db, filter: SeatFilter): Promise<number> =>
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(faceSeats)
      .innerJoin(users, eq(users.id, faceSeats.userId))
      .where(filtered(filter))
      .then(([row]) => row?.count ?? 0),

  marks: (db: Db, seatIds: readonly FaceSeatId[]): Promise<(MarkRow & { by: string | null })[]> =>
    seatIds.length === 0
      ? Promise.resolve([])
      : db
          .select({ ...getTableColumns(faceMarks), by: users.name })
          .from(faceMarks)
          .leftJoin(users, eq(users.id, faceMarks.byId))
          .where(inArray(faceMarks.seatId, [...seatIds])),

  putMark: (tx: Tx, values: NewMark) => {
    const { dayId: _, seatId: _seat, ...changed } = values
    return tx
      .insert(faceMarks)
      .values(values)
      .onConflictDoUpdate({ target: [faceMarks.dayId, faceMarks.seatId], set: changed })
  },

  hasMarks: (db: Db, dayIds: readonly FaceDayId[]): Promise<boolean> =>
    dayIds.length === 0
      ? Promise.resolve(false)
      : db.$count(faceMarks, inArray(faceMarks.dayId, [...dayIds])).then((count) => count > 0),

  /** Another person who has signed in with the device on the day. */
  deviceUser: (db: Db, dayId: FaceDayId, deviceId: string, seatId: FaceSeatId): Promise<UserId | undefined> =>
    db
      .select({ userId: faceSeats.userId })
      .from(faceMarks)
      .innerJoin(faceSeats, eq(faceSeats.id, faceMarks.seatId))
      .where(and(eq(faceMarks.dayId, dayId), eq(faceMarks.deviceId, deviceId), sql`${faceMarks.seatId} <> ${seatId}`))
      .then(([row]) => row?.userId),

  /** The last try of a person with the device of another one. */
  async refuse(tx: Tx, values: typeof faceSignRefusals.$inferInsert): Promise<void> {
    const { usedBy, refusedAt } = values
    await tx
      .insert(faceSignRefusals)
      .values(values)
      .onConflictDoUpdate({ target: [faceSignRefusals.dayId, faceSignRefusals.seatId], set: { usedBy, refusedAt } })
  },

  refusals: (db: Db, dayId: FaceDayId): Promise<number> =>
    db.$count(faceSignRefusals, eq(faceSignRefusals.dayId, dayId)),

  refusalsOf: (db: Db, seatIds: readonly FaceSeatId[]): Promise<RefusalRow[]> =>
    seatIds.length === 0
      ? Promise.resolve([])
      : db
          .select({ ...getTableColumns(faceSignRefusals), name: users.name })
          .from(faceSignRefusals)
          .innerJoin(users, eq(users.id, faceSignRefusals.usedBy))
          .where(inArray(faceSignRefusals.seatId, [...seatIds])),

  /** Lets one scan of a device at a time through, until the transaction ends. */
  lockDevice: (tx: Tx, dayId: FaceDayId, deviceId: string) =>
    tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`face ${dayId} ${deviceId}`}, 0))`),

  /** For the screen of the room. */
  board: (
    db: Db,
    sessionId: FaceId,
    dayId: FaceDayId,
  ): Promise<{ expected: number; signed: number; late: number; left: number }> =>
    db
      .execute<{ expected: number; signed: number; late: number; left: number }>(sql`
        select count(*) filter (where s.status = any(${sql.param([...SEATED])}::text[]))::int as expected,
          count(*) filter (where m.arrival in ('signed', 'partly'))::int as signed,
          count(*) filter (where m.arrival = 'late')::int as late,
          count(*) filter (where m.has_left)::int as left
        from ${faceSeats} s left join ${faceMarks} m on m.seat_id = s.id and m.day_id = ${dayId}
        where s.session_id = ${sessionId}`)
      .then(({ rows }) => rows[0] ?? { expected: 0, signed: 0, late: 0, left: 0 }),

  hasSeats: (db: Db, sessionId: FaceId): Promise<boolean> =>
    db.$count(faceSeats, eq(faceSeats.sessionId, sessionId)).then((count) => count > 0),

  /** Who is expected on a day, by name, and whether they have signed in, or out. */
  expected: (
    db: Db,
    sessionId: FaceId,
    { dayId, way, limit }: { dayId: FaceDayId; way: 'in' | 'out'; limit: number },
  ): Promise<{ name: string; departmentName: string; isSigned: boolean }[]> =>
    db
      .select({
        name: users.name,
        departmentName: departmentOf,
        isSigned:
          way === 'in'
            ? sql<boolean>`coalesce(${faceMarks.arrival} <> 'missing', false)`
            : sql<boolean>`coalesce(${faceMarks.hasLeft}, false)`,
      })
      .from(faceSeats)
      .innerJoin(users, eq(users.id, faceSeats.userId))
      .leftJoin(faceMarks, and(eq(faceMarks.seatId, faceSeats.id), eq(faceMarks.dayId, dayId)))
      .where(and(eq(faceSeats.sessionId, sessionId), inArray(faceSeats.status, [...SEATED])))
      .orderBy(asc(users.name), asc(faceSeats.id))
      .limit(limit),
}
