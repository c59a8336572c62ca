import type { CatalogueCourseware, CourseDetail } from '@sands/contract/course/course.model'

/** Says of the piece one goes on with whether one was in it, or it only comes next. */
export const continueWord = (
  { lastId }: Pick<CourseDetail, 'lastId'>,
  { id }: Pick<CatalogueCourseware, 'id'>,
): 'course.left_at' | 'course.up_next' => (id === lastId ? 'course.left_at' : 'course.up_next')
