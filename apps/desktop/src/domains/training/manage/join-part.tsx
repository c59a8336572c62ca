import type { ManagedTraining, TrainingDocument } from '@sands/contract/training/manage.model'
import { trainingLinks } from '@sands/contract/training/training.links'
import { InputNumber } from 'antd'
import { AudienceCard } from '../../../kernel/draft/audience-card.tsx'
import { SwitchLine } from '../../../kernel/draft/switch-line.tsx'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { PhoneAddress } from '../../../kernel/ui/page/phone-address.tsx'
import { dateFault } from './date-faults.ts'
import { MomentField } from './moment-field.tsx'
import styles from './training.module.css'

const MAX_QUOTA = 1_000_000

interface JoinPartProps {
  id: ManagedTraining['id']
  document: TrainingDocument
  onChange: (patch: Partial<TrainingDocument>) => void
}

/** Whether, when and for whom people can join by themselves, and the address where they do. */
export function JoinPart({ id, document, onChange }: JoinPartProps) {
  const t = useT()
  const { join } = document
  const fault = dateFault(document, ['join_ends_before_start'])
  const change = (patch: Partial<TrainingDocument['join']>) => onChange({ join: { ...join, ...patch } })
  return (
    <AudienceCard
      title={t('training.part_join')}
      value={join.scope}
      isOpen={!join.isOpen}
      onChange={(scope) => change({ scope })}
    >
      <SwitchLine
        label={t('training.join_open')}
        hint={t('training.join_open_hint')}
        checked={join.isOpen}
        onChange={(isOpen) => change({ isOpen })}
      />
      {join.isOpen && (
        <>
          <SwitchLine
            label={t('training.join_approval')}
            hint={t('training.join_approval_hint')}
            checked={join.needsApproval}
            onChange={(needsApproval) => change({ needsApproval })}
          />
          <div className={styles.columns}>
            <MomentField
              label={t('training.join_from')}
              value={join.opensAt}
              onChange={(opensAt) => change({ opensAt })}
            />
            <MomentField
              label={t('training.join_until')}
              value={join.closesAt}
              fault={fault && t(`training.fault_${fault}`)}
              onChange={(closesAt) => change({ closesAt })}
            />
            <Field label={t('training.join_quota')} hint={t('training.join_quota_hint')}>
              {(field) => (
                <InputNumber
                  {...field}
                  min={1}
                  max={MAX_QUOTA}
                  precision={0}
                  value={join.quota}
                  onChange={(quota) => change({ quota })}
                />
              )}
            </Field>
          </div>
          <PhoneAddress path={trainingLinks.share(id)} />
        </>
      )}
    </AudienceCard>
  )
}
