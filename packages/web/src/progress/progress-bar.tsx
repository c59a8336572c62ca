import styles from './progress-bar.module.css'

interface ProgressBarProps {
  label: string
  done: number
  /** Null while nobody knows. */
  total: number | null
  thin?: boolean
  /** It waits, and does not go on by itself. */
  still?: boolean
}

/** How far something is. Without a total it only shows that something happens. */
export function ProgressBar({ label, done, total, thin = false, still = false }: ProgressBarProps) {
  const known = total !== null && total > 0
  return (
    <progress
      className={styles.bar}
      aria-label={label}
      data-thin={thin}
      data-still={still}
      {...(known && { max: total, value: Math.min(done, total) })}
    />
  )
}
