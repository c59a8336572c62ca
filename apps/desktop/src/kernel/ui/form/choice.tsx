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
  /** For a control that stands without a visible label. */
  label?: string
  field?: FieldProps
  disabled?: boolean
  loading?: boolean
  /** Whether nothing may be chosen again. */
  clearable?: boolean
  /** Called with what is typed; without it, the options are searched here. */
  onSearch?: (typed: string) => void
  className?: string | undefined
}

/** One of many, found by typing. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { options, value, onChange, placeholder, label, field, onSearch, className, clearable = true, ...state } = props
  // What it is called is not known yet: its number tells nobody anything.
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
