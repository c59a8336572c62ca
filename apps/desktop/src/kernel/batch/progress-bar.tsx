import styles from './progress-bar.module.css'

interface ProgressBarProps {
  label: string
  done: number
  /** Null while nobody knows. */
  total: number | null
}

/** How far something is. Without a total it only shows that something happens. */
export function ProgressBar({ label, done, total }: ProgressBarProps) {
  const known = total !== null && total > 0
  return (
    <progress className={styles.bar} aria-label={label} {...(known && { max: total, value: Math.min(done, total) })} />
  )
}
