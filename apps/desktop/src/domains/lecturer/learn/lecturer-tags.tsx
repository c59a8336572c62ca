import styles from './lecturer-card.module.css'

/** The areas of expertise of a lecturer. */
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
