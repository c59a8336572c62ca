import { Select, type SelectProps } from 'antd'
import type { FieldProps } from './field.tsx'

export interface Option<Value extends string> {
  readonly value: Value
  readonly label: string
}

interface ChoiceProps<Value extends string> {
  options: readonly Option<Value>[]
  value: Value | ''
  onChange: (value: Value | '') => void
  placeholder: string
  /** Needed where the control has no visible label. */
  label?: string
  field?: FieldProps
  disabled?: boolean
  loading?: boolean
  /** Whether the choice can be cleared. */
  clearable?: boolean
  /** Called with the typed text; without it, the options are filtered here. */
  onSearch?: (typed: string) => void
  className?: string | undefined
}

/** Chooses one of many options by typing. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { options, value, onChange, placeholder, label, field, onSearch, className, clearable = true, ...state } = props
  // The name is not loaded yet, and the bare id would mean nothing to the person.
  const isNamed = !state.loading || options.some((option) => option.value === value)
  const search: SelectProps['showSearch'] = onSearch ? { onSearch, filterOption: false } : { optionFilterProp: 'label' }
  return (
    <Select<Value>
      {...state}
      {...field}
      {...(label && { 'aria-label': label })}
      {...(className && { className })}
      value={isNamed ? value || null : null}
      options={options.map((option) => ({ ...option, title: option.label }))}
      onChange={(next: Value | undefined) => onChange(next ?? '')}
      placeholder={isNamed || value === '' ? placeholder : ''}
      allowClear={clearable}
      showSearch={search}
      popupMatchSelectWidth={false}
    />
  )
}
