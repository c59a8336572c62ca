import type { CatalogueCourseware, CourseDetail } from '@sands/contract/course/course.model'

/** The label of the courseware to continue with: whether it was opened last or comes next. */
export const continueWord = (
  { lastId }: Pick<CourseDetail, 'lastId'>,
  { id }: Pick<CatalogueCourseware, 'id'>,
): 'course.left_at' | 'course.up_next' => (id === lastId ? 'course.left_at' : 'course.up_next')
