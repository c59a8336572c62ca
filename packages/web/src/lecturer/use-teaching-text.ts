import type { LecturerItem } from '@sands/contract/lecturer/lecturer.model'
import { useT } from '../i18n/i18n.ts'
import { useDurationText } from '../study/duration-text.ts'

/** The number of courses and hours that a lecturer teaches, in one line. */
export function useTeachingText(): (lecturer: Pick<LecturerItem, 'teachCourseNum' | 'teachTotalDuration'>) => string {
  const t = useT()
  const durationText = useDurationText()
  return ({ teachCourseNum: count, teachTotalDuration: seconds }) =>
    seconds > 0
      ? `${t('lecturer.courses_count', { count })} · ${durationText(seconds)}`
      : t('lecturer.courses_count', { count })
}
