import { index, pgTable, text } from 'drizzle-orm/pg-core'
import { id, instant } from '../../kernel/database/columns.ts'
import { faceSeats } from './face.tables.ts'

/** What people earned by being at a session, with the words of that time. */
export const faceCertificates = pgTable(
  'face_certificates',
  {
    seatId: id<'faceSeat'>('seat_id')
      .primaryKey()
      .references(() => faceSeats.id),
    sessionId: id<'face'>('session_id').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    earnedAt: instant('earned_at').notNull(),
    validUntil: instant('valid_until'),
  },
  (table) => [index('face_certificates_session').on(table.sessionId, table.earnedAt)],
)
