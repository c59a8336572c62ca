import type { UserId } from '@sands/contract/kernel/schema'
import { and, eq, inArray } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { faceSeats } from '../face.tables.ts'
import { faceCertificates } from '../face-certificates.tables.ts'
import type { FaceSeatId } from '../seat/seat.repo.ts'
import type { FaceId } from '../session/session.repo.ts'

export type CertificateRow = typeof faceCertificates.$inferSelect

export const certificateRepo = {
  ofSeats: (db: Db, seatIds: readonly FaceSeatId[]): Promise<CertificateRow[]> =>
    seatIds.length === 0
      ? Promise.resolve([])
      : db
          .select()
          .from(faceCertificates)
          .where(inArray(faceCertificates.seatId, [...seatIds])),

  /** What was earned once stays as it was. */
  async add(tx: Tx, rows: readonly CertificateRow[]): Promise<void> {
    if (rows.length > 0)
      await tx
        .insert(faceCertificates)
        .values([...rows])
        .onConflictDoNothing()
  },

  /** After a correction of who was there. */
  async remove(tx: Tx, seatIds: readonly FaceSeatId[]): Promise<void> {
    if (seatIds.length > 0) await tx.delete(faceCertificates).where(inArray(faceCertificates.seatId, [...seatIds]))
  },

  seats: (db: Db, sessionId: FaceId, userIds: readonly UserId[]) =>
    userIds.length === 0
      ? Promise.resolve([])
      : db
          .select({ id: faceSeats.id, status: faceSeats.status })
          .from(faceSeats)
          .where(and(eq(faceSeats.sessionId, sessionId), inArray(faceSeats.userId, [...userIds]))),
}
