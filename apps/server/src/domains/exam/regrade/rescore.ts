import { isDeepStrictEqual } from 'node:util'
import type { QuestionBody } from '@sands/contract/exam/question.model'
import { passScoreOf } from '@sands/rules/exam/attempt'
import { earned, scoreAnswer } from '@sands/rules/exam/score'
import { partsOf } from '../attempt/answer-parts.ts'
import type { AnswerRow, AttemptRow, VersionId } from '../attempt/attempt.repo.ts'
import { isByHand } from '../attempt/grade.ts'
import type { VersionMap } from '../attempt/versions.service.ts'
import type { AttemptPaper } from '../exam.tables.ts'

export interface RescoredAnswer {
  questionKey: string
  versionId: VersionId
  verdict: AnswerRow['verdict']
  score: number | null
}

export interface Rescored {
  /** Only answers that differ from what is stored. */
  answers: RescoredAnswer[]
  /** The paper names the newest version of a question whose text is the same, so that learners see the corrected key. */
  paper: AttemptPaper
  objectiveScore: number
  subjectiveScore: number | null
  passScore: number
  score: number | null
  isQualified: boolean | null
}

/** By id of the version that the attempt has: the newest version of the same question. */
export type NewestOf = (versionId: VersionId) => VersionId

type Named = Pick<QuestionBody, 'options' | 'targets' | 'blanks'>

/** What answers name, whatever its order. */
const namesOf = ({ options, targets, blanks }: Named) => ({
  options: options.map(({ key }) => key).toSorted(),
  targets: targets.map(({ key }) => key).toSorted(),
  blanks: blanks.toSorted(),
})
const shapeOf = ({ type, children, ...body }: QuestionBody) => ({
  type,
  ...namesOf(body),
  children: children.map((child) => ({ key: child.key, type: child.type, ...namesOf(child) })),
})

/**
 * Scores the stored answers of an attempt again, with the newest key of every question. What a person has marked stays.
 * A question whose type, options, blanks or sub-questions have changed keeps its old key: the stored answer names what the
 * new one may not have.
 */
export function rescore(
  attempt: Pick<AttemptRow, 'paper' | 'totalScore' | 'subjectiveScore' | 'state'>,
  stored: readonly AnswerRow[],
  { versions, newestOf, passPercent }: { versions: VersionMap; newestOf: NewestOf; passPercent: number },
): Rescored {
  const chosen = (versionId: VersionId): VersionId => {
    const newest = newestOf(versionId)
    const [old, next] = [versions.get(versionId), versions.get(newest)]
    if (!old || !next) return versionId
    return isDeepStrictEqual(shapeOf(old.body), shapeOf(next.body)) ? newest : versionId
  }
  const withVersions = (pick: (versionId: VersionId) => VersionId): AttemptPaper => ({
    ...attempt.paper,
    sections: attempt.paper.sections.map((section) => ({
      ...section,
      questions: section.questions.map((question) => ({ ...question, versionId: pick(question.versionId) })),
    })),
  })
  const parts = new Map(partsOf(withVersions(chosen), versions).map((part) => [part.key, part]))
  const all = stored.map((row): AnswerRow => {
    const part = parts.get(row.questionKey)
    if (!part || isByHand(row)) return row
    const { verdict, share } = scoreAnswer(part.type, part.solution, row.answer ?? undefined, attempt.paper.partialRule)
    if (verdict === 'to_mark') return row
    return { ...row, versionId: part.versionId, verdict, score: earned(row.maxScore, share) }
  })
  const objectiveScore = all.reduce((sum, row) => sum + (isByHand(row) ? 0 : (row.score ?? 0)), 0)
  const { subjectiveScore } = attempt
  const passScore = passScoreOf(attempt.totalScore, passPercent)
  const score = attempt.state === 'finished' ? objectiveScore + (subjectiveScore ?? 0) : null
  const isSameText = (versionId: VersionId) =>
    isDeepStrictEqual(versions.get(versionId)?.body, versions.get(chosen(versionId))?.body)
  return {
    answers: all.filter((row, index) => row !== stored[index] && !isDeepStrictEqual(row, stored[index])),
    paper: withVersions((versionId) => (isSameText(versionId) ? chosen(versionId) : versionId)),
    objectiveScore,
    subjectiveScore,
    passScore,
    score,
    isQualified: score === null ? null : score >= passScore,
  }
}
