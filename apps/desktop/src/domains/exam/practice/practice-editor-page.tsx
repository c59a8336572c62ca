import type { ManagedPractice } from '@sands/contract/exam/edit-practice.calls'
import { idIn } from '@sands/contract/kernel/id'
import { useCall } from '@sands/web/call/use-call'
import { textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { EditorWaiting } from '../../../kernel/draft/editor-waiting.tsx'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { useOpened } from '../draft/use-opened.ts'
import { examPaths } from '../exam-paths.ts'
import { NoPractice } from './no-practice.tsx'
import { PracticeEditor } from './practice-editor.tsx'

const ADDRESS = { id: textValue(18) }

/** The editor of one practice. */
export function PracticeEditorPage() {
  const t = useT()
  const [{ id: typed }] = useAddressQuery(ADDRESS)
  const id = idIn<'practice'>(typed)
  return id ? <Opened key={id} id={id} /> : <NoPractice title={t('exam.practice_edit')} />
}

function Opened({ id }: { id: ManagedPractice['id'] }) {
  const t = useT()
  const practice = useCall('GET /sands-lms/api/v1/manage/practise/get', { query: { id } }, { staleTime: 0 })
  const { stored, reload } = useOpened(practice)
  if (stored) return <PracticeEditor practice={stored} reload={reload} />
  return (
    <ManagePage title={t('exam.practice_edit')}>
      {practice.isFetching ? (
        <EditorWaiting />
      ) : (
        <FailureBlock
          error={practice.error}
          onRetry={() => void practice.refetch()}
          way={<LinkButton to={examPaths.practices}>{t('exam.practices')}</LinkButton>}
        />
      )}
    </ManagePage>
  )
}
