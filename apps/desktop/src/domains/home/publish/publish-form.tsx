import type { DecorationOverview, HomePageDocument } from '@sands/contract/home/decoration.model'
import { Button, Input } from 'antd'
import { type FormEvent, useState } from 'react'
import { instantOf, localMoment, useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import styles from './publish.module.css'
import { PublishEffect } from './publish-effect.tsx'
import { freeName, isGoodMoment, NAME_LENGTH } from './publish-plan.ts'
import { PublishProblemNote } from './publish-problem-note.tsx'
import { type Flush, usePublish } from './use-publish.ts'

const HOUR_MS = 3_600_000

interface PublishFormProps {
  overview: DecorationOverview
  page: HomePageDocument
  later: boolean
  flush: Flush
  onPublished: () => void
  onClose: () => void
}

/** The name of the page, the publication time, and the effect. */
export function PublishForm({ overview, page, later, flush, onPublished, onClose }: PublishFormProps) {
  const t = useT()
  const moments = useMoments()
  const [at, setAt] = useState(() => localMoment(new Date(Date.now() + HOUR_MS).toISOString()))
  const [typed, setTyped] = useState<string>()
  const [tried, setTried] = useState(false)
  const publish = usePublish({ flush, onPublished })

  const publishAt = later ? instantOf(at) : null
  const date = moments.day(publishAt ?? new Date().toISOString())
  const name = typed ?? freeName(t('home.publish_name_suggested', { date }), overview)
  const nameFault = tried && name.trim() === '' ? t('home.publish_name_fault') : undefined
  const isGoodTime = !later || isGoodMoment(publishAt, new Date())
  const timeFault = tried && !isGoodTime ? t('home.publish_at_fault') : undefined

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (publish.isBusy || name.trim() === '' || !isGoodTime) return
    void publish.submit({ name: name.trim(), publishAt })
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {later && (
        <Field label={t('home.publish_at')} required hint={zoneHint(t)} fault={timeFault}>
          {(field) => (
            <Input
              {...field}
              type="datetime-local"
              value={at}
              min={localMoment(new Date().toISOString())}
              // Without a maximum, browsers accept years of six digits.
              max="9999-12-31T23:59"
              onChange={({ target }) => setAt(target.value)}
            />
          )}
        </Field>
      )}
      <Field label={t('home.publish_name')} required hint={t('home.publish_name_hint')} fault={nameFault}>
        {(field) => (
          <Input
            {...field}
            value={name}
            maxLength={NAME_LENGTH}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
      </Field>
      <PublishEffect overview={overview} page={page} publishAt={publishAt} />
      <div className={styles.foot}>
        <div role="alert">{publish.problem && <PublishProblemNote problem={publish.problem} onClose={onClose} />}</div>
        <div className={styles.acts}>
          <Button onClick={onClose}>{t('kernel.cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={publish.isBusy}>
            {later ? t('home.publish_later_do') : t('home.publish_do')}
          </Button>
        </div>
      </div>
    </form>
  )
}

const zoneHint = (t: ReturnType<typeof useT>) =>
  t('home.publish_at_hint', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })
