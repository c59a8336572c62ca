import type { PageOf } from '@sands/contract/kernel/schema'
import type { SignInSpray } from '@sands/contract/ops/audit.model'
import { type PageRequest, pageOf, pageWindow } from '../../kernel/database/paging.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import { presentSpray } from './audit.present.ts'
import { scopeOf } from './audit.service.ts'
import { sprayRepo } from './spray.repo.ts'

const DAYS = 7
const DAY_MS = 86_400_000
/** Fewer are colleagues on one line who forgot their passwords. */
const MANY_ACCOUNTS = 5
const MOST_NAMES = 10

export interface SprayService {
  page(viewer: Viewer, request: PageRequest): Promise<PageOf<SignInSpray>>
}

export const createSprayService = ({ clock, database }: Pick<Kernel, 'clock' | 'database'>): SprayService => ({
  async page(viewer, request) {
    const since = new Date(clock.now().getTime() - DAYS * DAY_MS)
    const { rows, total } = await sprayRepo.page(database.primary, scopeOf(viewer), {
      since,
      atLeast: MANY_ACCOUNTS,
      mostNames: MOST_NAMES,
      ...pageWindow(request),
    })
    return pageOf(rows.map(presentSpray), total, request)
  },
})
