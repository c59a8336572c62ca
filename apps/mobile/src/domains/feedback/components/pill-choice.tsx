import { useId } from 'react'
import styles from './pill-choice.module.css'

interface PillChoiceProps<Id extends string> {
  label: string
  options: readonly { id: Id; name: string }[]
  chosen: string
  onChoose: (id: Id) => void
  error?: string | undefined
}

/** Chooses one of a few options, all of them visible. */
export function PillChoice<Id extends string>({ label, options, chosen, onChoose, error }: PillChoiceProps<Id>) {
  const name = useId()
  return (
    <fieldset className={styles.choice} aria-describedby={error && `${name}-error`}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.pills}>
        {options.map((option) => (
          <label key={option.id} className={styles.pill}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={option.id === chosen}
              onChange={() => onChoose(option.id)}
            />
            <span className={styles.word}>{option.name}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
