import type { CallQuery } from '@sands/contract/calls'
import type { PageOf } from '@sands/contract/kernel/schema'
import type { ManagedVoucher } from '@sands/contract/shop/manage.model'
import type { OwnVoucher } from '@sands/contract/shop/order.model'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import type { OrgService } from '../../org/index.ts'
import { ordersInRemit } from '../manage/order-remit.service.ts'
import { presentManagedVoucher, presentOwnVoucher } from './order.present.ts'
import { voucherRepo } from './voucher.repo.ts'

export interface VoucherService {
  page(viewer: Viewer, query: CallQuery<'GET /sands-shopping/api/v1/voucher/page'>): Promise<PageOf<OwnVoucher>>
  /** For the management and the people of merchants, who see those of their own. */
  managed(
    viewer: Viewer,
    query: CallQuery<'GET /sands-shopping/api/v1/manage/voucher/page'>,
  ): Promise<PageOf<ManagedVoucher>>
}

interface Parts {
  media: Pick<MediaService, 'url'>
  org: Pick<OrgService, 'names'>
}

/** Only the buyer reads the code of a voucher before it is redeemed: whoever has it can have the service. */
export const createVoucherService = (
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  { media, org }: Parts,
): VoucherService => ({
  async page({ userId, collegeId }, { state, ...request }) {
    const now = clock.now()
    const filter = { userId, collegeId, state, now }
    const rows = await voucherRepo.page(database.primary, filter, pageWindow(request))
    return pageOf(
      rows.map((row) => presentOwnVoucher(row, { media, now })),
      await voucherRepo.count(database.primary, filter),
      request,
    )
  },

  async managed(viewer, { keyWord, state, ...request }) {
    const db = database.primary
    const now = clock.now()
    const filter = { ...(await ordersInRemit(db, viewer)), words: keyWord?.trim() || undefined, state, now }
    const rows = await voucherRepo.page(db, filter, pageWindow(request))
    const buyers = await org.names(
      db,
      rows.map(({ userId }) => userId),
    )
    return pageOf(
      rows.map((row) => presentManagedVoucher(row, { now, buyerName: buyers.get(row.userId) ?? '' })),
      await voucherRepo.count(db, filter),
      request,
    )
  },
})
