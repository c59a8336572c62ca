import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import type { DeliveryArea } from '@sands/contract/shop/shop.model'
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { memberships, users } from '../../org/index.ts'
import { deliveryAreas, goods, merchantPeople, merchants } from '../shop.tables.ts'

export type MerchantId = Id<'merchant'>
export type MerchantRow = typeof merchants.$inferSelect
type MerchantValues = Omit<typeof merchants.$inferInsert, 'id' | 'version'>

const MOST = 500
const ofCollege = (collegeId: CollegeId) => and(eq(merchants.collegeId, collegeId), isNull(merchants.removedAt))

export const merchantRepo = {
  byId: (db: Db, collegeId: CollegeId, id: MerchantId): Promise<MerchantRow | undefined> =>
    db
      .select()
      .from(merchants)
      .where(and(ofCollege(collegeId), eq(merchants.id, id)))
      .then(([row]) => row),

  /** To change or delete it. Nobody who buys from it waits. */
  lock: (tx: Tx, collegeId: CollegeId, id: MerchantId): Promise<MerchantRow | undefined> =>
    tx
      .select()
      .from(merchants)
      .where(and(ofCollege(collegeId), eq(merchants.id, id)))
      .for('no key update')
      .then(([row]) => row),

  /** Locked against changes until the transaction ends. False when it does not exist. */
  keep: (tx: Tx, collegeId: CollegeId, id: MerchantId): Promise<boolean> =>
    tx
      .select({ id: merchants.id })
      .from(merchants)
      .where(and(ofCollege(collegeId), eq(merchants.id, id)))
      .for('share')
      .then((rows) => rows.length > 0),

  all: (db: Db, collegeId: CollegeId): Promise<MerchantRow[]> =>
    db.select().from(merchants).where(ofCollege(collegeId)).orderBy(asc(merchants.name), asc(merchants.id)).limit(MOST),

  byIds: (db: Db, collegeId: CollegeId, ids: readonly MerchantId[]): Promise<MerchantRow[]> =>
    db
      .select()
      .from(merchants)
      .where(and(ofCollege(collegeId), sql`${merchants.id} = any(${sql.param([...ids])}::bigint[])`)),

  name: (db: Db, id: MerchantId): Promise<string | undefined> =>
    db
      .select({ name: merchants.name })
      .from(merchants)
      .where(and(eq(merchants.id, id), isNull(merchants.removedAt)))
      .then(([row]) => row?.name),

  names: (db: Db, ids: readonly MerchantId[]): Promise<ReadonlyMap<MerchantId, string>> =>
    db
      .select({ id: merchants.id, name: merchants.name })
      .from(merchants)
      .where(sql`${merchants.id} = any(${sql.param([...ids])}::bigint[])`)
      .then((rows) => new Map(rows.map(({ id, name }) => [id, name]))),

  goodsCount: (db: Db, id: MerchantId): Promise<number> =>
    db
      .select({ total: count() })
      .from(goods)
      .where(and(eq(goods.merchantId, id), isNull(goods.removedAt)))
      .then(([row]) => row?.total ?? 0),

  areas: (db: Db, id: MerchantId): Promise<DeliveryArea[]> =>
    db
      .select({ province: deliveryAreas.province, city: deliveryAreas.city, district: deliveryAreas.district })
      .from(deliveryAreas)
      .where(eq(deliveryAreas.merchantId, id))
      .orderBy(deliveryAreas.province, deliveryAreas.city, deliveryAreas.district),

  people: (db: Db, id: MerchantId): Promise<UserId[]> =>
    db
      .select({ userId: merchantPeople.userId })
      .from(merchantPeople)
      .where(eq(merchantPeople.merchantId, id))
      .then((rows) => rows.map(({ userId }) => userId)),

  /** The same with their names. */
  named: (db: Db, id: MerchantId): Promise<{ id: UserId; name: string }[]> =>
    db
      .select({ id: users.id, name: users.name })
      .from(merchantPeople)
      .innerJoin(users, eq(users.id, merchantPeople.userId))
      .where(eq(merchantPeople.merchantId, id))
      .orderBy(asc(users.name), asc(users.id)),

  /** The merchants whose people this person is one of. */
  ofPerson: (db: Db, collegeId: CollegeId, userId: UserId): Promise<MerchantId[]> =>
    db
      .select({ id: merchants.id })
      .from(merchantPeople)
      .innerJoin(merchants, eq(merchants.id, merchantPeople.merchantId))
      .where(and(ofCollege(collegeId), eq(merchantPeople.userId, userId)))
      .then((rows) => rows.map(({ id }) => id)),

  /** Those of the people who are in the college. */
  members: (db: Db, collegeId: CollegeId, ids: readonly UserId[]): Promise<number> =>
    db
      .select({ total: sql<number>`count(distinct ${memberships.userId})::int` })
      .from(memberships)
      .where(
        and(eq(memberships.collegeId, collegeId), sql`${memberships.userId} = any(${sql.param([...ids])}::bigint[])`),
      )
      .then(([row]) => row?.total ?? 0),

  add: (tx: Tx, values: MerchantValues): Promise<MerchantRow> =>
    tx
      .insert(merchants)
      .values(values)
      .returning()
      .then(([row]) => {
        if (!row) throw new Error('the merchant was not stored')
        return row
      }),

  change: (tx: Tx, id: MerchantId, values: Partial<MerchantValues>): Promise<MerchantRow> =>
    tx
      .update(merchants)
      .set({ ...values, version: sql`${merchants.version} + 1` })
      .where(eq(merchants.id, id))
      .returning()
      .then(([row]) => {
        if (!row) throw new Error('the merchant was not changed')
        return row
      }),

  async setParts(
    tx: Tx,
    merchantId: MerchantId,
    { areas, people }: { areas: readonly DeliveryArea[]; people: readonly UserId[] },
  ): Promise<void> {
    await tx.delete(deliveryAreas).where(eq(deliveryAreas.merchantId, merchantId))
    await tx.delete(merchantPeople).where(eq(merchantPeople.merchantId, merchantId))
    if (areas.length > 0)
      await tx
        .insert(deliveryAreas)
        .values(areas.map((area) => ({ merchantId, ...area })))
        .onConflictDoNothing()
    if (people.length > 0)
      await tx
        .insert(merchantPeople)
        .values(people.map((userId) => ({ merchantId, userId })))
        .onConflictDoNothing()
  },
}
