import type { CollegeId, Id, UserId } from '@sands/contract/kernel/schema'
import { afterAnswer } from '@sands/rules/exam/wrong-book'
import type { Tx } from '../../../kernel/database/database.ts'
import { practiceAttemptRepo } from './practice-attempt.repo.ts'
import { nextRecall } from './recall.ts'
import { type RecallRow, wrongBookRepo } from './wrong-book.repo.ts'

/** One scored answer to a whole question. */
export interface Reviewed {
  /** Unique for the person: the same answer sent twice counts once. */
  key: string
  questionId: Id<'question'>
  practiceId: Id<'practice'> | null
  isDaily: boolean
  isRight: boolean
  at: Date
}

interface Owner {
  userId: UserId
  collegeId: CollegeId
}

function afterReview(
  row: RecallRow | undefined,
  { userId, collegeId }: Owner,
  review: Reviewed,
): RecallRow | undefined {
  const { questionId, isRight, at } = review
  const entry = afterAnswer(row ?? null, isRight, at)
  return entry ? { ...entry, ...nextRecall(row ?? null, isRight, at), userId, collegeId, questionId } : row
}

/** Stores scored answers, and moves the wrong book and the schedule of the person. Returns how many were new. */
export async function storeReviews(tx: Tx, owner: Owner, reviews: readonly Reviewed[]): Promise<number> {
  if (reviews.length === 0) return 0
  const { userId, collegeId } = owner
  await practiceAttemptRepo.lockPerson(tx, owner)
  const added = await wrongBookRepo.addReviews(
    tx,
    reviews.map((review) => ({ ...review, userId, collegeId })),
  )
  const fresh = reviews
    .filter(({ key }) => added.has(key))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
  const ids = [...new Set(fresh.map(({ questionId }) => questionId))]
  const rows = new Map((await wrongBookRepo.recalls(tx, owner, ids)).map((row) => [row.questionId, row]))
  for (const review of fresh) {
    const row = afterReview(rows.get(review.questionId), owner, review)
    if (row) rows.set(review.questionId, row)
  }
  await wrongBookRepo.setRecalls(tx, [...rows.values()])
  return added.size
}
