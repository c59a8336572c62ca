import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import { and, desc, eq, getTableColumns, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { memberships, users } from '../../org/index.ts'
import { faceSeatHistory, faceSeats, faceSessions } from '../face.tables.ts'
import { faceFeeds } from '../face-feeds.tables.ts'
import type { SeatRow } from '../seat/seat.repo.ts'
import type { SessionRow } from '../session/session.repo.ts'

interface Place {
  userId: UserId
  collegeId: CollegeId
}

export interface FedSession {
  session: SessionRow
  seat: SeatRow
  /** How many steps the seat has taken. */
  steps: number
}

const ofPlace = ({ userId, collegeId }: Place) => and(eq(faceFeeds.userId, userId), eq(faceFeeds.collegeId, collegeId))

export const feedRepo = {
  get: (db: Db, place: Place): Promise<{ createdAt: Date } | undefined> =>
    db
      .select({ createdAt: faceFeeds.createdAt })
      .from(faceFeeds)
      .where(ofPlace(place))
      .then(([row]) => row),

  /** Whose address this is, while the person is active in the college. */
  owner: (db: Db, tokenHash: Buffer): Promise<Place | undefined> =>
    db
      .select({ userId: faceFeeds.userId, collegeId: faceFeeds.collegeId })
      .from(faceFeeds)
      .innerJoin(users, and(eq(users.id, faceFeeds.userId), eq(users.status, 'active')))
      .innerJoin(
        memberships,
        and(eq(memberships.userId, faceFeeds.userId), eq(memberships.collegeId, faceFeeds.collegeId)),
      )
      .where(eq(faceFeeds.tokenHash, tokenHash))
      .limit(1)
      .then(([row]) => row),

  /** The address before ends with it. */
  put: (tx: Tx, values: typeof faceFeeds.$inferInsert) =>
    tx
      .insert(faceFeeds)
      .values(values)
      .onConflictDoUpdate({
        target: [faceFeeds.userId, faceFeeds.collegeId],
        set: { tokenHash: values.tokenHash, createdAt: values.createdAt },
      }),

  async remove(tx: Tx, place: Place): Promise<void> {
    await tx.delete(faceFeeds).where(ofPlace(place))
  },

  async removeAll(tx: Tx, userId: UserId): Promise<void> {
    await tx.delete(faceFeeds).where(eq(faceFeeds.userId, userId))
  },

  /** Sessions of a person that end after a moment, those that come last first. */
  sessions: (
    db: Db,
    { userId, collegeId }: Place,
    { since, limit }: { since: Date; limit: number },
  ): Promise<FedSession[]> =>
    db
      .select({
        session: getTableColumns(faceSessions),
        seat: getTableColumns(faceSeats),
        steps: sql<number>`(select count(*)::int from ${faceSeatHistory} h where h.seat_id = ${faceSeats.id})`,
      })
      .from(faceSeats)
      .innerJoin(faceSessions, eq(faceSessions.id, faceSeats.sessionId))
      .where(
        and(
          eq(faceSeats.userId, userId),
          eq(faceSeats.collegeId, collegeId),
          isNull(faceSessions.removedAt),
          inArray(faceSessions.state, ['open', 'cancelled']),
          gt(faceSessions.endsAt, since),
        ),
      )
      .orderBy(desc(faceSessions.startsAt), desc(faceSessions.id))
      .limit(limit),
}
