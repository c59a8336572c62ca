import type { ManagedCourse } from '@sands/contract/course/manage.model'
import { Alert, Button, Input, Radio } from 'antd'
import { type FormEvent, useState } from 'react'
import { instantOf, localMoment } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/field.tsx'
import styles from './publish.module.css'
import { type Flush, usePublish } from './use-publish.ts'

const HOUR_MS = 3_600_000
const YEAR_MS = 366 * 24 * HOUR_MS

interface PublishFormProps {
  course: ManagedCourse
  flush: Flush
  onClose: () => void
  onPublished: () => Promise<void>
}

/** Within the coming year. */
const isGood = (instant: string | null): instant is string => {
  const ahead = instant === null ? 0 : Date.parse(instant) - Date.now()
  return ahead > 0 && ahead < YEAR_MS
}

/** Now, or at an hour. */
export function PublishForm({ course, flush, onClose, onPublished }: PublishFormProps) {
  const t = useT()
  const [when, setWhen] = useState<'now' | 'later'>(course.state === 'scheduled' ? 'later' : 'now')
  const [at, setAt] = useState(() => localMoment(course.publishAt ?? new Date(Date.now() + HOUR_MS).toISOString()))
  const [fault, setFault] = useState<string>()
  const { isBusy, problem, submit } = usePublish({ flush, onPublished })
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const instant = instantOf(at)
    if (when === 'now') return void submit(null)
    if (!isGood(instant)) return setFault(t('manage.publish_at_fault'))
    void submit(instant)
  }
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <Radio.Group
        aria-label={t('manage.publish_when')}
        value={when}
        onChange={({ target }) => setWhen(target.value)}
        options={[
          { value: 'now', label: t('manage.publish_now') },
          { value: 'later', label: t('manage.publish_later') },
        ]}
      />
      {when === 'later' && (
        <Field
          label={t('manage.publish_at')}
          hint={t('manage.publish_at_hint', { zone: timeZone })}
          fault={fault}
        >
          {(field) => (
            <Input
              {...field}
              type="datetime-local"
              // Without it the year takes six digits.
              max="9999-12-31T23:59"
              value={at}
              status={fault ? 'error' : ''}
              onChange={({ target }) => {
                setAt(target.value)
                setFault(undefined)
              }}
            />
          )}
        </Field>
      )}
      {problem && <Alert type="error" showIcon role="alert" title={problem} />}
      <div className={styles.acts}>
        <Button onClick={onClose}>{t('kernel.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {when === 'now' ? t('course.manage_publish_do') : t('course.manage_publish_later_do')}
        </Button>
      </div>
    </form>
  )
}
