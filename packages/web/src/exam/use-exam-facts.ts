import type { ExamInfo } from '@sands/contract/exam/attempt.model'
import { useT } from '../i18n/i18n.ts'
import { scoreText } from './exam-text.ts'
import { useMomentText, useWindowText } from './use-moment-text.ts'

interface ExamFacts {
  facts: { label: string; value: string }[]
  rules: string[]
  /** Why it cannot be started. */
  reason: string | null
}

/** What a person must know before they start an exam, in words. */
export function useExamFacts(exam: ExamInfo): ExamFacts {
  const t = useT()
  const windowText = useWindowText()
  const moment = useMomentText()
  const { limitMinutes, attemptsLeft, refusal } = exam
  return {
    facts: [
      { label: t('exam.fact_time'), value: windowText(exam.startTime, exam.endTime) },
      {
        label: t('exam.fact_limit'),
        value: limitMinutes === null ? t('exam.no_limit') : t('exam.minutes', { minutes: limitMinutes }),
      },
      { label: t('exam.fact_questions'), value: String(exam.questionNum) },
      { label: t('exam.fact_total'), value: scoreText(exam.totalScore) },
      { label: t('exam.fact_pass'), value: scoreText(exam.passScore) },
      { label: t('exam.fact_left'), value: attemptsLeft === null ? t('exam.no_limit') : String(attemptsLeft) },
    ],
    rules: [
      exam.isOneWay && t('exam.rule_one_way'),
      exam.leaveLimit !== null && t('exam.rule_leave', { count: exam.leaveLimit }),
      exam.minMinutes > 0 && t('exam.rule_min', { minutes: exam.minMinutes }),
    ].filter((rule) => rule !== false),
    reason:
      refusal && [t(`exam.reason_${refusal.reason}`), refusal.at && moment(refusal.at)].filter(Boolean).join(' · '),
  }
}
