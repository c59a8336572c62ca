import type { CollegeId, Id } from '@sands/contract/kernel/schema'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../../kernel/database/database.ts'
import { communityBanners } from '../community.tables.ts'

type BannerId = Id<'communityBanner'>
type BannerRow = typeof communityBanners.$inferSelect
type BannerValues = Omit<typeof communityBanners.$inferInsert, 'id'>

const own = (collegeId: CollegeId, id: BannerId) =>
  and(eq(communityBanners.id, id), eq(communityBanners.collegeId, collegeId))

const theRow = ([row]: BannerRow[]): BannerRow => {
  if (!row) throw new Error('the banner was not stored')
  return row
}

export const bannerRepo = {
  lock: (tx: Tx, collegeId: CollegeId, id: BannerId): Promise<BannerRow | undefined> =>
    tx
      .select()
      .from(communityBanners)
      .where(own(collegeId, id))
      .for('no key update')
      .then(([row]) => row),

  add: (tx: Tx, values: BannerValues): Promise<BannerRow> =>
    tx.insert(communityBanners).values(values).returning().then(theRow),

  change: (tx: Tx, id: BannerId, values: BannerValues): Promise<BannerRow> =>
    tx.update(communityBanners).set(values).where(eq(communityBanners.id, id)).returning().then(theRow),

  remove: (tx: Tx, collegeId: CollegeId, id: BannerId): Promise<BannerRow | undefined> =>
    tx
      .delete(communityBanners)
      .where(own(collegeId, id))
      .returning()
      .then(([row]) => row),
}
