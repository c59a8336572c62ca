import type { Id, UserId } from '@sands/contract/kernel/schema'
import { and, count, desc, eq, isNotNull } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { users } from '../../org/index.ts'
import { orders } from '../order.tables.ts'
import { addresses } from '../shop.tables.ts'

export type AddressId = Id<'address'>
export type AddressRow = typeof addresses.$inferSelect
type AddressValues = Omit<typeof addresses.$inferInsert, 'id' | 'userId'>

const MOST = 100
const own = (userId: UserId, id: AddressId) => and(eq(addresses.userId, userId), eq(addresses.id, id))

/** Addresses belong to a person, in all colleges. */
export const addressRepo = {
  all: (db: Db, userId: UserId): Promise<AddressRow[]> =>
    db
      .select()
      .from(addresses)
      .where(eq(addresses.userId, userId))
      .orderBy(desc(addresses.isDefault), desc(addresses.id))
      .limit(MOST),

  byId: (db: Db, userId: UserId, id: AddressId): Promise<AddressRow | undefined> =>
    db
      .select()
      .from(addresses)
      .where(own(userId, id))
      .then(([row]) => row),

  /** Locks the address book of the person until the transaction ends. */
  lockOwner: (tx: Tx, userId: UserId) =>
    tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update'),

  count: (db: Db, userId: UserId): Promise<number> =>
    db
      .select({ total: count() })
      .from(addresses)
      .where(eq(addresses.userId, userId))
      .then(([row]) => row?.total ?? 0),

  clearDefault: (tx: Tx, userId: UserId) =>
    tx
      .update(addresses)
      .set({ isDefault: false })
      .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true))),

  add: (tx: Tx, userId: UserId, values: AddressValues): Promise<AddressRow | undefined> =>
    tx
      .insert(addresses)
      .values({ ...values, userId })
      .returning()
      .then(([row]) => row),

  change: (tx: Tx, userId: UserId, { id, ...values }: AddressValues & { id: AddressId }) =>
    tx
      .update(addresses)
      .set(values)
      .where(own(userId, id))
      .returning()
      .then(([row]) => row),

  remove: (tx: Tx, userId: UserId, id: AddressId): Promise<boolean> =>
    tx
      .delete(addresses)
      .where(own(userId, id))
      .returning({ id: addresses.id })
      .then((rows) => rows.length > 0),

  /** The address book, and where orders that are over were sent to. Others still have to arrive. */
  async forget(tx: Tx, userId: UserId): Promise<void> {
    await tx.delete(addresses).where(eq(addresses.userId, userId))
    await tx
      .update(orders)
      .set({ address: null })
      .where(and(eq(orders.userId, userId), isNotNull(orders.endedAt), isNotNull(orders.address)))
  },
}
