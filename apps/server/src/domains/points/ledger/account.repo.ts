import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { type AccountKind, pointAccounts } from '../points.tables.ts'

export type AccountId = Id<'pointAccount'>
export type AccountRow = typeof pointAccounts.$inferSelect
/** The account of a person, locked until the transaction ends. */
export type LockedAccount = Pick<AccountRow, 'id' | 'collegeId' | 'balance' | 'held' | 'timeZone' | 'appVersion'> & {
  userId: UserId
}
/** An account of the college, on the other side of each posting. */
export type Against = Exclude<AccountKind, 'person'>

interface Owner {
  collegeId: CollegeId
  userId: UserId
}

const ofPerson = ({ collegeId, userId }: Owner) =>
  and(eq(pointAccounts.collegeId, collegeId), eq(pointAccounts.kind, 'person'), eq(pointAccounts.userId, userId))

const lockedOf = async (tx: Tx, { collegeId, userId }: Owner): Promise<LockedAccount | undefined> => {
  const { id, balance, held, timeZone, appVersion } = pointAccounts
  const [row] = await tx
    .select({ id, balance, held, timeZone, appVersion })
    .from(pointAccounts)
    .where(ofPerson({ collegeId, userId }))
    .for('update')
  return row && { ...row, collegeId, userId }
}

const AGAINST: readonly Against[] = ['issue', 'shop', 'adjustment', 'expiry']

export const accountRepo = {
  /** Opens the account of the person, and those of the college, when they do not exist yet. */
  async lock(tx: Tx, owner: Owner): Promise<LockedAccount> {
    const known = await lockedOf(tx, owner)
    if (known) return known
    const { collegeId, userId } = owner
    await tx
      .insert(pointAccounts)
      .values([
        ...AGAINST.map((kind) => ({ collegeId, kind, userId: null })),
        { collegeId, kind: 'person' as const, userId },
      ])
      .onConflictDoNothing()
    const opened = await lockedOf(tx, owner)
    if (!opened) throw new Error('the account was not opened')
    return opened
  },

  byOwner: (db: Db, owner: Owner): Promise<AccountRow | undefined> =>
    db
      .select()
      .from(pointAccounts)
      .where(ofPerson(owner))
      .then(([row]) => row),

  setTimeZone: (tx: Tx, id: AccountId, timeZone: string) =>
    tx.update(pointAccounts).set({ timeZone }).where(eq(pointAccounts.id, id)),

  setAppVersion: (tx: Tx, id: AccountId, appVersion: string) =>
    tx.update(pointAccounts).set({ appVersion }).where(eq(pointAccounts.id, id)),

  changeHeld: (tx: Tx, id: AccountId, by: number) =>
    tx
      .update(pointAccounts)
      .set({ held: sql`${pointAccounts.held} + ${by}` })
      .where(eq(pointAccounts.id, id)),
}
