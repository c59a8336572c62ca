import type { CoursewareDraft } from '@sands/contract/course/manage.model'
import { timeWarnings } from '@sands/rules/course'
import { COURSEWARE_TYPES, learnForm, STUDY } from '@sands/rules/study'
import { useT } from '../../../kernel/text.ts'
import { NumberField } from '../../../kernel/ui/form/number-field.tsx'
import { useFaultWords } from '../use-fault-words.ts'
import styles from './courseware.module.css'
import { useCoursewareWords } from './use-courseware-words.ts'

const MOST_MINUTES = 600

interface RulePartProps {
  draft: CoursewareDraft
  /** The length of the medium in seconds; 0 while it is unknown. */
  duration: number
  fault: string | undefined
  onChange: (patch: Partial<CoursewareDraft>) => void
}

/** The completion rule of courseware, with a warning when it can hardly be met. */
export function RulePart({ draft, duration, fault, onChange }: RulePartProps) {
  const t = useT()
  const words = useCoursewareWords()
  const isMedia = learnForm(draft.courseWareType) === 'media'
  const isLink = draft.courseWareType === COURSEWARE_TYPES.link
  const faultWords = useFaultWords()
  const [warning] = timeWarnings({ ...draft, duration })
  return (
    <fieldset className={styles.part}>
      <legend className={styles.label}>{t('course.manage_rule')}</legend>
      <div className={styles.rules}>
        {isMedia && (
          <NumberField
            label={t('course.manage_rule_threshold')}
            hint={t('course.manage_rule_threshold_hint', { usual: STUDY.threshold })}
            least={1}
            most={100}
            unit="%"
            value={draft.threshold}
            onChange={(typed) => onChange({ threshold: Math.round(typed) })}
          />
        )}
        {(!isLink || draft.minSeconds > 0) && (
          <NumberField
            label={t('course.manage_rule_minutes')}
            hint={t('course.manage_rule_minutes_hint', { most: MOST_MINUTES })}
            fault={fault ?? (warning && faultWords(warning))}
            least={0}
            most={MOST_MINUTES}
            step={0.5}
            unit={t('course.manage_rule_minutes_unit')}
            value={Number((draft.minSeconds / 60).toFixed(2))}
            onChange={(typed) => onChange({ minSeconds: Math.round(typed * 60) })}
          />
        )}
      </div>
      <p className={styles.quiet}>{words.rule({ ...draft, duration, pages: 0 })}</p>
    </fieldset>
  )
}
