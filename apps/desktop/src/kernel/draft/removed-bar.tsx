import { Button } from 'antd'
import { useT } from '../text.ts'
import styles from './draft.module.css'

interface RemovedBarProps {
  /** Says what was taken away just now. */
  text: string | undefined
  onUndo: (() => void) | undefined
}

/** What was taken away, and the way to have it back. The region is always there, so that it is spoken. */
export function RemovedBar({ text, onUndo }: RemovedBarProps) {
  const t = useT()
  return (
    <div className={styles.removed} role="status">
      {text !== undefined && (
        <p className={styles.removedWords}>
          <span>{text}</span>
          <Button size="small" ghost onClick={onUndo}>
            {t('manage.draft_undo')}
          </Button>
        </p>
      )}
    </div>
  )
}
