import { useT } from '../../../../kernel/text.ts'
import { LinkButton } from '../../../../kernel/ui/link-button.tsx'
import { StateBlock } from '../../../../kernel/ui/page/state-block.tsx'
import { learnPaths } from '../learn-paths.ts'

/** Shown for an address that names no course. */
export function NoSuchCourse() {
  const t = useT()
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
