import { Input } from 'antd'
import { Field } from './field.tsx'

interface NameFieldProps {
  label: string
  value: string
  fault: string | undefined
  /** The most letters that it may have. */
  mostLetters?: number | undefined
  onChange: (name: string) => void
}

/** The name of a thing, which has to have one; where the form begins. */
export function NameField({ label, value, fault, mostLetters = 60, onChange }: NameFieldProps) {
  return (
    <Field label={label} required fault={fault}>
      {(field) => (
        <Input
          {...field}
          autoFocus
          maxLength={mostLetters}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          {...(fault && { status: 'error' as const })}
        />
      )}
    </Field>
  )
}
