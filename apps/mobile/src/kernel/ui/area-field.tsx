import { type ComponentProps, useId } from 'react'
import styles from './area-field.module.css'
import { classNames } from './class-names.ts'

/** The remaining characters are shown when this many or fewer are left. */
const COUNT_FROM = 100

interface AreaFieldProps extends Omit<ComponentProps<'textarea'>, 'onChange' | 'value' | 'maxLength'> {
  label: string
  value: string
  onChange: (value: string) => void
  maxLength: number
  error?: string | undefined
}

/** A text of several lines, with the label above and the error below. */
export function AreaField({ label, value, onChange, maxLength, error, ...area }: AreaFieldProps) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={classNames(styles.box, error && styles.wrong)}>
        <textarea
          rows={6}
          {...area}
          id={id}
          className={styles.area}
          value={value}
          maxLength={maxLength}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
        />
        <span className={styles.count} aria-live="polite">
          {value.length > maxLength - COUNT_FROM && `${value.length} / ${maxLength}`}
        </span>
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
