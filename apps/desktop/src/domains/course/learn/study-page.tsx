import { detailAddress, isId } from '@sands/web/course/detail-address'
import { useSearchParams } from 'react-router'
import { NoSuchCourse } from './no-such-course.tsx'
import { CourseStudy } from './study/course-study.tsx'
import { WareStudy } from './study/ware-study.tsx'

const placeOf = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : null)

/** Where a piece of a course, or one on its own, is studied. */
export function StudyPage() {
  const [search] = useSearchParams()
  const { id, isWare, openId } = detailAddress(search)
  const at = placeOf(search.get('at'))
  if (!isId(id)) return <NoSuchCourse />
  if (isWare) return <WareStudy key={id} id={id} at={at} />
  return <CourseStudy key={id} id={id} openId={openId} at={at} />
}
