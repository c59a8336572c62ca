import { Input } from 'antd'
import { useT } from '../../text.ts'
import { Field } from './field.tsx'

interface NameFieldProps {
  label: string
  value: string
  fault: string | undefined
  /** The maximum length. */
  mostLetters?: number | undefined
  onChange: (name: string) => void
}

/** The required name of an entity, the first field of a form. Shows a hint when the maximum length is reached. */
export function NameField({ label, value, fault, mostLetters = 60, onChange }: NameFieldProps) {
  const t = useT()
  const hint = value.length >= mostLetters ? t('manage.name_full', { count: mostLetters }) : undefined
  return (
    <Field label={label} required fault={fault} hint={hint}>
      {(field) => (
        <Input
          {...field}
          autoFocus
          showCount
          maxLength={mostLetters}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}
