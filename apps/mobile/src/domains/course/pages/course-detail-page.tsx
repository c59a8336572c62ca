import { courseLinks } from '@sands/contract/course/course.links'
import { detailAddress, isId } from '@sands/web/course/detail-address'
import { useT } from '@sands/web/i18n/i18n'
import { useSearchParams } from 'react-router'
import { ButtonLink } from '../../../kernel/ui/button.tsx'
import { NotFoundState } from '../../../kernel/ui/page/states.tsx'
import { CourseView } from '../components/course-view.tsx'
import { CoursewareView } from '../components/courseware-view.tsx'
import { DetailPage } from '../components/detail-page.tsx'

/** A course or a single courseware, depending on the address. */
export function CourseDetailPage() {
  const t = useT()
  const [search] = useSearchParams()
  const address = detailAddress(search)
  const { id, isCourseware } = address
  if (!isId(id)) {
    const action = (
      <ButtonLink to={courseLinks.list()} replace>
        {t('course.all_courses')}
      </ButtonLink>
    )
    return (
      <DetailPage title={address.title}>
        <NotFoundState title={t('kernel.not_found_title')} text={t('kernel.not_found_text')} action={action} />
      </DetailPage>
    )
  }
  return isCourseware ? (
    <CoursewareView key={id} id={id} address={address} />
  ) : (
    <CourseView key={id} id={id} address={address} />
  )
}
