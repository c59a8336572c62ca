import { detailAddress, isId } from '@sands/web/course/detail-address'
import { useSearchParams } from 'react-router'
import { NoSuchCourse } from './browse/no-such-course.tsx'
import { wantedComment } from './detail/wanted-comment.ts'
import { CourseStudy } from './study/course-study.tsx'
import { WareStudy } from './study/ware-study.tsx'

const placeOf = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : null)

/** Where a piece of a course, or one on its own, is studied. */
export function StudyPage() {
  const [search] = useSearchParams()
  const address = detailAddress(search)
  const { id, isWare } = address
  const shared = { address, at: placeOf(search.get('at')), commentId: wantedComment(search) }
  if (!isId(id)) return <NoSuchCourse />
  return isWare ? <WareStudy key={id} id={id} {...shared} /> : <CourseStudy key={id} id={id} {...shared} />
}
