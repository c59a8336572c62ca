import { useT } from '@sands/web/i18n/i18n'
import styles from './status-tag.module.css'

const STATUSES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** The state of an exam in one word. */
export function StatusTag({ status }: { status: number }) {
  const t = useT()
  const known = STATUSES.find((candidate) => candidate === status) ?? 1
  return (
    <span className={styles.tag} data-status={known}>
      {t(`exam.status_${known}`)}
    </span>
  )
}
