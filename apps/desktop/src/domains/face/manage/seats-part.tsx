import type { FaceDocument } from '@sands/contract/face/manage.model'
import { MAX_OVERBOOK, MAX_SEATS } from '@sands/rules/face/session'
import { InputNumber } from 'antd'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { SwitchLine } from '../../../kernel/draft/switch-line.tsx'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import styles from '../face.module.css'
import { WallField } from './wall-field.tsx'

const HINTS = {
  hasWaitingList: 'face.waiting_hint',
  needsConfirm: 'face.confirm_hint',
  allowsSwap: 'face.swap_allowed_hint',
} as const

interface SeatsPartProps {
  document: FaceDocument
  onChange: (patch: Partial<FaceDocument>) => void
}

/** How many seats there are, and when and how people sign up. */
export function SeatsPart({ document, onChange }: SeatsPartProps) {
  const t = useT()
  const { timeZone } = document
  return (
    <PartCard title={t('face.part_seats')}>
      <div className={styles.columns}>
        <Field label={t('face.field_capacity')}>
          {(field) => (
            <InputNumber
              {...field}
              min={1}
              max={MAX_SEATS}
              precision={0}
              value={document.capacity}
              onChange={(capacity) => onChange({ capacity: capacity ?? 1 })}
            />
          )}
        </Field>
        <Field label={t('face.field_overbook')} hint={t('face.overbook_hint')}>
          {(field) => (
            <InputNumber
              {...field}
              min={0}
              max={MAX_OVERBOOK}
              precision={0}
              value={document.overbook}
              onChange={(overbook) => onChange({ overbook: overbook ?? 0 })}
            />
          )}
        </Field>
        {(['opensAt', 'closesAt'] as const).map((key) => (
          <WallField
            key={key}
            label={t(`face.field_${key}`)}
            value={document[key]}
            timeZone={timeZone}
            onChange={(value) => onChange({ [key]: value })}
          />
        ))}
      </div>
      {(['hasWaitingList', 'needsConfirm', 'allowsSwap'] as const).map((key) => (
        <SwitchLine
          key={key}
          label={t(`face.field_${key}`)}
          hint={t(HINTS[key])}
          checked={document[key]}
          onChange={(isOn) => onChange({ [key]: isOn })}
        />
      ))}
    </PartCard>
  )
}
