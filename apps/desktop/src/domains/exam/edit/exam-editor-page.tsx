import type { ManagedExam } from '@sands/contract/exam/manage.calls'
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
import { ExamEditor } from './exam-editor.tsx'
import { NoExam } from './no-exam.tsx'

const ADDRESS = { id: textValue(18) }

/** The editor of one exam. */
export function ExamEditorPage() {
  const t = useT()
  const [{ id: typed }] = useAddressQuery(ADDRESS)
  const id = idIn<'exam'>(typed)
  return id ? <Opened key={id} id={id} /> : <NoExam title={t('exam.exam_edit')} />
}

function Opened({ id }: { id: ManagedExam['id'] }) {
  const t = useT()
  const exam = useCall('GET /sands-lms/api/v1/manage/exam/get', { query: { id } }, { staleTime: 0 })
  const { stored, reload } = useOpened(exam)
  if (stored) return <ExamEditor exam={stored} reload={reload} />
  return (
    <ManagePage title={t('exam.exam_edit')}>
      {exam.isFetching ? (
        <EditorWaiting />
      ) : (
        <FailureBlock
          error={exam.error}
          onRetry={() => void exam.refetch()}
          way={<LinkButton to={examPaths.exams}>{t('exam.exams')}</LinkButton>}
        />
      )}
    </ManagePage>
  )
}
