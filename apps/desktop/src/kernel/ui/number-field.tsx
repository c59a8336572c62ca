import { Input } from 'antd'
import { useState } from 'react'
import { useT } from '../text.ts'
import { Field } from './field.tsx'

interface NumberFieldProps {
  label: string
  value: number
  least: number
  most: number
  step?: number
  /** What is counted. */
  unit?: string
  hint?: string | undefined
  fault?: string | undefined
  onChange: (value: number) => void
}

/** A number within its bounds; nothing typed is the least. Whoever types more is told what the most is. */
export function NumberField({ label, value, least, most, step = 1, unit, hint, fault, onChange }: NumberFieldProps) {
  const t = useT()
  const [isBeyond, setBeyond] = useState(false)
  const change = (typed: string) => {
    const wanted = Number(typed) || least
    const within = Math.min(most, Math.max(least, wanted))
    setBeyond(within !== wanted)
    onChange(within)
  }
  return (
    <Field label={label} hint={hint} fault={isBeyond ? t('manage.number_bounds', { least, most }) : fault}>
      {(field) => (
        <Input
          {...field}
          type="number"
          min={least}
          max={most}
          step={step}
          value={value}
          onChange={({ target }) => change(target.value)}
          {...(unit && { suffix: unit })}
        />
      )}
    </Field>
  )
}
