import type { ManagedPaper } from '@sands/contract/exam/paper.calls'
import { idIn } from '@sands/contract/kernel/id'
import { useCall } from '@sands/web/call/use-call'
import { textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { EditorWaiting } from '../../../kernel/draft/editor-waiting.tsx'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { useOpened } from '../draft/use-opened.ts'
import { examPaths } from '../exam-paths.ts'
import { PaperEditor } from './paper-editor.tsx'

const ADDRESS = { id: textValue(18) }

/** The editor of one paper. */
export function PaperEditorPage() {
  const t = useT()
  const [{ id: typed }] = useAddressQuery(ADDRESS)
  const id = idIn<'paper'>(typed)
  if (id) return <Opened key={id} id={id} />
  return (
    <ManagePage title={t('exam.paper_edit')}>
      <StateBlock
        kind="empty"
        title={t('exam.paper_edit_none')}
        actions={<LinkButton to={examPaths.papers}>{t('exam.papers')}</LinkButton>}
      />
    </ManagePage>
  )
}

function Opened({ id }: { id: ManagedPaper['id'] }) {
  const t = useT()
  const paper = useCall('GET /sands-lms/api/v1/manage/paper/get', { query: { id } }, { staleTime: 0 })
  const { stored, reload } = useOpened(paper)
  if (stored) return <PaperEditor paper={stored} reload={reload} />
  return (
    <ManagePage title={t('exam.paper_edit')}>
      {paper.isFetching ? (
        <EditorWaiting />
      ) : (
        <FailureBlock
          error={paper.error}
          onRetry={() => void paper.refetch()}
          way={<LinkButton to={examPaths.papers}>{t('exam.papers')}</LinkButton>}
        />
      )}
    </ManagePage>
  )
}
