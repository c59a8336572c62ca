import { COMMON_ZONES } from '@sands/rules/face/zone'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'

interface ZoneFieldProps {
  value: string
  disabled?: boolean
  onChange: (timeZone: string) => void
}

/** A time zone: the common ones first, then every one that the browser knows. */
export function ZoneField({ value, disabled = false, onChange }: ZoneFieldProps) {
  const t = useT()
  const zones = [...new Set<string>([value, ...COMMON_ZONES, ...Intl.supportedValuesOf('timeZone')])]
  return (
    <Field label={t('face.field_timeZone')} hint={t('face.zone_hint')}>
      {(field) => (
        <Choice<string>
          field={field}
          clearable={false}
          disabled={disabled}
          placeholder={t('face.field_timeZone')}
          value={value}
          options={zones.map((zone) => ({ value: zone, label: zone }))}
          onChange={(zone) => zone && onChange(zone)}
        />
      )}
    </Field>
  )
}
