import type { ExamPersonRow, QuestionStatistics, ReportedExam } from '@sands/contract/exam/report.model'
import { useT } from '../../../kernel/text.ts'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'

const EXAM_TONES: Readonly<Record<ReportedExam['state'], Tone>> = {
  published: 'success',
  withdrawn: 'neutral',
  archived: 'neutral',
  removed: 'danger',
}

export function ReportedStateTag({ state }: { state: ReportedExam['state'] }) {
  const t = useT()
  return <StateTag tone={EXAM_TONES[state]}>{t(`exam.report_exam_${state}`)}</StateTag>
}

const PERSON_TONES: Readonly<Record<ExamPersonRow['state'], Tone>> = {
  not_taken: 'neutral',
  in_progress: 'info',
  in_review: 'warning',
  passed: 'success',
  failed: 'danger',
}

/** How a person is doing in an exam, in a word. */
export function PersonStateTag({ state }: { state: ExamPersonRow['state'] }) {
  const t = useT()
  return <StateTag tone={PERSON_TONES[state]}>{t(`exam.report_state_${state}`)}</StateTag>
}

type Hint = NonNullable<QuestionStatistics['hint']>
const HINT_TONES: Readonly<Record<Hint, Tone>> = {
  negative: 'danger',
  too_hard: 'warning',
  too_easy: 'neutral',
  weak: 'neutral',
}

/** Why an author should look at a question. */
export function HintTag({ hint }: { hint: Hint }) {
  const t = useT()
  return (
    <span title={t(`exam.report_hint_${hint}_text`)}>
      <StateTag tone={HINT_TONES[hint]}>{t(`exam.report_hint_${hint}`)}</StateTag>
    </span>
  )
}
