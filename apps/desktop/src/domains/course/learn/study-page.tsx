import { detailAddress, isId } from '@sands/web/course/detail-address'
import { useSearchParams } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { StateBlock } from '../../../kernel/ui/state-block.tsx'
import { learnPaths } from './learn-paths.ts'
import { CourseStudy } from './study/course-study.tsx'
import { WareStudy } from './study/ware-study.tsx'

const placeOf = (text: string | null) => (text && /^\d{1,9}$/.test(text) ? Number(text) : null)

/** Where a piece of a course, or one on its own, is studied. */
export function StudyPage() {
  const t = useT()
  const [search] = useSearchParams()
  const { id, isWare, openId } = detailAddress(search)
  const at = placeOf(search.get('at'))
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
  if (isWare) return <WareStudy key={id} id={id} at={at} />
  return <CourseStudy key={id} id={id} openId={openId} at={at} />
}
