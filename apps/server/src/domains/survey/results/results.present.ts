import type { Questionnaire, SurveyAnswer } from '@sands/contract/survey/questionnaire.model'
import type { QuestionResult } from '@sands/contract/survey/results.model'
import { hasNumber, OTHER, type Question, questionsOf } from '@sands/rules/survey/question'
import { SMALLEST_GROUP } from '@sands/rules/survey/state'
import { type Tally, tallyOf } from '@sands/rules/survey/tally'
import type { SurveyRow } from '../survey.repo.ts'

const meanOf = (sum: number, count: number): number => Math.round((sum / count) * 100) / 100

/** A branch or an optional question can have fewer answers than the survey has replies. */
export const isQuestionHidden = ({ isAnonymous }: Pick<SurveyRow, 'isAnonymous'>, answered: number): boolean =>
  isAnonymous && answered > 0 && answered < SMALLEST_GROUP

const hiddenQuestion = (key: string): QuestionResult => ({
  key,
  isTooFew: true,
  answered: 0,
  counts: {},
  average: null,
  averagePlaces: {},
})

export const presentQuestions = (
  survey: Pick<SurveyRow, 'isAnonymous'>,
  questionnaire: Questionnaire,
  tally: Tally,
): QuestionResult[] =>
  questionsOf(questionnaire).map(({ key, type }) => {
    const { answered, counts, sum, places } = tallyOf(tally, key)
    if (isQuestionHidden(survey, answered)) return hiddenQuestion(key)
    return {
      key,
      isTooFew: false,
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
