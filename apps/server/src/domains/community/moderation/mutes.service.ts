import type { MutedPerson } from '@sands/contract/community/posts.model'
import type { PageOf } from '@sands/contract/kernel/schema'
import { type PageRequest, pageOf, pageWindow } from '../../../kernel/database/paging.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import type { OrgService } from '../../org/index.ts'
import { mutesRepo } from './mutes.repo.ts'

export type MutedPeople = (viewer: Viewer, request: PageRequest) => Promise<PageOf<MutedPerson>>

/** People who may neither publish nor comment now, with the reason of the last mute. */
export const createMutedPeople =
  ({ database, clock }: Pick<Kernel, 'database' | 'clock'>, org: Pick<OrgService, 'names'>): MutedPeople =>
  async ({ collegeId }, request) => {
    const db = database.primary
    const now = clock.now()
    const [rows, total] = await Promise.all([
      mutesRepo.page(db, { collegeId, now }, pageWindow(request)),
      mutesRepo.total(db, { collegeId, now }),
    ])
    const names = await org.names(
      db,
      rows.flatMap(({ userId, actedBy }) => [userId, actedBy ?? []].flat()),
    )
    return pageOf(
      rows.map(({ userId, until, reason, actedBy, actedAt, appeal }) => ({
        userId,
        name: names.get(userId) ?? '',
        until: until.toISOString(),
        reason: reason ?? '',
        mutedByName: actedBy ? (names.get(actedBy) ?? '') : '',
        mutedAt: actedAt?.toISOString() ?? null,
        appeal,
      })),
      total,
      request,
    )
  }
