import type { CourseReportRow } from '@sands/contract/course/report.calls'
import { useT } from '../../../kernel/text.ts'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'

type PersonState = CourseReportRow['state']

const TONES: Readonly<Record<PersonState, Tone>> = {
  not_started: 'neutral',
  in_progress: 'info',
  finished: 'success',
}

/** The state of a person in a course, in a word. */
export function PersonStateTag({ state }: { state: PersonState }) {
  const t = useT()
  return <StateTag tone={TONES[state]}>{t(`course.report_state_${state}`)}</StateTag>
}
