import { Alert, Button } from 'antd'
import { useT } from '../../../kernel/text.ts'
import styles from './front.module.css'

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
      <Button onClick={onTheirs}>{t('home.front_conflict_theirs')}</Button>
      <Button onClick={onMine}>{t('home.front_conflict_mine')}</Button>
    </div>
  )
  if (inLine) return <Alert type="warning" showIcon role="alert" title={t('home.front_conflict')} action={acts} />
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('home.front_conflict')}
      description={
        <div className={styles.conflict}>
          <p>{t('home.front_conflict_text')}</p>
          {acts}
        </div>
      }
    />
  )
}
