import { Input } from 'antd'
import { useId } from 'react'
import styles from './day-field.module.css'

interface DayFieldProps {
  label: string
  /** As 2026-03-02; empty when none is chosen. */
  day: string
  min?: string
  max?: string
  onChange: (day: string) => void
}

/** A day that narrows a list. */
export function DayField({ label, day, onChange, ...bounds }: DayFieldProps) {
  const id = useId()
  return (
    <div className={styles.day}>
      <label htmlFor={id}>{label}</label>
      <Input id={id} type="date" value={day} {...bounds} onChange={({ target }) => onChange(target.value)} />
    </div>
  )
}
