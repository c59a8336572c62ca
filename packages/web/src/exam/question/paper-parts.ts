import type { OpenedAttempt } from '@sands/contract/exam/attempt.model'
import type { QuestionBody } from '@sands/contract/exam/question.model'
import { isAnswered, type PlainQuestionType } from '@sands/rules/exam/question'
import type { Vault } from '../answer.ts'

type PlainBody = Omit<QuestionBody, 'type' | 'children'>

/** One question as the paper shows it: numbered, with the material above it. */
export interface PaperPart {
  key: string
  number: number
  sectionTitle: string
  material: string | null
  type: PlainQuestionType
  body: PlainBody
  isRequired: boolean
}

export function paperParts(sections: OpenedAttempt['sections']): PaperPart[] {
  const parts = sections.flatMap(({ title, questions }) =>
    questions.flatMap(({ key, body, isRequired }): Omit<PaperPart, 'number'>[] => {
      const common = { sectionTitle: title, isRequired }
      if (body.type !== 'material') return [{ ...common, key, material: null, type: body.type, body }]
      return body.children.map((child) => ({
        ...common,
        key: `${key}/${child.key}`,
        material: body.stem,
        type: child.type,
        body: child,
      }))
    }),
  )
  return parts.map((part, index) => ({ ...part, number: index + 1 }))
}

/** The stem with a numbered gap where each blank is. */
export const stemWithGaps = ({ stem, blanks }: Pick<PlainBody, 'stem' | 'blanks'>): string =>
  stem.replace(/<span data-blank="([A-Za-z0-9-]+)">\s*<\/span>/g, (_, key: string) => {
    const index = blanks.indexOf(key)
    return index < 0 ? '' : `<u>\u00a0\u00a0(${index + 1})\u00a0\u00a0</u>`
  })

/** Parts whose answer the server does not have: empty ones and those that it refused. */
export const unansweredParts = (
  parts: readonly PaperPart[],
  answers: Vault['answers'],
  refused: Vault['refused'] = {},
): PaperPart[] => parts.filter(({ key }) => refused[key] !== undefined || !isAnswered(answers[key]?.answer))

/** The furthest question that was opened, which is where a one-way exam goes on. */
export const furthestPart = (parts: readonly PaperPart[], { answers }: Pick<Vault, 'answers'>): number =>
  Math.max(
    0,
    parts.findLastIndex(({ key }) => answers[key] !== undefined),
  )
