import { Alert, Button, Input, Radio } from 'antd'
import { type FormEvent, type ReactNode, useState } from 'react'
import { instantOf, localMoment } from '../moment.ts'
import { useT } from '../text.ts'
import { Field } from '../ui/form/field.tsx'
import styles from './publish-form.module.css'

const HOUR_MS = 3_600_000
const YEAR_MS = 366 * 24 * HOUR_MS

interface PublishFormProps {
  /** The publication time that is already set. */
  publishAt: string | null
  /** The labels of the submit button. */
  words: { now: string; later: string }
  isBusy: boolean
  problem: string | undefined
  /** Loads what somebody else has changed meanwhile, and then asks again. */
  onLoadLatest?: (() => void) | undefined
  /** What they have changed. */
  difference?: ReactNode
  /** Called when another time is chosen: null for now. Times that cannot be sent are left out. */
  onWhen?: ((publishAt: string | null) => void) | undefined
  /** Null publishes at once. */
  onSubmit: (publishAt: string | null) => void
  onClose: () => void
}

/** A publication time must be in the future and at most a year ahead. */
const isGood = (instant: string | null): instant is string => {
  const ahead = instant === null ? 0 : Date.parse(instant) - Date.now()
  return ahead > 0 && ahead < YEAR_MS
}

/** Chooses between publishing now and publishing at a set time. */
export function PublishForm({ publishAt, words, isBusy, problem, onSubmit, onClose, ...latest }: PublishFormProps) {
  const { onLoadLatest, difference, onWhen } = latest
  const t = useT()
  const [when, setWhen] = useState<'now' | 'later'>(publishAt ? 'later' : 'now')
  const [at, setAt] = useState(() => localMoment(publishAt ?? new Date(Date.now() + HOUR_MS).toISOString()))
  const [fault, setFault] = useState<string>()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const choose = (chosen: 'now' | 'later', moment: string) => {
    setWhen(chosen)
    setAt(moment)
    const instant = chosen === 'now' ? null : instantOf(moment)
    if (chosen === 'now' || isGood(instant)) onWhen?.(instant)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (when === 'now') return onSubmit(null)
    const instant = instantOf(at)
    if (!isGood(instant)) return setFault(t('manage.publish_at_fault'))
    onSubmit(instant)
  }
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <Radio.Group
        aria-label={t('manage.publish_when')}
        value={when}
        onChange={({ target }) => choose(target.value, at)}
        options={[
          { value: 'now', label: t('manage.publish_now') },
          { value: 'later', label: t('manage.publish_later') },
        ]}
      />
      {when === 'later' && (
        <Field label={t('manage.publish_at')} hint={t('manage.publish_at_hint', { zone: timeZone })} fault={fault}>
          {(field) => (
            <Input
              {...field}
              type="datetime-local"
              // Without a maximum, browsers accept years of six digits.
              max="9999-12-31T23:59"
              value={at}
              onChange={({ target }) => {
                choose('later', target.value)
                setFault(undefined)
              }}
            />
          )}
        </Field>
      )}
      {problem && (
        <Alert
          type={onLoadLatest ? 'warning' : 'error'}
          showIcon
          role="alert"
          title={problem}
          description={onLoadLatest && difference}
        />
      )}
      <div className={styles.acts}>
        <Button onClick={onClose}>{t('kernel.cancel')}</Button>
        {onLoadLatest ? (
          <Button type="primary" onClick={onLoadLatest}>
            {t('manage.publish_load_latest')}
          </Button>
        ) : (
          <Button type="primary" htmlType="submit" loading={isBusy}>
            {when === 'now' ? words.now : words.later}
          </Button>
        )}
      </div>
    </form>
  )
}
