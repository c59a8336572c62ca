import type { CollegeId, Id } from '@sands/contract/kernel/schema'
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { lecturers } from '../../lecturer/index.ts'
import { faceDays, faceLecturers, faceRooms, faceSessions } from '../face.tables.ts'
import type { FaceId, LecturerId } from './session.repo.ts'

export type FaceRoomId = Id<'faceRoom'>
export type RoomRow = typeof faceRooms.$inferSelect
export type NewRoom = Omit<typeof faceRooms.$inferInsert, 'version'>

const MOST_ROOMS = 500
const MOST_CONFLICTS = 50

const there = (collegeId: CollegeId) => and(eq(faceRooms.collegeId, collegeId), isNull(faceRooms.removedAt))

export interface Taken {
  kind: 'room' | 'lecturer'
  name: string
  faceId: FaceId
  faceName: string
  startsAt: string
  endsAt: string
}

interface Plan {
  id: FaceId | null
  lecturerIds: readonly LecturerId[]
  days: readonly { startsAt: string; endsAt: string; roomId: FaceRoomId | null }[]
}

export const roomRepo = {
  list: (db: Db, collegeId: CollegeId): Promise<RoomRow[]> =>
    db.select().from(faceRooms).where(there(collegeId)).orderBy(asc(faceRooms.name)).limit(MOST_ROOMS),

  byIds: (db: Db, collegeId: CollegeId, ids: readonly FaceRoomId[]): Promise<RoomRow[]> =>
    ids.length === 0
      ? Promise.resolve([])
      : db
          .select()
          .from(faceRooms)
          .where(and(there(collegeId), inArray(faceRooms.id, [...ids]))),

  lock: (tx: Tx, collegeId: CollegeId, id: FaceRoomId): Promise<RoomRow | undefined> =>
    tx
      .select()
      .from(faceRooms)
      .where(and(there(collegeId), eq(faceRooms.id, id)))
      .for('update')
      .then(([row]) => row),

  isNameTaken: (db: Db, collegeId: CollegeId, name: string, id: FaceRoomId | null): Promise<boolean> =>
    db
      .$count(
        faceRooms,
        and(there(collegeId), eq(faceRooms.name, name), id ? sql`${faceRooms.id} <> ${id}` : undefined),
      )
      .then((count) => count > 0),

  add: (tx: Tx, values: NewRoom): Promise<RoomRow | undefined> =>
    tx
      .insert(faceRooms)
      .values(values)
      .onConflictDoNothing()
      .returning()
      .then(([row]) => row),

  change: (tx: Tx, id: FaceRoomId, values: Partial<NewRoom>): Promise<RoomRow | undefined> =>
    tx
      .update(faceRooms)
      .set({ ...values, version: sql`${faceRooms.version} + 1` })
      .where(eq(faceRooms.id, id))
      .returning()
      .then(([row]) => row),

  /** How many sessions that are not over use the room. */
  uses: (db: Db, id: FaceRoomId, now: Date): Promise<number> =>
    db
      .execute<{ sessions: number }>(sql`select count(distinct d.session_id)::int as sessions
        from ${faceDays} d join ${faceSessions} f on f.id = d.session_id
        where d.room_id = ${id} and d.ends_at > ${now} and f.removed_at is null and f.state in ('draft', 'open')`)
      .then(({ rows }) => rows[0]?.sessions ?? 0),

  /** Other open sessions in the same rooms, or with the same lecturers, at the same times. */
  taken: (db: Db, collegeId: CollegeId, { id, lecturerIds, days }: Plan): Promise<Taken[]> =>
    days.length === 0
      ? Promise.resolve([])
      : db
          .execute<{
            kind: Taken['kind']
            name: string
            face_id: FaceId
            face_name: string
            starts_at: Date
            ends_at: Date
          }>(
            sql`
        with plan as (
          select * from unnest(${sql.param(days.map(({ startsAt }) => startsAt))}::timestamptz[],
            ${sql.param(days.map(({ endsAt }) => endsAt))}::timestamptz[],
            ${sql.param(days.map(({ roomId }) => roomId))}::bigint[]) as p(starts_at, ends_at, room_id)
        ), others as (
          select f.id, f.title, d.starts_at, d.ends_at, d.room_id, p.room_id as wanted
          from plan p join ${faceDays} d on d.starts_at < p.ends_at and d.ends_at > p.starts_at
          join ${faceSessions} f on f.id = d.session_id
          where f.college_id = ${collegeId} and f.state = 'open' and f.removed_at is null
            and f.id is distinct from ${id}::bigint
        )
        select 'room' as kind, r.name, o.id as face_id, o.title as face_name, o.starts_at, o.ends_at
        from others o join ${faceRooms} r on r.id = o.room_id and o.room_id = o.wanted
        union
        select 'lecturer', l.name, o.id, o.title, o.starts_at, o.ends_at
        from others o join ${faceLecturers} t on t.session_id = o.id
        join ${lecturers} l on l.id = t.lecturer_id
        where t.lecturer_id = any(${sql.param([...lecturerIds])}::bigint[])
        order by starts_at, kind, name limit ${MOST_CONFLICTS}`,
          )
          .then(({ rows }) =>
            rows.map((row) => ({
              kind: row.kind,
              name: row.name,
              faceId: row.face_id,
              faceName: row.face_name,
              startsAt: new Date(row.starts_at).toISOString(),
              endsAt: new Date(row.ends_at).toISOString(),
            })),
          ),
}
