import type { CollegeId, Id } from '@sands/contract/kernel/schema'
import { BANNERS_MOST } from '@sands/rules/shop/shop'
import { and, asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../kernel/database/database.ts'
import { shopBanners } from '../shop.tables.ts'

export type BannerId = Id<'shopBanner'>
export type BannerRow = typeof shopBanners.$inferSelect
type BannerValues = Omit<typeof shopBanners.$inferInsert, 'id'>

const own = (collegeId: CollegeId, id: BannerId) => and(eq(shopBanners.id, id), eq(shopBanners.collegeId, collegeId))

const theRow = ([row]: BannerRow[]): BannerRow => {
  if (!row) throw new Error('the banner was not stored')
  return row
}

export const bannerRepo = {
  list: (db: Db, collegeId: CollegeId, { onlyShown }: { onlyShown: boolean }): Promise<BannerRow[]> =>
    db
      .select()
      .from(shopBanners)
      .where(and(eq(shopBanners.collegeId, collegeId), onlyShown ? eq(shopBanners.isShown, true) : undefined))
      .orderBy(asc(shopBanners.sort), asc(shopBanners.id))
      .limit(BANNERS_MOST),

  lock: (tx: Tx, collegeId: CollegeId, id: BannerId): Promise<BannerRow | undefined> =>
    tx
      .select()
      .from(shopBanners)
      .where(own(collegeId, id))
      .for('no key update')
      .then(([row]) => row),

  add: (tx: Tx, values: BannerValues): Promise<BannerRow> =>
    tx.insert(shopBanners).values(values).returning().then(theRow),

  change: (tx: Tx, id: BannerId, values: BannerValues): Promise<BannerRow> =>
    tx.update(shopBanners).set(values).where(eq(shopBanners.id, id)).returning().then(theRow),

  remove: (tx: Tx, collegeId: CollegeId, id: BannerId): Promise<BannerRow | undefined> =>
    tx
      .delete(shopBanners)
      .where(own(collegeId, id))
      .returning()
      .then(([row]) => row),
}
