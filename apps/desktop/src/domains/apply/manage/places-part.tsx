import type { ApplyDocument } from '@sands/contract/apply/manage.model'
import { MAX_QUOTA } from '@sands/rules/apply/sign-up'
import { Input, InputNumber } from 'antd'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { SwitchLine } from '../../../kernel/draft/switch-line.tsx'
import { instantOf, localMoment } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import styles from '../apply.module.css'

interface PlacesPartProps {
  document: ApplyDocument
  onChange: (patch: Partial<ApplyDocument>) => void
}

/** How many places there are, when people can sign up, and whether somebody has to agree. */
export function PlacesPart({ document, onChange }: PlacesPartProps) {
  const t = useT()
  return (
    <PartCard title={t('apply.part_places')}>
      <div className={styles.columns}>
        <Field label={t('apply.field_quota')} hint={t('apply.quota_hint')}>
          {(field) => (
            <InputNumber
              {...field}
              min={1}
              max={MAX_QUOTA}
              precision={0}
              value={document.quota}
              onChange={(quota) => onChange({ quota: quota ?? null })}
            />
          )}
        </Field>
        {(['opensAt', 'closesAt'] as const).map((key) => (
          <Field key={key} label={t(`apply.field_${key}`)}>
            {(field) => (
              <Input
                {...field}
                type="datetime-local"
                // Without a maximum, browsers accept years of six digits.
                max="9999-12-31T23:59"
                value={document[key] === null ? '' : localMoment(document[key])}
                onChange={({ target }) => onChange({ [key]: instantOf(target.value) })}
              />
            )}
          </Field>
        ))}
      </div>
      <SwitchLine
        label={t('apply.field_hasWaitingList')}
        hint={t('apply.waiting_hint')}
        checked={document.hasWaitingList}
        onChange={(hasWaitingList) => onChange({ hasWaitingList })}
      />
      <SwitchLine
        label={t('apply.field_needsApproval')}
        hint={t('apply.approval_hint')}
        checked={document.needsApproval}
        onChange={(needsApproval) => onChange({ needsApproval })}
      />
    </PartCard>
  )
}
