import { detailAddress, isId } from '@sands/web/course/detail-address'
import { Navigate, useSearchParams } from 'react-router'
import { NoSuchCourse } from '../browse/no-such-course.tsx'
import { learnPaths } from '../learn-paths.ts'
import { CourseView } from './course-view.tsx'
import { linkedComment } from './linked-comment.ts'

/** The course in the address. Links of the phone app to courseware are redirected to its study page. */
export function DetailPage() {
  const [search] = useSearchParams()
  const address = detailAddress(search)
  const { id, isCourseware, openId, origin } = address
  if (!isId(id)) return <NoSuchCourse />
  const commentId = linkedComment(search)
  const along = { ...origin, ...(commentId && { commentId }) }
  if (isCourseware) return <Navigate to={learnPaths.courseware(id, along)} replace />
  if (openId) return <Navigate to={learnPaths.inCourse(id, openId, { origin: along })} replace />
  return <CourseView key={id} id={id} address={address} commentId={commentId} />
}
