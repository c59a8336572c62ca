import { detailAddress, isId } from '@sands/web/course/detail-address'
import { Navigate, useSearchParams } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { StateBlock } from '../../../kernel/ui/state-block.tsx'
import { CourseView } from './course-view.tsx'
import { learnPaths } from './learn-paths.ts'

/** A course, as the address says. Links of the phone that lead to one of its pieces lead to where it is studied. */
export function DetailPage() {
  const t = useT()
  const [search] = useSearchParams()
  const { id, isWare, openId } = detailAddress(search)
  if (!isId(id)) {
    return (
      <StateBlock
        kind="lost"
        page
        title={t('kernel.not_found_title')}
        text={t('kernel.not_found_text')}
        actions={<LinkButton to={learnPaths.courses}>{t('course.all_courses')}</LinkButton>}
      />
    )
  }
  if (isWare) return <Navigate to={learnPaths.ware(id)} replace />
  if (openId) return <Navigate to={learnPaths.item(id, openId)} replace />
  return <CourseView key={id} id={id} />
}
