import type { Answer, QuestionBody, QuestionSolution } from '@sands/contract/exam/question.model'
import { splitScore } from '@sands/rules/exam/attempt'
import type { PlainQuestionType, QuestionKey } from '@sands/rules/exam/question'
import type { AttemptPaper } from '../exam.tables.ts'
import type { VersionId } from './attempt.repo.ts'
import type { VersionMap } from './versions.service.ts'

type PlainBody = Omit<QuestionBody, 'children' | 'type'>

/** What can be answered and is scored by itself: a question, or a sub-question of a material. */
export interface AnswerPart {
  key: string
  versionId: VersionId
  type: PlainQuestionType
  body: PlainBody
  solution: QuestionKey
  maxScore: number
  isRequired: boolean
}

const NO_KEY: QuestionSolution['key'] = {}

/** All parts of a paper, in its order. */
export function partsOf(paper: AttemptPaper, versions: VersionMap): AnswerPart[] {
  return paper.sections.flatMap(({ questions }) =>
    questions.flatMap(({ key, versionId, score, isRequired }): AnswerPart[] => {
      const version = versions.get(versionId)
      if (!version) throw new Error(`question version ${versionId} does not exist`)
      const { body, solution } = version
      const common = { versionId, isRequired }
      if (body.type !== 'material')
        return [{ ...common, key, type: body.type, body, solution: solution.key, maxScore: score }]
      const scores = splitScore(score, body.children.length)
      return body.children.map((child, index) => ({
        ...common,
        key: `${key}/${child.key}`,
        type: child.type,
        body: child,
        solution: solution.children[child.key]?.key ?? NO_KEY,
        maxScore: scores[index] ?? 0,
      }))
    }),
  )
}

const FIELDS: Readonly<Record<PlainQuestionType, readonly (keyof Answer)[]>> = {
  single: ['options'],
  multiple: ['options'],
  uncertain: ['options'],
  order: ['options'],
  judge: ['isTrue'],
  fill: ['blanks'],
  match: ['pairs'],
  essay: ['text', 'fileIds'],
}

/** Whether the answer names only what the question has. An empty answer always fits: it clears the question. */
export function fits({ type, body }: AnswerPart, answer: Answer): boolean {
  const fields = FIELDS[type]
  if ((Object.keys(answer) as (keyof Answer)[]).some((field) => !fields.includes(field))) return false
  const options = new Set(body.options.map(({ key }) => key))
  const targets = new Set(body.targets.map(({ key }) => key))
  if (type === 'single' && (answer.options?.length ?? 0) > 1) return false
  return (
    (answer.options ?? []).every((key) => options.has(key)) &&
    Object.keys(answer.blanks ?? {}).every((key) => body.blanks.includes(key)) &&
    Object.entries(answer.pairs ?? {}).every(([left, right]) => options.has(left) && targets.has(right)) &&
    (answer.fileIds?.length ?? 0) <= body.files
  )
}
