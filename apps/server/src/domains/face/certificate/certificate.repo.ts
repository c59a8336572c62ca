import type { UserId } from '@sands/contract/kernel/schema'
import { type AnyColumn, and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { faceSeats } from '../face.tables.ts'
import { faceCertificates } from '../face-certificates.tables.ts'
import type { FaceSeatId } from '../seat/seat.repo.ts'
import type { FaceId } from '../session/session.repo.ts'

export type CertificateRow = typeof faceCertificates.$inferSelect

type Earned = Omit<CertificateRow, 'seatId'>

const isOneOf = (column: AnyColumn, ids: readonly string[]) => sql`${column} = any(${sql.param([...ids])}::bigint[])`

export const certificateRepo = {
  ofSeats: (db: Db, seatIds: readonly FaceSeatId[]): Promise<CertificateRow[]> =>
    seatIds.length === 0
      ? Promise.resolve([])
      : db.select().from(faceCertificates).where(isOneOf(faceCertificates.seatId, seatIds)),

  /** What was earned once stays as it was. Ids go as one array: a big session has more of them than parameters. */
  async add(
    tx: Tx,
    seatIds: readonly FaceSeatId[],
    { sessionId, title, text, earnedAt, validUntil }: Earned,
  ): Promise<void> {
    if (seatIds.length === 0) return
    await tx.execute(sql`
      insert into ${faceCertificates} (seat_id, session_id, title, text, earned_at, valid_until)
      select s.id, ${sessionId}::bigint, ${title}::text, ${text}::text, ${earnedAt}::timestamptz, ${validUntil}::timestamptz
      from unnest(${sql.param([...seatIds])}::bigint[]) s (id) on conflict do nothing`)
  },

  /** After a correction of who was there. */
  async remove(tx: Tx, seatIds: readonly FaceSeatId[]): Promise<void> {
    if (seatIds.length > 0) await tx.delete(faceCertificates).where(isOneOf(faceCertificates.seatId, seatIds))
  },

  seats: (db: Db, sessionId: FaceId, userIds: readonly UserId[]) =>
    userIds.length === 0
      ? Promise.resolve([])
      : db
          .select({ id: faceSeats.id, status: faceSeats.status })
          .from(faceSeats)
          .where(and(eq(faceSeats.sessionId, sessionId), isOneOf(faceSeats.userId, userIds))),
}
