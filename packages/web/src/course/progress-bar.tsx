import { useT } from '../i18n/i18n.ts'
import styles from './progress-bar.module.css'

/** The progress as a bar and as a number. */
export function ProgressBar({ percent }: { percent: number }) {
  const t = useT()
  return (
    <span className={styles.progress}>
      <span className={styles.track} aria-hidden>
        <span className={styles.done} style={{ width: `${percent}%` }} />
      </span>
      <span className={styles.number}>
        <span className="visually-hidden">{t('course.progress')} </span>
        {`${percent}%`}
      </span>
    </span>
  )
}
