import type { PracticeDocument } from '@sands/contract/exam/practice.model'
import { COMPLETION_RULES, PRACTICE_MODES } from '@sands/rules/exam/practice'
import { PartCard } from '../../../kernel/draft/part-card.tsx'
import { SwitchLine } from '../../../kernel/draft/switch-line.tsx'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { NumberField } from '../../../kernel/ui/form/number-field.tsx'
import styles from '../bank/bank.module.css'
import { MomentField } from '../edit/moment-field.tsx'

interface PracticeRulesProps {
  draft: PracticeDocument
  onChange: (patch: Partial<PracticeDocument>, about?: string) => void
}

const MOST_POINTS = 10_000

/** When and how a practice is done, and what completes it. */
export function PracticeRules({ draft, onChange }: PracticeRulesProps) {
  const t = useT()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const moment = (key: 'opensAt' | 'closesAt') => (
    <MomentField
      label={t(`exam.practice_field_${key}`)}
      hint={t(`exam.practice_${key}_hint`)}
      value={draft[key]}
      onChange={(at) => onChange({ [key]: at }, key)}
    />
  )
  const line = (key: 'shuffleQuestions' | 'shuffleOptions' | 'isRepeatable') => (
    <SwitchLine
      label={t(`exam.practice_field_${key}`)}
      hint={t(`exam.practice_${key}_hint`)}
      checked={draft[key]}
      onChange={(isOn) => onChange({ [key]: isOn })}
    />
  )
  const number = (key: 'accuracyPercent' | 'points', [least, most]: [number, number]) => (
    <NumberField
      label={t(`exam.practice_field_${key}`)}
      hint={t(`exam.practice_${key}_hint`)}
      least={least}
      most={most}
      value={draft[key]}
      onChange={(value) => onChange({ [key]: Math.round(value) }, key)}
    />
  )
  return (
    <>
      <PartCard title={t('exam.practice_part_way')}>
        <Field label={t('exam.practice_field_mode')}>
          {(field) => (
            <Choice
              field={field}
              clearable={false}
              placeholder={t('exam.practice_field_mode')}
              value={draft.mode}
              options={PRACTICE_MODES.map((value) => ({ value, label: t(`exam.practice_mode_${value}`) }))}
              onChange={(mode) => mode && onChange({ mode })}
            />
          )}
        </Field>
        {line('shuffleQuestions')}
        {line('shuffleOptions')}
        {line('isRepeatable')}
      </PartCard>
      <PartCard title={t('exam.practice_part_time')} intro={t('manage.window_zone', { zone: timeZone })}>
        <div className={styles.row}>
          {moment('opensAt')}
          {moment('closesAt')}
        </div>
      </PartCard>
      <PartCard title={t('exam.practice_field_completion')}>
        <div className={styles.row}>
          <Field label={t('exam.practice_completion')}>
            {(field) => (
              <Choice
                field={field}
                clearable={false}
                placeholder={t('exam.practice_completion')}
                value={draft.completion}
                options={COMPLETION_RULES.map((value) => ({ value, label: t(`exam.practice_completion_${value}`) }))}
                onChange={(completion) => completion && onChange({ completion })}
              />
            )}
          </Field>
          {draft.completion === 'accuracy' && number('accuracyPercent', [1, 100])}
          {number('points', [0, MOST_POINTS])}
        </div>
      </PartCard>
    </>
  )
}
