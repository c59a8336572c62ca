import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { examPaths } from '../exam-paths.ts'

/** An address that names no practice. */
export function NoPractice({ title }: { title: string }) {
  const t = useT()
  return (
    <ManagePage title={title}>
      <StateBlock
        kind="empty"
        title={t('exam.practice_edit_none')}
        actions={<LinkButton to={examPaths.practices}>{t('exam.practices')}</LinkButton>}
      />
    </ManagePage>
  )
}
