import { useId } from 'react'
import { LookPicture } from './items/part-picture.tsx'
import styles from './settings.module.css'

interface Look<Value> {
  readonly value: Value
  readonly picture: Parameters<typeof LookPicture>[0]['look']
  readonly label: string
}

interface LookFieldProps<Value> {
  label: string
  value: Value
  looks: readonly Look<Value>[]
  onChange: (value: Value) => void
}

/** Chooses one of several looks by its drawing. */
export function LookField<Value extends string | number>({ label, value, looks, onChange }: LookFieldProps<Value>) {
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.looks}>
        {looks.map((look) => (
          <label key={look.value} className={styles.look}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={value === look.value}
              onChange={() => onChange(look.value)}
            />
            <LookPicture look={look.picture} />
            <span>{look.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
