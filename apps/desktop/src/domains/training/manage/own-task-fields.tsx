import type { OwnTask } from '@sands/contract/training/own-task.model'
import { OWN_TEXT_LENGTH } from '@sands/rules/training/own-task'
import { Checkbox, Input, InputNumber } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { HomeworkFields } from './homework-fields.tsx'
import { type KnownPeople, PeopleField } from './people-field.tsx'
import { SignInFields } from './sign-in-fields.tsx'
import styles from './training.module.css'

const MAX_MINUTES = 600
const MINUTE_S = 60

interface OwnTaskFieldsProps {
  own: OwnTask
  /** The people whom tasks of the stored draft name. */
  reviewers: KnownPeople
  onChange: (own: OwnTask) => void
}

/** The settings of a task that is made in place. */
export function OwnTaskFields({ own, reviewers, onChange }: OwnTaskFieldsProps) {
  const t = useT()
  const mayFind = may(useViewer(), 'org.audiences.view')
  return (
    <div className={styles.own}>
      <Field label={t('training.own_text')}>
        {(field) => (
          <Input.TextArea
            {...field}
            rows={3}
            maxLength={OWN_TEXT_LENGTH}
            value={own.text}
            onChange={({ target }) => onChange({ ...own, text: target.value })}
          />
        )}
      </Field>
      {own.kind === 'homework' && <HomeworkFields own={own} onChange={onChange} />}
      {own.kind === 'sign_in' && <SignInFields own={own} onChange={onChange} />}
      {own.kind === 'link' && (
        <div className={styles.columns}>
          <Field label={t('training.link_url')} required>
            {(field) => (
              <Input
                {...field}
                type="url"
                maxLength={2000}
                value={own.url}
                onChange={({ target }) => onChange({ ...own, url: target.value.trim() })}
              />
            )}
          </Field>
          <Field label={t('training.link_min_minutes')} hint={t('training.link_min_hint')}>
            {(field) => (
              <InputNumber
                {...field}
                min={0}
                max={MAX_MINUTES}
                precision={0}
                value={own.minSeconds / MINUTE_S}
                onChange={(minutes) => onChange({ ...own, minSeconds: (minutes ?? 0) * MINUTE_S })}
              />
            )}
          </Field>
        </div>
      )}
      {own.kind === 'other' && (
        <Checkbox
          checked={own.takesEvidence}
          onChange={({ target }) => onChange({ ...own, takesEvidence: target.checked })}
        >
          {t('training.takes_evidence')}
        </Checkbox>
      )}
      {mayFind && (own.kind === 'homework' || own.kind === 'other') && (
        <PeopleField
          name="reviewers"
          hint={t('training.reviewers_hint')}
          known={reviewers}
          value={own.reviewerIds}
          onChange={(reviewerIds) => onChange({ ...own, reviewerIds })}
        />
      )}
    </div>
  )
}
