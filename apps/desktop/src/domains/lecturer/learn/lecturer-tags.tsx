import styles from './lecturer-card.module.css'

/** What a lecturer knows best. */
export function LecturerTags({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <span className={styles.tags}>
      {names.map((name) => (
        <span key={name} className={styles.tag}>
          {name}
        </span>
      ))}
    </span>
  )
}
