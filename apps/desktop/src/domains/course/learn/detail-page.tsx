import { detailAddress, isId } from '@sands/web/course/detail-address'
import { Navigate, useSearchParams } from 'react-router'
import { CourseView } from './course-view.tsx'
import { learnPaths } from './learn-paths.ts'
import { NoSuchCourse } from './no-such-course.tsx'

/** A course, as the address says. Links of the phone that lead to one of its pieces lead to where it is studied. */
export function DetailPage() {
  const [search] = useSearchParams()
  const { id, isWare, openId } = detailAddress(search)
  if (!isId(id)) return <NoSuchCourse />
  if (isWare) return <Navigate to={learnPaths.ware(id)} replace />
  if (openId) return <Navigate to={learnPaths.item(id, openId)} replace />
  return <CourseView key={id} id={id} />
}
