import { asId } from '@sands/contract/kernel/id'
import { SOCIAL_MODULES } from '@sands/contract/social/social.model'
import { hotScore } from '@sands/rules/community/hot'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Events } from '../../../kernel/events.ts'
import { digestRepo } from '../digest/digest.repo.ts'
import { type ContentId, contentRepo } from './content.repo.ts'

/** Stores the hot score again after the attention has changed. */
export async function rescore(tx: Tx, id: ContentId): Promise<void> {
  const row = await contentRepo.attention(tx, id)
  if (row?.publishedAt) await contentRepo.setHot(tx, id, hotScore(row, row.publishedAt))
}

export async function countLike(tx: Tx, { module, moduleId, userId, by, at }: Events['social.liked']): Promise<void> {
  if (module !== SOCIAL_MODULES.communityContent) return
  const contentId = asId<ContentId>(moduleId)
  await contentRepo.countLike(tx, { contentId, userId, by })
  if (by === 1) await digestRepo.add(tx, { contentId, userId, likedAt: at })
  else await digestRepo.remove(tx, { contentId, userId })
  await rescore(tx, contentId)
}

export async function countCommenters(tx: Tx, { module, moduleId }: Events['social.commented']): Promise<void> {
  if (module !== SOCIAL_MODULES.communityContent) return
  const contentId = asId<ContentId>(moduleId)
  await contentRepo.recountCommenters(tx, contentId)
  await rescore(tx, contentId)
}
