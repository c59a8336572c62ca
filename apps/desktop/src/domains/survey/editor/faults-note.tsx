import { Alert } from 'antd'
import { useT } from '../../../kernel/text.ts'
import styles from './editor.module.css'
import { usePlaceName } from './place-name.ts'
import type { SurveyEditorState } from './survey-editor-state.ts'

/** What keeps the survey from being published, each with the question it is about. */
export function FaultsNote({ editor: { survey, document } }: { editor: SurveyEditorState }) {
  const t = useT()
  const placeOf = usePlaceName(document.questionnaire)
  if (survey.faults.length === 0) return null
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
