import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { examPaths } from '../exam-paths.ts'

/** An address that names no exam. */
export function NoExam({ title }: { title: string }) {
  const t = useT()
  return (
    <ManagePage title={title}>
      <StateBlock
        kind="empty"
        title={t('exam.exam_edit_none')}
        actions={<LinkButton to={examPaths.exams}>{t('exam.exams')}</LinkButton>}
      />
    </ManagePage>
  )
}
