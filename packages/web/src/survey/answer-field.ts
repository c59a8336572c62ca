import type { SurveyAnswer } from '@sands/contract/survey/questionnaire.model'
import type { SurveyDetails } from '@sands/contract/survey/survey.model'
import type { Question } from '@sands/rules/survey/question'

/** What the field of every question type gets. */
export interface AnswerFieldProps {
  question: Question
  answer: SurveyAnswer | undefined
  /** Decides the order of shuffled options. */
  seed: string
  onAnswer: (answer: SurveyAnswer | undefined) => void
  /** The id of the heading that names the field. */
  labelId: string
  surveyId: string
  pictures: NonNullable<SurveyDetails['draft']>['pictures']
}
