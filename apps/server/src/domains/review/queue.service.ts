import type { CollegeId, UserId } from '@sands/contract/kernel/schema'
import type { ReviewClaim } from '@sands/contract/review/review.model'
import { CLAIM_MS, type ReviewBizType } from '@sands/rules/review'
import type { SQL, SQLWrapper } from 'drizzle-orm'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { fail } from '../../kernel/errors.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { Viewer } from '../../kernel/viewer.ts'
import type { BizId, RecordId, ReviewBizFacts, ReviewKind } from './review.kind.ts'
import { presentClaim } from './review.present.ts'
import { type ReviewItemRow, reviewRepo } from './review.repo.ts'
import { idValue, NOBODY, peopleReviewableBy, reviewableBy } from './review-scope.repo.ts'

export interface HandIn {
  collegeId: CollegeId
  bizType: ReviewBizType
  bizId: BizId
  recordId: RecordId
  userId: UserId
  at: Date
}

interface Named {
  bizType: ReviewBizType
  recordId: RecordId
}

/** A hand-in as its marker sees it. */
export interface HeldItem {
  item: ReviewItemRow
  claim: ReviewClaim | null
  reviewerName: string | null
}

/** For the domains whose work is marked. Each call belongs into the transaction that changes the work itself. */
export interface ReviewQueue {
  add(tx: Tx, ...handIns: readonly HandIn[]): Promise<void>
  /** The hand-in is no longer to be marked: it was opened again or deleted. */
  drop(tx: Tx, named: Named): Promise<void>
  setReviewers(tx: Tx, bizType: ReviewBizType, bizId: BizId, userIds: readonly UserId[]): Promise<void>
  reviewers(db: Db, bizType: ReviewBizType, bizId: BizId): Promise<{ userId: UserId; name: string }[]>
  /** A condition on `review_items`: what the person may mark. */
  scope(viewer: Viewer, bizType: ReviewBizType): SQL
  /** Throws unless the person may mark it. */
  get(db: Db, viewer: Viewer, named: Named): Promise<HeldItem>
  /** Throws unless the person may mark something of this exam or task, or while they are at it themselves. */
  expectBiz(db: Db, viewer: Viewer, biz: { bizType: ReviewBizType; bizId: BizId }): Promise<ReviewBizFacts>
  /** A condition on a column with people: those whose work the person may mark in this exam or task. */
  people(viewer: Viewer, of: { bizType: ReviewBizType; bizId: BizId; userId: SQLWrapper }): SQL
  /** Claims it for the person, or renews the claim; the row stays locked. Throws with the name of the one who has it. */
  hold(tx: Tx, viewer: Viewer, named: Named): Promise<HeldItem & { claim: ReviewClaim }>
  release(tx: Tx, viewer: Viewer, named: Named): Promise<void>
  /** It is marked. Call it after `hold`, in the same transaction. */
  close(tx: Tx, viewer: Viewer, item: ReviewItemRow): Promise<void>
  claimNext(
    tx: Tx,
    viewer: Viewer,
    wanted: { bizType: ReviewBizType; bizId?: BizId; recordId?: RecordId },
  ): Promise<{ item: ReviewItemRow; claim: ReviewClaim } | undefined>
}

export function createReviewQueue({ clock }: Pick<Kernel, 'clock'>, kinds: readonly ReviewKind[]): ReviewQueue {
  const scope = (viewer: Viewer, bizType: ReviewBizType): SQL =>
    reviewableBy(
      viewer,
      kinds.filter((kind) => kind.bizType === bizType),
    )

  async function get(db: Db, viewer: Viewer, named: Named): Promise<HeldItem> {
    const found = await reviewRepo.find(db, scope(viewer, named.bizType), named)
    if (!found) throw fail('review.unknown')
    const { item, claimedByName, doneByName } = found
    const claim = presentClaim(item, { name: claimedByName, viewerId: viewer.userId, now: clock.now() })
    return { item, claim, reviewerName: item.state === 'done' ? doneByName : null }
  }

  async function claim(tx: Tx, viewer: Viewer, item: ReviewItemRow): Promise<ReviewClaim> {
    const until = new Date(clock.now().getTime() + CLAIM_MS)
    await reviewRepo.change(tx, item.id, { claimedBy: viewer.userId, claimedUntil: until })
    return { isMine: true, name: viewer.name, until: until.toISOString() }
  }

  return {
    scope,
    get,

    add: (tx, ...handIns) =>
      reviewRepo.add(
        tx,
        handIns.map(({ at, ...row }) => ({ ...row, state: 'waiting' as const, createdAt: at })),
      ),

    async drop(tx, { bizType, recordId }) {
      await reviewRepo.drop(tx, bizType, recordId)
    },

    setReviewers: (tx, bizType, bizId, userIds) => reviewRepo.setReviewers(tx, bizType, bizId, userIds),

    reviewers: (db, bizType, bizId) => reviewRepo.reviewers(db, bizType, [bizId]),

    async expectBiz(db, viewer, { bizType, bizId }) {
      const kind = kinds.find((candidate) => candidate.bizType === bizType)
      const facts = (await kind?.facts(db, viewer.collegeId, [bizId]))?.get(bizId)
      if (!kind || !facts) throw fail('review.unknown')
      if (kind.isTaking && (await reviewRepo.holds(db, kind.isTaking(viewer, idValue(bizId)))))
        throw fail('review.unknown')
      if (viewer.rights.has(kind.right)) return facts
      if (!(await reviewRepo.isReviewer(db, kind.reviewersOf ?? bizType, bizId, viewer.userId)))
        throw fail('review.unknown')
      return facts
    },

    people(viewer, { bizType, ...of }) {
      const kind = kinds.find((candidate) => candidate.bizType === bizType)
      return kind ? peopleReviewableBy(viewer, kind, of) : NOBODY
    },

    async hold(tx, viewer, named) {
      // Locked before it is read with its names: two markers wait for each other here.
      await reviewRepo.lock(tx, named.bizType, named.recordId)
      const held = await get(tx, viewer, named)
      if (held.item.state !== 'waiting') throw fail('review.marked_already', { name: held.reviewerName ?? '' })
      if (held.claim && !held.claim.isMine) throw fail('review.claimed', { name: held.claim.name })
      return { ...held, claim: await claim(tx, viewer, held.item) }
    },

    async release(tx, viewer, named) {
      await reviewRepo.lock(tx, named.bizType, named.recordId)
      const { item, claim: held } = await get(tx, viewer, named)
      if (held?.isMine) await reviewRepo.change(tx, item.id, { claimedBy: null, claimedUntil: null })
    },

    async close(tx, viewer, { id }) {
      const done = { doneBy: viewer.userId, doneAt: clock.now(), claimedBy: null, claimedUntil: null }
      await reviewRepo.change(tx, id, { state: 'done', ...done })
    },

    async claimNext(tx, viewer, { bizType, bizId, recordId }) {
      const filter = { scope: scope(viewer, bizType), bizType, ...(bizId && { bizId }) }
      const place = { viewerId: viewer.userId, now: clock.now(), after: recordId }
      const item = await reviewRepo.lockNext(tx, filter, place)
      return item && { item, claim: await claim(tx, viewer, item) }
    },
  }
}
