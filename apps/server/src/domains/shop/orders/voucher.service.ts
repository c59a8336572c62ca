import type { CallQuery } from '@sands/contract/calls'
import type { PageOf } from '@sands/contract/kernel/schema'
import type { OwnVoucher } from '@sands/contract/shop/order.model'
import { pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { MediaService } from '../../media/index.ts'
import { presentOwnVoucher } from './order.present.ts'
import { voucherRepo } from './voucher.repo.ts'

export interface VoucherService {
  page(viewer: Viewer, query: CallQuery<'GET /sands-shopping/api/v1/voucher/page'>): Promise<PageOf<OwnVoucher>>
}

/** The vouchers of a person. Nobody else reads their codes: whoever has one can have the service. */
export const createVoucherService = (
  { database, clock }: Pick<Kernel, 'database' | 'clock'>,
  media: Pick<MediaService, 'url'>,
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
})
