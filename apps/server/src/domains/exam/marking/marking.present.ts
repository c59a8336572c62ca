import type { MarkedAnswer, MarkingPaper, MarkingQuestion } from '@sands/contract/exam/marking.model'
import type { QuestionBody, QuestionSolution } from '@sands/contract/exam/question.model'
import type { FileId, UserId } from '@sands/contract/kernel/schema'
import type { Resource } from '@sands/contract/media/media.model'
import type { AnswerRow, AttemptRow } from '../attempt/attempt.repo.ts'
import { isByHand } from '../attempt/grade.ts'
import { presentSections } from '../attempt/question.present.ts'
import type { VersionMap } from '../attempt/versions.service.ts'
import { presentQuestionHtml, type ShownFiles } from '../bank/question-html.codec.ts'

export interface Surroundings {
  versions: VersionMap
  /** Files of the questions. */
  shown: ShownFiles
  /** Files of the answers. */
  files: ReadonlyMap<FileId, Resource>
  markers: ReadonlyMap<UserId, string>
}

type Part = Pick<QuestionSolution, 'key' | 'analysis' | 'reference' | 'rubric'>

/** Key, model answer and rubric, for people who mark. Learners get theirs through the review matrix. */
export function presentSolution({ children, ...solution }: QuestionSolution, files: ShownFiles): QuestionSolution {
  const shown = <P extends Part>(part: P): P => ({
    ...part,
    analysis: presentQuestionHtml(part.analysis, files),
    reference: presentQuestionHtml(part.reference, files),
  })
  const parts = Object.entries(children).map(([key, child]) => [key, shown(child)] as const)
  return { ...shown(solution), children: Object.fromEntries(parts) }
}

/** A question outside of a paper: its options in the order of the bank. */
export function presentQuestion({ children, ...body }: QuestionBody, files: ShownFiles): QuestionBody {
  const html = <P extends Omit<QuestionBody, 'children' | 'type'>>(part: P): P => ({
    ...part,
    stem: presentQuestionHtml(part.stem, files),
    options: part.options.map(({ key, content }) => ({ key, content: presentQuestionHtml(content, files) })),
    targets: part.targets.map(({ key, content }) => ({ key, content: presentQuestionHtml(content, files) })),
  })
  return { ...html(body), children: children.map(html) }
}

export const filesOf = ({ answer }: Pick<AnswerRow, 'answer'>, files: Surroundings['files']): Resource[] =>
  (answer?.fileIds ?? []).flatMap((id) => files.get(id) ?? [])

const presentAnswer = (row: AnswerRow, { files, markers }: Surroundings): MarkedAnswer => ({
  questionKey: row.questionKey,
  answer: row.answer,
  verdict: row.verdict,
  maxScore: row.maxScore,
  score: row.score,
  rubric: row.rubric,
  comment: row.comment,
  isByHand: isByHand(row),
  markedBy: (row.markedBy && markers.get(row.markedBy)) ?? null,
  files: filesOf(row, files),
})

export function presentPaper(
  attempt: AttemptRow,
  answers: readonly AnswerRow[],
  { around, shuffleOptions }: { around: Surroundings; shuffleOptions: boolean },
): MarkingPaper['sections'] {
  const { versions, shown } = around
  const versionOf = new Map(
    attempt.paper.sections.flatMap(({ questions }) => questions.map(({ key, versionId }) => [key, versionId])),
  )
  return presentSections(attempt.paper, versions, { seed: attempt.seed, shuffleOptions }, shown).map((section) => ({
    ...section,
    questions: section.questions.flatMap((question): MarkingQuestion[] => {
      const solution = versions.get(versionOf.get(question.key) ?? '')?.solution
      if (!solution) return []
      const order = [question.key, ...question.body.children.map(({ key }) => `${question.key}/${key}`)]
      const own = answers
        .filter(({ questionKey }) => order.includes(questionKey))
        .toSorted((one, other) => order.indexOf(one.questionKey) - order.indexOf(other.questionKey))
      return [
        {
          ...question,
          solution: presentSolution(solution, shown),
          answers: own.map((row) => presentAnswer(row, around)),
        },
      ]
    }),
  }))
}
