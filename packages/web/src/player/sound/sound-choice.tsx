import styles from './sound-choice.module.css'

interface Option {
  id: string
  label: string
  chosen: boolean
  choose: () => void
}

/** Opened below the edge of a small screen it would not be seen. */
const intoView = (choice: HTMLElement | null) => choice?.scrollIntoView({ block: 'nearest' })

/** A few words side by side, one of which holds. */
export function Choice({ label, options }: { label: string; options: readonly Option[] }) {
  return (
    <fieldset ref={intoView} className={styles.choice}>
      <legend className={styles.label}>{label}</legend>
      {options.map((option) => (
        <button
          key={option.id}
          type="button"
          className={styles.option}
          aria-pressed={option.chosen}
          onClick={option.choose}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  )
}
