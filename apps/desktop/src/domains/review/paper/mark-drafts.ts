import type { Mark, MarkingPaper } from '@sands/contract/exam/marking.model'
import { rubricScore } from '@sands/rules/exam/marking'

/** A mark while somebody works on it. */
export interface MarkDraft {
  score: number | null
  rubric: Readonly<Record<string, number>> | null
  comment: string
}

export type MarkDrafts = Readonly<Record<string, MarkDraft>>

type Stored = Pick<Mark, 'score' | 'rubric' | 'comment'>

export const draftOf = ({ score, rubric, comment }: Stored): MarkDraft => ({ score, rubric, comment: comment ?? '' })

/** The answers of a paper that a person marks. */
const byHand = ({ sections }: MarkingPaper) =>
  sections.flatMap(({ questions }) => questions.flatMap(({ answers }) => answers.filter(({ isByHand }) => isByHand)))

export const draftsOf = (paper: MarkingPaper): MarkDrafts =>
  Object.fromEntries(byHand(paper).map((answer) => [answer.questionKey, draftOf(answer)]))

export const markOf = (questionKey: string, { score, rubric, comment }: MarkDraft): Mark => ({
  questionKey,
  score,
  rubric: rubric && { ...rubric },
  comment: comment.trim() === '' ? null : comment,
})

/** One line of the rubric earned something else: the score follows. */
export function withLine(draft: MarkDraft, line: { key: string; percent: number }, maxScore: number): MarkDraft {
  const rubric = { ...draft.rubric, [line.key]: line.percent }
  return { ...draft, rubric, score: rubricScore(maxScore, rubric) }
}

/** Points typed by hand replace those of the rubric. */
export const withScore = (draft: MarkDraft, points: number | null, maxScore: number): MarkDraft => ({
  ...draft,
  rubric: null,
  score: points === null ? null : Math.min(maxScore, Math.max(0, Math.round(points * 100))),
})

export const sumOf = (drafts: MarkDrafts): number =>
  Object.values(drafts).reduce((sum, { score }) => sum + (score ?? 0), 0)

export const openIn = (drafts: MarkDrafts): number => Object.values(drafts).filter(({ score }) => score === null).length
