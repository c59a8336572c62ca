import type { ExamResult, ReviewedQuestion } from '@sands/contract/exam/attempt.model'
import type { QuestionSolution } from '@sands/contract/exam/question.model'
import type { ReviewPart } from '@sands/rules/exam/state'
import { presentQuestionHtml, type ShownFiles } from '../bank/question-html.codec.ts'
import type { AnswerRow, AttemptRow } from './attempt.repo.ts'
import { presentSections } from './question.present.ts'
import type { VersionMap } from './versions.service.ts'

type ReviewedAnswer = Pick<AnswerRow, 'questionKey' | 'answer' | 'verdict' | 'score' | 'maxScore' | 'comment'>

interface Review {
  attempt: Pick<AttemptRow, 'paper' | 'seed'>
  versions: VersionMap
  answers: readonly ReviewedAnswer[]
  parts: ReadonlySet<ReviewPart>
  files: ShownFiles
  shuffleOptions: boolean
}

type Solution = Pick<QuestionSolution, 'key' | 'reference' | 'analysis'>

/** The only place where keys and analyses leave the server for a learner. */
function presentSolution(solution: QuestionSolution, { parts, files }: Review): ReviewedQuestion['solution'] {
  if (!parts.has('key') && !parts.has('analysis')) return null
  const key = (part: Solution) =>
    parts.has('key') ? { key: part.key, reference: presentQuestionHtml(part.reference, files) } : null
  const analysis = (part: Solution) => (parts.has('analysis') ? presentQuestionHtml(part.analysis, files) : null)
  return {
    key: key(solution),
    analysis: analysis(solution),
    children: Object.entries(solution.children).map(([name, child]) => ({
      key: name,
      solution: key(child),
      analysis: analysis(child),
    })),
  }
}

const presentAnswer = (row: ReviewedAnswer, parts: Review['parts']): ReviewedQuestion['answers'][number] => ({
  questionKey: row.questionKey,
  answer: row.answer,
  verdict: parts.has('verdict') ? row.verdict : null,
  // The score of a question tells whether it is right, so it needs both parts.
  score: parts.has('verdict') && parts.has('score') ? row.score : null,
  maxScore: row.maxScore,
  comment: parts.has('comment') ? row.comment : null,
})

export function presentReview(review: Review): NonNullable<ExamResult['sections']> {
  const { attempt, versions, answers, parts, files, shuffleOptions } = review
  const versionOf = new Map(
    attempt.paper.sections.flatMap(({ questions }) => questions.map(({ key, versionId }) => [key, versionId])),
  )
  const rowsOf = (key: string) =>
    answers.filter(({ questionKey }) => questionKey === key || questionKey.startsWith(`${key}/`))
  const sections = presentSections(attempt.paper, versions, { seed: attempt.seed, shuffleOptions }, files)
  return sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) => {
      const solution = versions.get(versionOf.get(question.key) ?? '')?.solution
      return {
        ...question,
        answers: rowsOf(question.key).map((row) => presentAnswer(row, parts)),
        solution: solution ? presentSolution(solution, review) : null,
      }
    }),
  }))
}
