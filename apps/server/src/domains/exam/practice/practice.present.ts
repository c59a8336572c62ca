import type { PracticeQuestion, PracticeReview } from '@sands/contract/exam/practice.model'
import type { QuestionBody } from '@sands/contract/exam/question.model'
import type { AnswerVerdict } from '@sands/rules/exam/score'
import { REVIEW_PARTS } from '@sands/rules/exam/state'
import { presentSections } from '../attempt/question.present.ts'
import { presentReview } from '../attempt/result.present.ts'
import type { VersionMap } from '../attempt/versions.service.ts'
import type { ShownFiles } from '../bank/question-html.codec.ts'
import type { PracticeAnswerRow, PracticeAttemptRow } from './practice-attempt.repo.ts'
import { questionIdOf } from './practice-grade.ts'

export interface PresentedPractice {
  attempt: Pick<PracticeAttemptRow, 'paper' | 'seed' | 'shuffleOptions'>
  versions: VersionMap
  files: ShownFiles
  favorites: ReadonlySet<string>
}

const noFiles = (body: QuestionBody): QuestionBody => ({
  ...body,
  files: 0,
  children: body.children.map((child) => ({ ...child, files: 0 })),
})

const bankOf = ({ attempt, favorites }: PresentedPractice, key: string) => {
  const questionId = questionIdOf(attempt.paper, key)
  return { questionId, isFavorite: favorites.has(questionId) ? (1 as const) : (0 as const) }
}

/** The questions without keys, in the order of this attempt. */
export const presentQuestions = (practice: PresentedPractice): PracticeQuestion[] =>
  presentSections(practice.attempt.paper, practice.versions, practice.attempt, practice.files)
    .flatMap(({ questions }) => questions)
    .map(({ key, body }) => ({ key, body: noFiles(body), ...bankOf(practice, key) }))

export type ReviewedPart = { questionKey: string; answer: PracticeAnswerRow['answer'] | null; verdict: AnswerVerdict }

/** Questions with keys, analyses and verdicts. Only for questions that the person has answered for good. */
export function presentReviews(
  practice: PresentedPractice,
  answers: readonly ReviewedPart[],
  keys: ReadonlySet<string>,
): PracticeReview[] {
  const { attempt, versions, files } = practice
  const sections = presentReview({
    attempt,
    versions,
    files,
    shuffleOptions: attempt.shuffleOptions,
    parts: new Set(REVIEW_PARTS),
    answers: answers.map((row) => ({ ...row, score: null, maxScore: 0, comment: null })),
  })
  return sections
    .flatMap(({ questions }) => questions)
    .filter(({ key }) => keys.has(key))
    .map(({ key, body, answers: rows, solution }) => ({
      key,
      body: noFiles(body),
      answers: rows,
      solution,
      ...bankOf(practice, key),
    }))
}
