import type { CourseFaultKind } from '@sands/rules/course'
import { STUDY } from '@sands/rules/study'
import { useT } from '../../kernel/text.ts'

/** The texts of the faults and warnings of a course or courseware. */
export function useFaultWords() {
  const t = useT()
  return (kind: CourseFaultKind): string => t(`course.manage_fault_${kind}`, { minutes: STUDY.dailyCapMinutes })
}
