import { Input } from 'antd'
import { Field } from '../../../kernel/ui/field.tsx'

interface NameFieldProps {
  label: string
  value: string
  fault: string | undefined
  onChange: (name: string) => void
}

/** The name of a thing, which has to have one; where the form begins. */
export function NameField({ label, value, fault, onChange }: NameFieldProps) {
  return (
    <Field label={label} required fault={fault}>
      {(field) => (
        <Input
          {...field}
          autoFocus
          maxLength={60}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          {...(fault && { status: 'error' as const })}
        />
      )}
    </Field>
  )
}
