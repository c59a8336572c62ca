import { detailAddress, isId } from '@sands/web/course/detail-address'
import { Navigate, useSearchParams } from 'react-router'
import { NoSuchCourse } from '../browse/no-such-course.tsx'
import { learnPaths } from '../learn-paths.ts'
import { CourseView } from './course-view.tsx'
import { wantedComment } from './wanted-comment.ts'

/** A course, as the address says. Links of the phone that lead to one of its pieces lead to where it is studied. */
export function DetailPage() {
  const [search] = useSearchParams()
  const address = detailAddress(search)
  const { id, isWare, openId, arrival } = address
  if (!isId(id)) return <NoSuchCourse />
  const commentId = wantedComment(search)
  const along = { ...arrival, ...(commentId && { commentId }) }
  if (isWare) return <Navigate to={learnPaths.ware(id, along)} replace />
  if (openId) return <Navigate to={learnPaths.item(id, openId, { arrival: along })} replace />
  return <CourseView key={id} id={id} address={address} commentId={commentId} />
}
