import { Input } from 'antd'
import { instantOf, localMoment } from '../../../kernel/moment.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'

interface MomentFieldProps {
  label: string
  value: string | null
  fault?: string | undefined
  onChange: (value: string | null) => void
}

/** A time of a day, or none. */
export const MomentField = ({ label, value, fault, onChange }: MomentFieldProps) => (
  <Field label={label} fault={fault}>
    {(field) => (
      <Input
        {...field}
        type="datetime-local"
        // Without a maximum, browsers accept years of six digits.
        max="9999-12-31T23:59"
        value={value === null ? '' : localMoment(value)}
        onChange={({ target }) => onChange(target.value ? instantOf(target.value) : null)}
      />
    )}
  </Field>
)
