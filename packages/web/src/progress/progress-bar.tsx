import styles from './progress-bar.module.css'

interface ProgressBarProps {
  label: string
  done: number
  /** Null while the total is unknown. */
  total: number | null
  thin?: boolean
  /** It is paused, and does not continue by itself. */
  still?: boolean
}

/** The progress of something. Without a total it only shows activity. */
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
