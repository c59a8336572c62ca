import type { OwnMute } from '@sands/contract/community/community.model'
import type { Db } from '../../../kernel/database/database.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { moderationRepo } from './moderation.repo.ts'

/** What a muted person reads: until when and why, and the action against which they may still appeal. */
export async function ownMute(db: Db, viewer: Viewer, until: Date): Promise<OwnMute> {
  const action = await moderationRepo.lastMute(db, viewer)
  const actionId = action && action.appealedAt === null ? action.id : null
  return { until: until.toISOString(), reason: action?.reason ?? '', actionId }
}
