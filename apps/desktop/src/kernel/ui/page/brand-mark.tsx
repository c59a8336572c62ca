import styles from './brand-mark.module.css'

/** The logo: two dunes and the sun between them. The name is shown beside it, so it is hidden from screen readers. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg className={styles.mark} width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect className={styles.ground} width="32" height="32" rx="9" />
      <circle className={styles.sun} cx="21" cy="11" r="4" />
      <path
        className={styles.back}
        d="M4 22 C9 15 14 14 18 18 S25 21 28 17 V23 A5 5 0 0 1 23 28 H9 A5 5 0 0 1 4 23 Z"
      />
      <path
        className={styles.front}
        d="M4 24 C9 20 14 22 18 24 S25 25 28 22 V23 A5 5 0 0 1 23 28 H9 A5 5 0 0 1 4 23 Z"
      />
    </svg>
  )
}
