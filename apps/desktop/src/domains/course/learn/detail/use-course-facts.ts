import type { CourseItem } from '@sands/contract/course/course.model'
import { useDurationText } from '@sands/web/study/duration-text'
import { useT } from '../../../../kernel/text.ts'

type Counted = Pick<CourseItem, 'itemCount' | 'duration' | 'learnNum'>

/** The size of a course and the number of its learners, each as one line. */
export function useCourseFacts(): (course: Counted) => { size: string; learners: string } {
  const t = useT()
  const duration = useDurationText()
  return ({ itemCount, duration: seconds, learnNum }) => ({
    size: [t('course.items', { count: itemCount }), ...(seconds > 0 ? [duration(seconds)] : [])].join(' · '),
    learners: t('course.learners', { count: learnNum }),
  })
}
