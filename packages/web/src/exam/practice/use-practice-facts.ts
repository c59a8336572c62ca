import type { PracticeInfo } from '@sands/contract/exam/practice.model'
import { useT } from '../../i18n/i18n.ts'
import { useWindowText } from '../use-moment-text.ts'

type Described = Pick<
  PracticeInfo,
  'completion' | 'accuracyPercent' | 'points' | 'startTime' | 'endTime' | 'questionNum' | 'mode' | 'isRepeat'
>

/** What a person must know about a practice before they start. */
export function usePracticeFacts(practice: Described): { label: string; value: string }[] {
  const t = useT()
  const windowText = useWindowText()
  const { completion, accuracyPercent, points } = practice
  const goal =
    completion === 'hand_in'
      ? t('exam.practice_goal_hand_in')
      : t('exam.practice_goal_accuracy', { percent: accuracyPercent })
  return [
    { label: t('exam.practice_time'), value: windowText(practice.startTime, practice.endTime) },
    { label: t('exam.fact_questions'), value: String(practice.questionNum) },
    { label: t('exam.practice_fact_mode'), value: t(`exam.practice_mode_${practice.mode}`) },
    { label: t('exam.practice_fact_goal'), value: goal },
    { label: t('exam.practice_fact_repeat'), value: t(`exam.practice_repeat_${practice.isRepeat}`) },
    ...(points > 0 ? [{ label: t('exam.practice_fact_points'), value: String(points) }] : []),
  ]
}
