import { Alert, Button } from 'antd'
import { useMoments } from '../moment.ts'
import { useT } from '../text.ts'
import styles from './draft.module.css'
import type { LastChange } from './use-last-change.ts'

export interface ConflictChoices {
  onTheirs: () => void
  onMine: () => void
  /** Field by field, where that is possible. */
  onChoose?: (() => void) | undefined
  /** The person who stored the conflicting changes, and when, where known. */
  last?: LastChange | undefined
}

interface ConflictNoteProps extends ConflictChoices {
  /** Shows the note on one line, for narrow places. */
  inLine?: boolean
}

/**
 * Somebody else has saved meanwhile. Nothing is lost or overwritten until the person chooses between the two versions.
 */
export function ConflictNote({ onTheirs, onMine, onChoose, last, inLine = false }: ConflictNoteProps) {
  const t = useT()
  const { minute } = useMoments()
  const title = last
    ? t('manage.conflict_by', { name: last.updatedBy, time: minute(last.updatedAt) })
    : t('manage.conflict')
  const acts = (
    <div className={styles.acts}>
      <Button onClick={onTheirs}>{t('manage.conflict_theirs')}</Button>
      {onChoose && <Button onClick={onChoose}>{t('manage.conflict_choose')}</Button>}
      <Button onClick={onMine}>{t('manage.conflict_mine')}</Button>
    </div>
  )
  if (inLine) return <Alert type="warning" showIcon role="alert" title={title} action={acts} />
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={title}
      description={
        <div className={styles.conflict}>
          <p>{t('manage.conflict_text')}</p>
          {acts}
        </div>
      }
    />
  )
}
