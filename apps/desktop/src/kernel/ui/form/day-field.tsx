import { Input } from 'antd'
import { useId } from 'react'
import styles from './day-field.module.css'

interface DayFieldProps {
  label: string
  /** Written as 2026-03-02; empty when no day is chosen. */
  day: string
  min?: string
  max?: string
  onChange: (day: string) => void
}

/** A day that filters a list. */
function DayField({ label, day, onChange, ...bounds }: DayFieldProps) {
  const id = useId()
  return (
    <div className={styles.day}>
      <label htmlFor={id}>{label}</label>
      <Input id={id} type="date" value={day} {...bounds} onChange={({ target }) => onChange(target.value)} />
    </div>
  )
}

interface DaysFieldProps {
  labels: { from: string; to: string }
  /** Written as 2026-03-02; empty when no day is chosen. */
  from: string
  to: string
  onChange: (patch: { from: string } | { to: string }) => void
}

/** A range of days; the two fields are always side by side. */
export const DaysField = ({ labels, from, to, onChange }: DaysFieldProps) => (
  <div className={styles.days}>
    <DayField label={labels.from} day={from} max={to} onChange={(day) => onChange({ from: day })} />
    <DayField label={labels.to} day={to} min={from} onChange={(day) => onChange({ to: day })} />
  </div>
)
