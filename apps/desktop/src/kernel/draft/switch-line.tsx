import { Switch } from 'antd'
import { useId } from 'react'
import styles from './part-card.module.css'

interface SwitchLineProps {
  label: string
  hint: string
  checked: boolean
  /** The hint then says why. */
  isDisabled?: boolean
  onChange: (checked: boolean) => void
}

/** A switch with an explanation of its effect. */
export function SwitchLine({ label, hint, checked, isDisabled, onChange }: SwitchLineProps) {
  const id = useId()
  return (
    <div className={styles.line}>
      <div>
        <label htmlFor={id} className={styles.lineName}>
          {label}
        </label>
        <p id={`${id}-hint`} className={styles.quiet}>
          {hint}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-hint`}
        checked={checked}
        disabled={isDisabled === true}
        onChange={onChange}
      />
    </div>
  )
}
