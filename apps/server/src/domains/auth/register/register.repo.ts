import type { CollegeId, Id } from '@sands/contract/kernel/schema'
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { invitations } from '../code.tables.ts'

const SHOWN = 100

export const registerRepo = {
  invitations: (db: Db, collegeId: CollegeId, now: Date) =>
    db
      .select()
      .from(invitations)
      .where(and(eq(invitations.collegeId, collegeId), gt(invitations.expiresAt, now), gt(invitations.usesLeft, 0)))
      .orderBy(desc(invitations.id))
      .limit(SHOWN),

  add: (tx: Tx, row: typeof invitations.$inferInsert) => tx.insert(invitations).values(row),

  end: (tx: Tx, collegeId: CollegeId, id: Id<'invitation'>) =>
    tx
      .delete(invitations)
      .where(and(eq(invitations.collegeId, collegeId), eq(invitations.id, id)))
      .returning({ note: invitations.note })
      .then(([ended]) => ended),

  isGood: (db: Db, hash: Buffer, now: Date) =>
    db
      .select({ id: invitations.id })
      .from(invitations)
      .where(and(eq(invitations.hash, hash), gt(invitations.expiresAt, now), gt(invitations.usesLeft, 0)))
      .then((found) => found.length > 0),

  /** One use less. Of two people at once with the last use only one gets in. */
  take: (tx: Tx, hash: Buffer, now: Date) =>
    tx
      .update(invitations)
      .set({ usesLeft: sql`${invitations.usesLeft} - 1` })
      .where(and(eq(invitations.hash, hash), gt(invitations.expiresAt, now), gt(invitations.usesLeft, 0)))
      .returning({ collegeId: invitations.collegeId })
      .then(([taken]) => taken?.collegeId),
}
