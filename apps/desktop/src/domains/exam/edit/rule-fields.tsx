import type { ExamDocument } from '@sands/contract/exam/exam.model'
import { idIn } from '@sands/contract/kernel/id'
import { GRADE_METHODS } from '@sands/rules/exam/state'
import { Input } from 'antd'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { SwitchLine } from '../../../kernel/draft/switch-line.tsx'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { NumberField } from '../../../kernel/ui/form/number-field.tsx'
import styles from '../bank/bank.module.css'
import { MomentField } from './moment-field.tsx'

interface RuleFieldsProps {
  draft: ExamDocument
  onChange: (patch: Partial<ExamDocument>, about?: string) => void
}

const MOST_INTERVAL = 525_600
const MOST_ID = 18
const NUMBERS = {
  minMinutes: 600,
  attempts: 100,
  intervalMinutes: MOST_INTERVAL,
  passPercent: 100,
  points: 10_000,
} as const
const LIMITS = { limitMinutes: 1440, leaveLimit: 100 } as const

/** When, how long, how often and how an exam is taken. */
export function RuleFields({ draft, onChange }: RuleFieldsProps) {
  const t = useT()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const whole = (key: keyof typeof NUMBERS) => (
    <NumberField
      label={t(`exam.exam_${key}`)}
      hint={t(`exam.exam_${key}_hint`)}
      least={0}
      most={NUMBERS[key]}
      value={draft[key]}
      onChange={(value) => onChange({ [key]: Math.round(value) }, key)}
    />
  )
  const orNone = (key: keyof typeof LIMITS) => (
    <NumberField
      label={t(`exam.exam_${key}`)}
      hint={t(`exam.exam_${key}_hint`)}
      least={0}
      most={LIMITS[key]}
      value={draft[key] ?? 0}
      onChange={(value) => onChange({ [key]: Math.round(value) || null }, key)}
    />
  )
  const moment = (key: 'opensAt' | 'admitUntil' | 'closesAt') => (
    <MomentField
      label={t(`exam.exam_${key}`)}
      hint={t(`exam.exam_${key}_hint`)}
      value={draft[key]}
      onChange={(at) => onChange({ [key]: at }, key)}
    />
  )
  const line = (key: 'shuffleQuestions' | 'shuffleOptions' | 'isOneWay') => (
    <SwitchLine
      label={t(`exam.exam_${key}`)}
      hint={t(`exam.exam_${key}_hint`)}
      checked={draft[key]}
      onChange={(isOn) => onChange({ [key]: isOn })}
    />
  )
  return (
    <>
      <PartCard title={t('exam.exam_time')} intro={t('manage.window_zone', { zone: timeZone })}>
        <div className={styles.row}>
          {moment('opensAt')}
          {moment('admitUntil')}
          {moment('closesAt')}
        </div>
        <div className={styles.row}>
          {orNone('limitMinutes')}
          {whole('minMinutes')}
        </div>
        <div className={styles.row}>
          {whole('attempts')}
          {whole('intervalMinutes')}
        </div>
      </PartCard>
      <PartCard title={t('exam.exam_grade')}>
        <div className={styles.row}>
          {whole('passPercent')}
          <Field label={t('exam.exam_gradeMethod')} hint={t('exam.exam_gradeMethod_hint')}>
            {(field) => (
              <Choice
                field={field}
                clearable={false}
                placeholder={t('exam.exam_gradeMethod')}
                value={draft.gradeMethod}
                options={GRADE_METHODS.map((value) => ({ value, label: t(`exam.grade_${value}`) }))}
                onChange={(gradeMethod) => gradeMethod && onChange({ gradeMethod })}
              />
            )}
          </Field>
        </div>
        <div className={styles.row}>
          {whole('points')}
          <Field label={t('exam.field_certificateId')} hint={t('exam.exam_certificateId_hint')}>
            {(field) => (
              <Input
                {...field}
                inputMode="numeric"
                maxLength={MOST_ID}
                value={draft.certificateId ?? ''}
                onChange={({ target }) =>
                  onChange(
                    { certificateId: idIn<'certificate'>(target.value.replaceAll(/\D/g, '')) ?? null },
                    'certificateId',
                  )
                }
              />
            )}
          </Field>
        </div>
      </PartCard>
      <PartCard title={t('exam.exam_taking')}>
        {line('shuffleQuestions')}
        {line('shuffleOptions')}
        {line('isOneWay')}
        <div className={styles.row}>
          {orNone('leaveLimit')}
          <Field label={t('exam.exam_password')} hint={t('exam.exam_password_hint')}>
            {(field) => (
              <Input
                {...field}
                maxLength={40}
                autoComplete="off"
                value={draft.password ?? ''}
                onChange={({ target }) => onChange({ password: target.value || null }, 'password')}
              />
            )}
          </Field>
        </div>
      </PartCard>
    </>
  )
}
