import { isGoodWindow } from '@sands/rules/decoration'
import { Input } from 'antd'
import { instantOf, localMoment } from '../../moment.ts'
import { useT } from '../../text.ts'
import { Field } from './field.tsx'
import styles from './window-fields.module.css'

/** The time in which an entity is shown; null means no start or no end. */
export interface ShowWindow {
  readonly showFrom: string | null
  readonly showUntil: string | null
}

interface WindowFieldsProps extends ShowWindow {
  onChange: (window: ShowWindow) => void
  /** The fault that the page has found. An end before the start is reported here. */
  fault?: string | undefined
}

/** Chooses from when until when an entity is shown. Empty fields mean at once, and without an end. */
export function WindowFields({ showFrom, showUntil, onChange, fault }: WindowFieldsProps) {
  const t = useT()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const shown = fault ?? (isGoodWindow({ showFrom, showUntil }) ? undefined : t('manage.window_fault'))
  const sides = [
    { key: 'showFrom', value: showFrom, label: t('manage.window_from'), hint: t('manage.window_from_hint') },
    { key: 'showUntil', value: showUntil, label: t('manage.window_until'), hint: t('manage.window_until_hint') },
  ] as const
  return (
    <fieldset className={styles.window}>
      <legend className={styles.legend}>
        {t('manage.window')} <span className={styles.zone}>{t('manage.window_zone', { zone: timeZone })}</span>
      </legend>
      {sides.map(({ key, value, label, hint }) => (
        <Field key={key} label={label} hint={hint} fault={key === 'showUntil' ? shown : undefined}>
          {(field) => (
            <Input
              {...field}
              type="datetime-local"
              // Without a maximum, browsers accept years of six digits.
              max="9999-12-31T23:59"
              value={value === null ? '' : localMoment(value)}
              onChange={(event) => onChange({ showFrom, showUntil, [key]: instantOf(event.target.value) })}
            />
          )}
        </Field>
      ))}
    </fieldset>
  )
}
