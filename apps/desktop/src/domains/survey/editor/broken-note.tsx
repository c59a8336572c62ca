import type { Questionnaire } from '@sands/contract/survey/questionnaire.model'
import { Alert } from 'antd'
import { useT } from '../../../kernel/text.ts'
import styles from './editor.module.css'
import { usePlaceName } from './place-name.ts'

/** Which conditions a move has broken, at once: the faults of the stored draft come later. */
export function BrokenNote({ questionnaire, broken }: { questionnaire: Questionnaire; broken: readonly string[] }) {
  const t = useT()
  const placeOf = usePlaceName(questionnaire)
  if (broken.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('survey.manage_move_broke')}
      description={
        <ul className={styles.faults}>
          {broken.map((key) => (
            <li key={key}>{placeOf(key)}</li>
          ))}
        </ul>
      }
    />
  )
}
