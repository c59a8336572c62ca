import styles from './profile-card.module.css'

/** The dunes of the sign-in page, seen from afar. */
export function ProfileDunes() {
  return (
    <svg viewBox="0 0 343 168" preserveAspectRatio="xMaxYMax slice" className={styles.dunes} aria-hidden="true">
      <circle cx="292" cy="46" r="28" className={styles.sun} />
      <path d="M0 116c60-40 112-34 164-14s112 26 179-26v92H0z" className={styles.far} />
      <path d="M0 150c72-32 132-22 190-8s106 8 153-28v54H0z" className={styles.near} />
    </svg>
  )
}
