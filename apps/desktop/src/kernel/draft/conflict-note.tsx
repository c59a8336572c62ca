import { Alert, Button } from 'antd'
import { useT } from '../text.ts'
import styles from './draft.module.css'

export interface ConflictChoices {
  onTheirs: () => void
  onMine: () => void
}

interface ConflictNoteProps extends ConflictChoices {
  /** Where there is little room: one line. */
  inLine?: boolean
}

/** Somebody else has saved meanwhile. Nothing is lost and nothing overwritten before the person says which it shall be. */
export function ConflictNote({ onTheirs, onMine, inLine = false }: ConflictNoteProps) {
  const t = useT()
  const acts = (
    <div className={styles.acts}>
      <Button onClick={onTheirs}>{t('manage.conflict_theirs')}</Button>
      <Button onClick={onMine}>{t('manage.conflict_mine')}</Button>
    </div>
  )
  if (inLine) return <Alert type="warning" showIcon role="alert" title={t('manage.conflict')} action={acts} />
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('manage.conflict')}
      description={
        <div className={styles.conflict}>
          <p>{t('manage.conflict_text')}</p>
          {acts}
        </div>
      }
    />
  )
}
