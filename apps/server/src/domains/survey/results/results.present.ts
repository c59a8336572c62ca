import type { Questionnaire, SurveyAnswer } from '@sands/contract/survey/questionnaire.model'
import type { QuestionResult } from '@sands/contract/survey/results.model'
import { hasNumber, OTHER, type Question, questionsOf } from '@sands/rules/survey/question'
import { type Tally, tallyOf } from '@sands/rules/survey/tally'

const meanOf = (sum: number, count: number): number => Math.round((sum / count) * 100) / 100

export const presentQuestion = (questionnaire: Questionnaire, tally: Tally): QuestionResult[] =>
  questionsOf(questionnaire).map(({ key, type }) => {
    const { answered, counts, sum, places } = tallyOf(tally, key)
    return {
      key,
      answered,
      counts: { ...counts },
      average: hasNumber(type) && answered > 0 ? meanOf(sum, answered) : null,
      averagePlaces: Object.fromEntries(
        Object.entries(places).map(([option, total]) => [option, meanOf(total, answered)]),
      ),
    }
  })

/** One answer as text, for a cell of a spreadsheet. `other` is the word for an answer beside the options. */
export function answerText(question: Question, answer: SurveyAnswer | undefined, other: string): string {
  if (!answer) return ''
  const nameOf = (choices: Question['options'], key: string) =>
    key === OTHER ? `${other}: ${answer.other ?? ''}` : (choices.find((choice) => choice.key === key)?.text ?? key)
  const { options, text, number, rows, date, fileIds } = answer
  if (options) return options.map((key) => nameOf(question.options, key)).join('; ')
  if (rows)
    return Object.entries(rows)
      .map(([row, column]) => `${nameOf(question.rows, row)}: ${nameOf(question.options, column)}`)
      .join('; ')
  if (number !== undefined) return String(number)
  return text ?? date ?? (fileIds ? String(fileIds.length) : '')
}
