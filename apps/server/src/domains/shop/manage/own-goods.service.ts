import type { CallData, CallQuery } from '@sands/contract/calls'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { presentManagedGoods } from '../goods/goods.present.ts'
import { goodsRepo } from '../goods/goods.repo.ts'
import { merchantRepo } from '../goods/merchant.repo.ts'

type PageCall = 'GET /sands-shopping/api/v1/manage/merchant/goods/page'

export interface OwnGoodsService {
  page(viewer: Viewer, query: CallQuery<PageCall>): Promise<CallData<PageCall>>
}

/** Goods for the people of their merchant, who see no others. */
export const createOwnGoodsService = (
  { database }: Pick<Kernel, 'database'>,
  media: Pick<MediaService, 'url'>,
): OwnGoodsService => ({
  async page({ collegeId, userId }, { keyWord, state, ...request }) {
    const db = database.primary
    const merchantIds = await merchantRepo.ofPerson(db, collegeId, userId)
    const names = await merchantRepo.names(db, merchantIds)
    const filter = { words: keyWord?.trim() || undefined, state, merchantIds }
    const rows = await goodsRepo.edited(db, collegeId, { ...filter, ...pageWindow(request) })
    const items = rows.map((row) => ({
      ...presentManagedGoods(row, media),
      merchantName: (row.merchantId && names.get(row.merchantId)) ?? '',
    }))
    return pageOf(items, await goodsRepo.editedTotal(db, collegeId, filter), request)
  },
})
