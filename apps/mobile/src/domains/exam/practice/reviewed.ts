import type { ReviewedQuestion } from '@sands/contract/exam/attempt.model'
import type { PracticeReview } from '@sands/contract/exam/practice.model'

/** A question of a practice in the shape of an exam's review: it has no score. */
export const asReviewed = ({ key, body, answers, solution }: PracticeReview): ReviewedQuestion => ({
  key,
  body,
  answers,
  solution,
  score: 0,
  isRequired: false,
})
