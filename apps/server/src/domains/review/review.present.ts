import type { UserId } from '@sands/contract/kernel/schema'
import type { ReviewClaim, ReviewItem } from '@sands/contract/review/review.model'
import type { ReviewBizType } from '@sands/rules/review'
import type { ReviewItemRow, reviewRepo } from './review.repo.ts'

type ListedItem = Awaited<ReturnType<typeof reviewRepo.page>>[number]

/** Null when nobody is at it, or the claim has run out. */
export function presentClaim(
  { state, claimedBy, claimedUntil }: Pick<ReviewItemRow, 'state' | 'claimedBy' | 'claimedUntil'>,
  { name, viewerId, now }: { name: string | null; viewerId: UserId; now: Date },
): ReviewClaim | null {
  if (state !== 'waiting' || !claimedBy || !claimedUntil || claimedUntil <= now) return null
  return { isMine: claimedBy === viewerId, name: name ?? '', until: claimedUntil.toISOString() }
}

export const presentItem = (
  { item, person, claimedByName, doneByName }: ListedItem,
  { isAnonymous, viewerId, now }: { isAnonymous: boolean; viewerId: UserId; now: Date },
): ReviewItem => ({
  bizType: item.bizType as ReviewBizType,
  bizId: item.bizId,
  recordId: item.recordId,
  person: isAnonymous ? null : person,
  reviewStatus: item.state === 'done' ? 1 : 0,
  claim: presentClaim(item, { name: claimedByName, viewerId, now }),
  submitTime: item.createdAt.toISOString(),
  reviewerName: item.state === 'done' ? doneByName : null,
  reviewTime: item.state === 'done' ? (item.doneAt?.toISOString() ?? null) : null,
})
