import type { Kernel } from '../../kernel/kernel.ts'
import type { StudyServices } from '../study/index.ts'
import { pendingReviewsRepo } from './pending-reviews.repo.ts'
import type { ReviewKind } from './review.kind.ts'
import { reviewableBy } from './review-scope.repo.ts'

type PendingSource = StudyServices['pendingSources']['all'][number]

/** The badge shows 99+ from here on, so that nobody counts further. */
const MOST_COUNTED = 100

/** What waits for the person to mark, as the badge of teaching management counts it. */
export const pendingReviews = (
  { database }: Pick<Kernel, 'database'>,
  kinds: readonly ReviewKind[],
): PendingSource => ({
  badge: 'teachingNumber',
  async count(viewer) {
    const db = database.primary
    const named = await pendingReviewsRepo.namedTypes(db, viewer.userId)
    // Most people mark nothing: the queue is not read for them.
    const own = kinds.filter(
      ({ bizType, right, reviewersOf }) => viewer.rights.has(right) || named.includes(reviewersOf ?? bizType),
    )
    return own.length === 0 ? 0 : pendingReviewsRepo.waiting(db, reviewableBy(viewer, own), MOST_COUNTED)
  },
})
