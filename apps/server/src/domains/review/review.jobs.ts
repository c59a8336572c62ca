import type { CollegeId } from '@sands/contract/kernel/schema'
import { DIGEST_MS, REVIEW_BIZ, type ReviewBizType } from '@sands/rules/review'
import type { Tx } from '../../kernel/database/database.ts'
import { type JobKind, jobKind } from '../../kernel/jobs/jobs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { fromTemplate, type SendMessage } from '../message/index.ts'
import { holdersOf } from '../org/index.ts'
import type { BizId, ReviewKind } from './review.kind.ts'
import { reviewRepo } from './review.repo.ts'

const AT_ONCE = 200
/** Without named reviewers, at most this many people with the right are told. */
const MOST_HOLDERS = 200

interface Waiting {
  collegeId: CollegeId
  bizType: ReviewBizType
  bizId: BizId
  waiting: number
}

const JUMPS = {
  [REVIEW_BIZ.exam]: 'examReviewList',
  [REVIEW_BIZ.homework]: 'homeworkList',
  [REVIEW_BIZ.sealed]: 'examReviewList',
} as const

/**
 * Tells markers what waits for them: one message for each exam or task, whatever the number of hand-ins, and not again
 * for half a day.
 */
export const tellMarkers = (
  { database, clock }: Kernel,
  { send, kinds }: { send: SendMessage; kinds: readonly ReviewKind[] },
): JobKind<Record<string, never>> => {
  async function tell(tx: Tx, { collegeId, bizType, bizId, waiting }: Waiting): Promise<void> {
    const kind = kinds.find((candidate) => candidate.bizType === bizType)
    const facts = (await kind?.facts(tx, collegeId, [bizId]))?.get(bizId)
    const named = await reviewRepo.reviewers(tx, kind?.reviewersOf ?? bizType, [bizId])
    const userIds =
      named.length > 0 || !kind
        ? named.map(({ userId }) => userId)
        : await holdersOf(tx, { collegeId, right: kind.right, limit: MOST_HOLDERS })
    const now = clock.now()
    await reviewRepo.markTold(tx, bizType, bizId, now)
    if (!facts || userIds.length === 0) return
    await send(tx, {
      collegeId,
      category: 'teaching',
      to: { userIds },
      texts: fromTemplate('review.waiting', { name: facts.name, count: waiting }),
      jump: { to: JUMPS[bizType], moduleId: bizId },
      dedupeKey: `review.waiting ${bizType} ${bizId} ${now.getTime()}`,
    })
  }

  return jobKind<Record<string, never>>({
    name: 'review.tell-markers',
    retries: 3,
    limitSeconds: 300,
    cron: '*/15 * * * *',
    afterStartSeconds: 60,
    async run() {
      const since = new Date(clock.now().getTime() - DIGEST_MS)
      for (const waiting of await reviewRepo.untold(database.primary, since, AT_ONCE))
        await database.transaction((tx) => tell(tx, waiting))
    },
  })
}
