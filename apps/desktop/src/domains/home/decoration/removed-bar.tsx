import { Button } from 'antd'
import { useT } from '../../../kernel/text.ts'
import styles from './editor.module.css'

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
          <span>{t('home.edit_removed', { name })}</span>
          <Button size="small" ghost onClick={onUndo}>
            {t('home.edit_undo')}
          </Button>
        </p>
      )}
    </div>
  )
}
