import { type Questionnaire, questionsOf } from '@sands/rules/survey/question'
import { useT } from '../../../kernel/text.ts'

/** Names a section or a question by its number. */
export function usePlaceName(questionnaire: Pick<Questionnaire, 'sections'>): (at: string | null) => string {
  const t = useT()
  const questions = questionsOf(questionnaire).map(({ key }) => key)
  const sections = questionnaire.sections.map(({ key }) => key)
  return (at) => {
    if (at === null) return ''
    if (questions.includes(at)) return t('survey.manage_question_number', { number: questions.indexOf(at) + 1 })
    return sections.includes(at) ? t('survey.manage_section_number', { number: sections.indexOf(at) + 1 }) : ''
  }
}
