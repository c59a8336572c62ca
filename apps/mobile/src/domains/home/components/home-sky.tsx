import styles from './home-sky.module.css'

/** The brand colour behind the header and the first block, with dunes at its lower edge. */
export function HomeSky() {
  return (
    <div className={styles.sky}>
      <svg viewBox="0 0 375 96" preserveAspectRatio="none" className={styles.dunes} aria-hidden="true">
        <path d="M0 52c62-40 116-34 172-14s126 26 203-22v80H0z" className={styles.far} />
        <path d="M0 78c70-30 132-20 192-6s126 10 183-24v48H0z" className={styles.near} />
        <path d="M0 96V90c60-16 124-12 190-6s130 4 185-10v22z" className={styles.ground} />
      </svg>
    </div>
  )
}
