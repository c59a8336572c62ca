import { asId } from '@sands/contract/kernel/id'
import { shopLinks } from '@sands/contract/shop/shop.links'
import type { ContentKind } from '../../kernel/content.ts'
import type { MediaService } from '../media/index.ts'
import { type GoodsId, goodsRepo } from './goods/goods.repo.ts'
import { type MerchantId, merchantRepo } from './goods/merchant.repo.ts'
import { goodsChoices, merchantChoices } from './shop-content.repo.ts'

/** Goods in the content registry. They have no comments. */
export const goodsContent = (media: Pick<MediaService, 'url'>): ContentKind => ({
  kind: 'goods',
  shortLinkStatus: 21,
  async byIds(db, { collegeId }, ids) {
    const rows = await goodsRepo.byIds(db, collegeId, ids.map(asId<GoodsId>))
    return rows.map(({ id, name, coverFileId }) => ({
      id,
      title: name,
      coverUrl: coverFileId ? media.url(coverFileId, 'w750') : null,
      link: shopLinks.goods(id),
    }))
  },
  visibleIds: (db, viewer, ids) => goodsRepo.visibleIds(db, viewer, ids.map(asId<GoodsId>)),
  searchText: (db, id) => goodsRepo.name(db, asId<GoodsId>(id)),
  isCommentable: async () => false,
  choices: goodsChoices((fileId) => media.url(fileId, 'w375')),
})

/** Merchants in the content registry. Everybody in the college sees them; nobody comments on them. */
export const merchantContent = (media: Pick<MediaService, 'url'>): ContentKind => ({
  kind: 'merchant',
  shortLinkStatus: 29,
  async byIds(db, { collegeId }, ids) {
    const rows = await merchantRepo.byIds(db, collegeId, ids.map(asId<MerchantId>))
    return rows.map(({ id, name, logoFileId }) => ({
      id,
      title: name,
      coverUrl: logoFileId ? media.url(logoFileId, 'w375') : null,
      link: shopLinks.merchant(id),
    }))
  },
  async visibleIds(db, { collegeId }, ids) {
    const rows = await merchantRepo.byIds(db, collegeId, ids.map(asId<MerchantId>))
    return new Set(rows.map(({ id }) => id))
  },
  searchText: (db, id) => merchantRepo.name(db, asId<MerchantId>(id)),
  isCommentable: async () => false,
  choices: merchantChoices((fileId) => media.url(fileId, 'w375')),
})
