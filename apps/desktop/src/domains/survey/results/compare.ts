import type { QuestionResult, SurveyResults } from '@sands/contract/survey/results.model'
import { type Question, questionsOf } from '@sands/rules/survey/question'
import type { Bar } from './bars-of.ts'

/** A question of another edition with its results. */
export interface ComparedQuestion {
  readonly question: Question
  readonly result: QuestionResult
}

/** The same question in another edition; undefined when it did not exist there or was of another type. */
export function sameQuestion(question: Question, results: SurveyResults): ComparedQuestion | undefined {
  const other = questionsOf(results.questionnaire ?? { sections: [] }).find(({ key }) => key === question.key)
  const result = results.questions.find(({ key }) => key === question.key)
  return other && result && other.type === question.type ? { question: other, result } : undefined
}

export interface ComparedBar {
  readonly key: string
  readonly label: string
  /** Null when the edition does not have this option. */
  readonly own: Bar | null
  readonly other: Bar | null
}

const isSame = (one: Bar, other: Bar) => one.key === other.key && one.label === other.label

/** The bars of two editions side by side. An option whose text was changed is another option. */
export const compareBars = (bars: readonly Bar[], others: readonly Bar[]): ComparedBar[] => [
  ...bars.map((own) => ({
    key: own.key,
    label: own.label,
    own,
    other: others.find((other) => isSame(own, other)) ?? null,
  })),
  ...others
    .filter((other) => !bars.some((own) => isSame(own, other)))
    .map((other) => ({ key: `${other.key} before`, label: other.label, own: null, other })),
]
