import { EXAM_STATUS } from '@sands/rules/exam/state'
import { useT } from '../../../kernel/text.ts'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'

const TONES = { 1: 'info', 2: 'info', 3: 'warning', 4: 'success', 5: 'danger' } as const satisfies Record<number, Tone>
const STATUSES = Object.values(EXAM_STATUS)

/** The state of an exam for the person, in a word. */
export function ExamStatusTag({ status }: { status: number }) {
  const t = useT()
  const known = STATUSES.find((candidate) => candidate === status) ?? EXAM_STATUS.notStarted
  return <StateTag tone={(TONES as Record<number, Tone>)[known] ?? 'neutral'}>{t(`exam.status_${known}`)}</StateTag>
}
