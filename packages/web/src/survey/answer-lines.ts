import type { SurveyAnswer } from '@sands/contract/survey/questionnaire.model'
import { OTHER, type Question } from '@sands/rules/survey/question'

/** What a person answered to a question, as lines of text; `other` is the name of the option for an own answer. */
export function answerLines({ options, rows }: Question, answer: SurveyAnswer, other: string): string[] {
  const nameOf = (choices: Question['options'], key: string) =>
    key === OTHER ? `${other}: ${answer.other ?? ''}` : (choices.find((choice) => choice.key === key)?.text ?? '')
  if (answer.options) return answer.options.map((key) => nameOf(options, key))
  if (answer.rows)
    return Object.entries(answer.rows).map(([row, column]) => `${nameOf(rows, row)}: ${nameOf(options, column)}`)
  return [answer.text ?? answer.date ?? answer.number].flatMap((value) => (value === undefined ? [] : String(value)))
}
