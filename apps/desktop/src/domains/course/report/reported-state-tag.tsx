import type { ReportedCourse } from '@sands/contract/course/report.calls'
import { useT } from '../../../kernel/text.ts'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'

const TONES: Readonly<Record<ReportedCourse['state'], Tone>> = {
  published: 'success',
  withdrawn: 'neutral',
  removed: 'danger',
}

/** The state of a course that was published at least once. */
export function ReportedStateTag({ state }: { state: ReportedCourse['state'] }) {
  const t = useT()
  return <StateTag tone={TONES[state]}>{t(`course.report_course_${state}`)}</StateTag>
}
