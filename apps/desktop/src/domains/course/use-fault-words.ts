import type { CourseFaultKind } from '@sands/rules/course'
import { STUDY } from '@sands/rules/study'
import { useT } from '../../kernel/text.ts'

/** What is wrong with a course or a piece, or should make its author think. */
export function useFaultWords() {
  const t = useT()
  return (kind: CourseFaultKind): string => t(`course.manage_fault_${kind}`, { minutes: STUDY.dailyCapMinutes })
}
