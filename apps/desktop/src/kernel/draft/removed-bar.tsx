import { Button } from 'antd'
import { useT } from '../text.ts'
import styles from './draft.module.css'

interface RemovedBarProps {
  /** What was taken away just now. */
  name: string | undefined
  onUndo: (() => void) | undefined
}

/** What was deleted, and the way to have it back. The region is always there, so that it is spoken. */
export function RemovedBar({ name, onUndo }: RemovedBarProps) {
  const t = useT()
  return (
    <div className={styles.removed} role="status">
      {name !== undefined && (
        <p className={styles.removedWords}>
          <span>{t('manage.draft_removed', { name })}</span>
          <Button size="small" ghost onClick={onUndo}>
            {t('manage.draft_undo')}
          </Button>
        </p>
      )}
    </div>
  )
}
