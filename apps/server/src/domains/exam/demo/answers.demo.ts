import type { Answer } from '@sands/contract/exam/question.model'
import type { AnswerPart } from '../attempt/answer-parts.ts'

interface Luck {
  isRight: boolean
  /** From 0 to 1: decides which wrong answer it is. */
  luck: number
  /** Answers to essays, the best first. */
  essays: readonly string[]
}

const keysOf = (list: readonly { key: string }[]) => list.map(({ key }) => key)
const rotated = <T>(list: readonly T[]): T[] => [...list.slice(1), ...list.slice(0, 1)]

/** What a person answers who knows the question, or does not. */
export function anAnswer({ type, body, solution }: AnswerPart, { isRight, luck, essays }: Luck): Answer {
  const right = [...(solution.options ?? [])]
  switch (type) {
    case 'single': {
      const wrong = keysOf(body.options).filter((key) => !right.includes(key))
      return { options: isRight ? right : wrong.slice(Math.floor(luck * wrong.length)).slice(0, 1) }
    }
    case 'multiple':
    case 'uncertain':
      return { options: isRight ? right : luck > 0.8 ? keysOf(body.options) : right.slice(0, 1) }
    case 'judge':
      return { isTrue: isRight === solution.isTrue }
    case 'fill':
      return {
        blanks: Object.fromEntries(
          Object.entries(solution.blanks ?? {}).map(([key, { accepted }], index) => [
            key,
            isRight || index > 0 ? (accepted[0] ?? '') : '80',
          ]),
        ),
      }
    case 'match': {
      const lefts = Object.keys(solution.pairs ?? {})
      const targets = lefts.map((left) => solution.pairs?.[left] ?? '')
      const chosen = isRight ? targets : rotated(targets)
      return { pairs: Object.fromEntries(lefts.map((left, index) => [left, chosen[index] ?? ''])) }
    }
    case 'order':
      return { options: isRight ? right : rotated(right) }
    case 'essay':
      return { text: essays[isRight ? 0 : luck > 0.8 ? 2 : 1] ?? '' }
  }
}
