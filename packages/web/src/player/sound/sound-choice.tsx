import styles from './sound-choice.module.css'

interface Option {
  id: string
  label: string
  chosen: boolean
  choose: () => void
}

/** Without scrolling, it would open below the edge of a small screen. */
const intoView = (choice: HTMLElement | null) => choice?.scrollIntoView({ block: 'nearest' })

/** A row of options, of which one is selected. */
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
