import type { DueRule } from '@sands/contract/training/manage.model'
import { InputNumber } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { MomentField } from './moment-field.tsx'

const KINDS = ['never', 'at', 'days'] as const
const USUAL_DAYS = 30
const MAX_DAYS = 3650

interface DueFieldProps {
  label: string
  value: DueRule
  fault?: string | undefined
  onChange: (due: DueRule) => void
}

/** When something is due: never, at a time, or some days after joining. */
export function DueField({ label, value, fault, onChange }: DueFieldProps) {
  const t = useT()
  const choose = (kind: (typeof KINDS)[number] | '') => {
    if (kind === 'at') onChange({ kind, at: new Date().toISOString() })
    else onChange(kind === 'days' ? { kind, days: USUAL_DAYS } : { kind: 'never' })
  }
  return (
    <>
      <Field label={label}>
        {(field) => (
          <Choice
            field={field}
            clearable={false}
            placeholder={label}
            value={value.kind}
            options={KINDS.map((kind) => ({ value: kind, label: t(`training.due_${kind}`) }))}
            onChange={choose}
          />
        )}
      </Field>
      {value.kind === 'at' && (
        <MomentField
          label={t('training.due_time')}
          value={value.at}
          fault={fault}
          onChange={(at) => onChange(at === null ? { kind: 'never' } : { kind: 'at', at })}
        />
      )}
      {value.kind === 'days' && (
        <Field label={t('training.due_day_count')}>
          {(field) => (
            <InputNumber
              {...field}
              min={1}
              max={MAX_DAYS}
              precision={0}
              value={value.days}
              onChange={(days) => onChange({ kind: 'days', days: days ?? 1 })}
            />
          )}
        </Field>
      )}
    </>
  )
}
