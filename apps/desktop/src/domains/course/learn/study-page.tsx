import { detailAddress, isId } from '@sands/web/course/detail-address'
import { useSearchParams } from 'react-router'
import { NoSuchCourse } from './browse/no-such-course.tsx'
import { linkedComment } from './detail/linked-comment.ts'
import { CourseStudy } from './study/course-study.tsx'
import { CoursewareStudy } from './study/courseware-study.tsx'

const placeOf = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : null)

/** The page on which courseware is studied, in a course or on its own. */
export function StudyPage() {
  const [search] = useSearchParams()
  const address = detailAddress(search)
  const { id, isCourseware } = address
  const shared = { address, at: placeOf(search.get('at')), commentId: linkedComment(search) }
  if (!isId(id)) return <NoSuchCourse />
  return isCourseware ? <CoursewareStudy key={id} id={id} {...shared} /> : <CourseStudy key={id} id={id} {...shared} />
}
