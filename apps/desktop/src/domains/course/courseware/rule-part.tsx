import type { CoursewareDraft } from '@sands/contract/course/manage.model'
import { COURSEWARE_TYPES, learnForm, STUDY } from '@sands/rules/study'
import { Input } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/field.tsx'
import styles from './courseware.module.css'
import { isTimeBeyond } from './courseware-faults.ts'
import { useWareWords } from './use-ware-words.ts'

const MOST_MINUTES = 600

interface RulePartProps {
  draft: CoursewareDraft
  /** Seconds of what plays; 0 while they are not known. */
  duration: number
  fault: string | undefined
  onChange: (patch: Partial<CoursewareDraft>) => void
}

/** A number within its bounds; nothing typed is the least. */
const within = (typed: string, least: number, most: number): number =>
  Math.min(most, Math.max(least, Number(typed) || least))

/** What finishes a piece, with a word of warning where that can hardly be met. */
export function RulePart({ draft, duration, fault, onChange }: RulePartProps) {
  const t = useT()
  const words = useWareWords()
  const isMedia = learnForm(draft.courseWareType) === 'media'
  const isLink = draft.courseWareType === COURSEWARE_TYPES.link
  const isBeyond = isTimeBeyond(draft, duration)
  return (
    <fieldset className={styles.part}>
      <legend className={styles.label}>{t('course.manage_rule')}</legend>
      <div className={styles.rules}>
        {isMedia && (
          <Field
            label={t('course.manage_rule_threshold')}
            hint={t('course.manage_rule_threshold_hint', { usual: STUDY.threshold })}
          >
            {(field) => (
              <Input
                {...field}
                type="number"
                min={1}
                max={100}
                suffix="%"
                value={draft.threshold}
                onChange={({ target }) => onChange({ threshold: Math.round(within(target.value, 1, 100)) })}
              />
            )}
          </Field>
        )}
        {(!isLink || draft.minSeconds > 0) && (
          <Field
            label={t('course.manage_rule_minutes')}
            hint={isBeyond ? undefined : t('course.manage_rule_minutes_hint')}
            fault={fault ?? (isBeyond ? t('course.manage_fault_time_beyond_medium') : undefined)}
          >
            {(field) => (
              <Input
                {...field}
                type="number"
                min={0}
                max={MOST_MINUTES}
                suffix={t('course.manage_rule_minutes_unit')}
                step={0.5}
                value={Number((draft.minSeconds / 60).toFixed(2))}
                onChange={({ target }) =>
                  onChange({ minSeconds: Math.round(within(target.value, 0, MOST_MINUTES) * 60) })
                }
              />
            )}
          </Field>
        )}
      </div>
      <p className={styles.quiet}>{words.rule({ ...draft, duration, pages: 0 })}</p>
    </fieldset>
  )
}
