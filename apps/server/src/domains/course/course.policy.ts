import type { CourseState } from '@sands/contract/course/manage.model'
import { fail } from '../../kernel/errors.ts'

interface CourseAccess {
  state: CourseState
  removedAt: Date | null
  /** Whether its audience includes the person. */
  isVisible: boolean
}

/**
 * The reason why a person may not open a course; undefined when they may. A deletion is reported before all other
 * reasons. A course of another college gets the same answer as a course that does not exist, so that the answer reveals
 * nothing.
 */
export function courseRefusal(
  course: CourseAccess | undefined,
): 'course.deleted' | 'course.not_published' | 'course.not_for_you' | undefined {
  if (!course) return 'course.not_for_you'
  if (course.removedAt) return 'course.deleted'
  if (course.state !== 'published') return 'course.not_published'
  return course.isVisible ? undefined : 'course.not_for_you'
}

export function expectOpen<Course extends CourseAccess>(course: Course | undefined): Course {
  const refusal = courseRefusal(course)
  if (refusal) throw fail(refusal)
  if (!course) throw fail('course.not_for_you')
  return course
}
