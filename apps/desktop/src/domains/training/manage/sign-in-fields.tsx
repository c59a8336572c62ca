import type { SignInSettings } from '@sands/contract/training/own-task.model'
import { Checkbox, Input, InputNumber } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { MomentField } from './moment-field.tsx'
import styles from './training.module.css'

const NUMBERS = [
  { name: 'earlyMinutes', min: 0, max: 1440 },
  { name: 'lateMinutes', min: 0, max: 1440 },
  { name: 'rotateSeconds', min: 5, max: 300 },
] as const

interface SignInFieldsProps {
  own: SignInSettings
  onChange: (own: SignInSettings) => void
}

/** Where and when people sign in. */
export function SignInFields({ own, onChange }: SignInFieldsProps) {
  const t = useT()
  return (
    <div className={styles.columns}>
      <Field label={t('training.sign_field_place')}>
        {(field) => (
          <Input
            {...field}
            maxLength={200}
            value={own.place}
            onChange={({ target }) => onChange({ ...own, place: target.value })}
          />
        )}
      </Field>
      <MomentField
        label={t('training.sign_field_startsAt')}
        value={own.startsAt}
        onChange={(startsAt) => onChange({ ...own, startsAt })}
      />
      <MomentField
        label={t('training.sign_field_endsAt')}
        value={own.endsAt}
        onChange={(endsAt) => onChange({ ...own, endsAt })}
      />
      {NUMBERS.map(({ name, min, max }) => (
        <Field key={name} label={t(`training.sign_field_${name}`)}>
          {(field) => (
            <InputNumber
              {...field}
              min={min}
              max={max}
              precision={0}
              value={own[name]}
              onChange={(value) => onChange({ ...own, [name]: value ?? min })}
            />
          )}
        </Field>
      ))}
      <Checkbox checked={own.noLogin ?? false} onChange={({ target }) => onChange({ ...own, noLogin: target.checked })}>
        {t('training.sign_field_noLogin')}
      </Checkbox>
    </div>
  )
}
