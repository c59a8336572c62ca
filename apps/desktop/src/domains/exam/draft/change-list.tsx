import { useT } from '../../../kernel/text.ts'
import styles from './draft.module.css'

/** One difference as text. Without a value, only what has changed is said. */
export interface Change {
  readonly what: string
  readonly before?: string | undefined
  readonly after?: string | undefined
}

interface ChangeListProps {
  changes: readonly Change[]
  /** The text when nothing differs. */
  none?: string
}

/** The differences between two documents, with the values before and after. */
export function ChangeList({ changes, none }: ChangeListProps) {
  const t = useT()
  if (changes.length === 0) return <p className={styles.note}>{none ?? t('exam.difference_none')}</p>
  return (
    <ul className={styles.changes} aria-label={t('exam.difference')}>
      {changes.map(({ what, before, after }) => (
        <li key={what} className={styles.change}>
          <strong>{what}</strong>
          {before !== undefined && <del className={styles.before}>{before}</del>}
          {after !== undefined && <span className={styles.after}>{after}</span>}
        </li>
      ))}
    </ul>
  )
}
