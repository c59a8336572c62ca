import { Input } from 'antd'
import { useState } from 'react'
import { useT } from '../../text.ts'
import { Field } from './field.tsx'

interface NumberFieldProps {
  label: string
  value: number
  least: number
  most: number
  step?: number
  /** The unit of the number. */
  unit?: string
  hint?: string | undefined
  fault?: string | undefined
  onChange: (value: number) => void
}

/**
 * A number within its bounds; an empty field means the minimum. The typed text stays until the field loses focus, then
 * the resulting number is shown: a person who typed too much is told the maximum and sees no fault in a corrected
 * number.
 */
export function NumberField({ label, value, least, most, step = 1, unit, hint, fault, onChange }: NumberFieldProps) {
  const t = useT()
  const [typed, setTyped] = useState<string>()
  const wanted = typed ? Number(typed) : least
  const isBeyond = wanted < least || wanted > most
  const change = (text: string) => {
    setTyped(text)
    onChange(Math.min(most, Math.max(least, text ? Number(text) : least)))
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
          value={typed ?? value}
          onChange={({ target }) => change(target.value)}
          onBlur={() => setTyped(undefined)}
          {...(unit && { suffix: unit })}
        />
      )}
    </Field>
  )
}
