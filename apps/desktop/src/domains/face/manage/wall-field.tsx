import { instantOfWall, wallTime } from '@sands/rules/face/zone'
import { Input } from 'antd'
import { Field } from '../../../kernel/ui/form/field.tsx'

interface WallFieldProps {
  label: string
  value: string | null
  timeZone: string
  disabled?: boolean
  onChange: (value: string | null) => void
}

/** A time as the clock in the room shows it. */
export const WallField = ({ label, value, timeZone, disabled = false, onChange }: WallFieldProps) => (
  <Field label={label}>
    {(field) => (
      <Input
        {...field}
        type="datetime-local"
        disabled={disabled}
        // Without a maximum, browsers accept years of six digits.
        max="9999-12-31T23:59"
        value={value === null ? '' : wallTime(value, timeZone)}
        onChange={({ target }) => onChange(instantOfWall(target.value, timeZone))}
      />
    )}
  </Field>
)
