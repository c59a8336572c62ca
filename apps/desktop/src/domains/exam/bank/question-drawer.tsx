import type { Id } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { Drawer, Skeleton } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { useAskLeave } from '../../../kernel/use-ask-leave.ts'
import { QuestionEditor } from './question-editor.tsx'

interface QuestionDrawerProps {
  /** A question of the bank, a new one, or none. */
  open: Id<'question'> | 'new' | undefined
  onClose: () => void
  onStored: () => void
}

/** A question, made or changed. */
export function QuestionDrawer({ open, onClose, onStored }: QuestionDrawerProps) {
  const t = useT()
  const { setDirty, leave, askLeave } = useAskLeave({
    title: t('exam.question_leave_ask'),
    text: t('exam.question_leave_text'),
    action: t('exam.question_leave'),
    onClose,
  })
  const stored = () => {
    leave()
    onStored()
  }
  return (
    <Drawer
      open={open !== undefined}
      onClose={askLeave}
      size={760}
      title={open === 'new' ? t('exam.bank_create') : t('exam.bank_question')}
      destroyOnHidden
    >
      {open === 'new' && (
        <QuestionEditor question={undefined} onDirty={setDirty} onCancel={askLeave} onStored={stored} />
      )}
      {open !== undefined && open !== 'new' && (
        <Opened key={open} id={open} onDirty={setDirty} onCancel={askLeave} onStored={stored} />
      )}
    </Drawer>
  )
}

interface OpenedProps {
  id: Id<'question'>
  onDirty: (isDirty: boolean) => void
  onCancel: () => void
  onStored: () => void
}

function Opened({ id, ...acts }: OpenedProps) {
  const question = useCall('GET /sands-lms/api/v1/manage/question/get', { query: { id } }, { staleTime: 0 })
  if (question.isFetching) return <Skeleton active paragraph={{ rows: 8 }} />
  if (!question.data) return <FailureBlock error={question.error} onRetry={() => void question.refetch()} />
  return <QuestionEditor key={question.data.version} question={question.data} {...acts} />
}
