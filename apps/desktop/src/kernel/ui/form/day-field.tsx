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
  /** As 2026-03-02; empty where there is none. */
  from: string
  to: string
  onChange: (patch: { from: string } | { to: string }) => void
}

/** From one day to another, side by side wherever they stand. */
export const DaysField = ({ labels, from, to, onChange }: DaysFieldProps) => (
  <div className={styles.days}>
    <DayField label={labels.from} day={from} max={to} onChange={(day) => onChange({ from: day })} />
    <DayField label={labels.to} day={to} min={from} onChange={(day) => onChange({ to: day })} />
  </div>
)
