import type { ExamResult, ReviewedQuestion } from '@sands/contract/exam/attempt.model'
import type { PracticeQuestion, PracticeReview } from '@sands/contract/exam/practice.model'
import { type PaperPart, paperParts } from '../question/paper-parts.ts'

type Sections = NonNullable<ExamResult['sections']>

/** The questions of a practice as one section of a paper: they have no scores. */
export const practiceParts = (questions: readonly Pick<PracticeQuestion, 'key' | 'body'>[]): PaperPart[] =>
  paperParts([
    {
      key: 's',
      title: '',
      remark: '',
      questions: questions.map(({ key, body }) => ({ key, body, score: 0, isRequired: false })),
    },
  ])

/** A question of a practice in the shape of an exam's review: it has no score. */
export const asReviewed = ({ key, body, answers, solution }: PracticeReview): ReviewedQuestion => ({
  key,
  body,
  answers,
  solution,
  score: 0,
  isRequired: false,
})

export const reviewSections = (reviews: readonly PracticeReview[]): Sections => [
  { key: 's', title: '', remark: '', questions: reviews.map(asReviewed) },
]

/** The question that a part belongs to. */
export const questionKeyOf = (partKey: string): string => partKey.split('/')[0] ?? partKey
