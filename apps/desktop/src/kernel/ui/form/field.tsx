import { type ReactNode, useId } from 'react'
import styles from './field.module.css'

/** Connects a control with its label and the hint below it. */
export interface FieldProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': boolean
  'aria-required': boolean
  /** Red when there is a fault. */
  status: 'error' | ''
}

interface FieldFrameProps {
  label: string
  required?: boolean
  hint?: ReactNode
  fault?: string | undefined
  children: (field: FieldProps) => ReactNode
}

/** A label above, the control, then the fault or the hint. */
export function Field({ label, required = false, hint, fault, children }: FieldFrameProps) {
  const id = useId()
  const wordsId = `${id}-words`
  const words = fault ?? hint
  return (
    <div className={styles.field} data-fault={fault !== undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden="true">
            *
          </span>
        )}
      </label>
      {children({
        id,
        'aria-describedby': words ? wordsId : undefined,
        'aria-invalid': fault !== undefined,
        'aria-required': required,
        status: fault === undefined ? '' : 'error',
      })}
      {words && (
        <p id={wordsId} className={fault ? styles.fault : styles.hint} role={fault ? 'alert' : undefined}>
          {words}
        </p>
      )}
    </div>
  )
}
