import { questionsOf } from '@sands/rules/survey/question'
import { Alert } from 'antd'
import { useT } from '../../../kernel/text.ts'
import styles from './editor.module.css'
import type { SurveyEditorState } from './survey-editor-state.ts'

/** What keeps the survey from being published, each with the question it is about. */
export function FaultsNote({ editor: { survey, document } }: { editor: SurveyEditorState }) {
  const t = useT()
  if (survey.faults.length === 0) return null
  const keys = questionsOf(document.questionnaire).map(({ key }) => key)
  const sections = document.questionnaire.sections.map(({ key }) => key)
  const placeOf = (at: string | null) => {
    if (at === null) return ''
    if (keys.includes(at)) return t('survey.manage_question_number', { number: keys.indexOf(at) + 1 })
    return sections.includes(at) ? t('survey.manage_section_number', { number: sections.indexOf(at) + 1 }) : ''
  }
  return (
    <Alert
      type="warning"
      showIcon
      title={t('survey.manage_faults', { count: survey.faults.length })}
      description={
        <ul className={styles.faults}>
          {survey.faults.map(({ kind, at }) => (
            <li key={`${kind} ${at}`}>{[placeOf(at), t(`survey.manage_fault_${kind}`)].filter(Boolean).join(': ')}</li>
          ))}
        </ul>
      }
    />
  )
}
