import { Button } from 'antd'
import { useT } from '../text.ts'
import styles from './draft.module.css'

interface RemovedBarProps {
  /** The text that names the removed part. */
  text: string | undefined
  onUndo: (() => void) | undefined
}

/**
 * Names the removed part and offers undo. The live region is always in the page, so that screen readers announce
 * changes in it.
 */
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
