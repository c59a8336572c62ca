import type { ExamEdition, ManagedExam } from '@sands/contract/exam/manage.calls'
import type { Id } from '@sands/contract/kernel/schema'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button, Drawer, Segmented, Skeleton } from 'antd'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import bank from '../bank/bank.module.css'
import { ChangeList } from '../draft/change-list.tsx'
import { examPaths } from '../exam-paths.ts'
import styles from './edit.module.css'
import { useExamWords } from './use-exam-words.ts'

interface EditionDrawerProps {
  examId: Id<'exam'>
  edition: ExamEdition | undefined
  /** The edition before it, if it is loaded. */
  previous: ExamEdition | undefined
  onClose: () => void
}

/** One edition: what it changed, and what would change if it became the draft. */
export function EditionDrawer({ examId, edition, previous, onClose }: EditionDrawerProps) {
  const t = useT()
  return (
    <Drawer
      open={edition !== undefined}
      onClose={onClose}
      size={560}
      title={edition && t('exam.edition_number', { number: edition.edition })}
      destroyOnHidden
    >
      {edition && <Compared examId={examId} edition={edition} previous={previous} />}
    </Drawer>
  )
}

type ComparedProps = Pick<EditionDrawerProps, 'examId' | 'previous'> & { edition: ExamEdition }

function Compared({ examId, edition, previous }: ComparedProps) {
  const t = useT()
  const [side, setSide] = useState<'draft' | 'previous'>(previous ? 'previous' : 'draft')
  const exam = useCall('GET /sands-lms/api/v1/manage/exam/get', { query: { id: examId } }, { staleTime: 0 })
  const { changesOf } = useExamWords(exam.data ? [exam.data] : [])
  const take = useTakeEdition()
  if (exam.isPending) return <Skeleton active paragraph={{ rows: 6 }} />
  if (!exam.data) return <FailureBlock error={exam.error} onRetry={() => void exam.refetch()} />
  return (
    <div className={styles.dialog}>
      {previous ? (
        <Segmented
          block
          value={side}
          onChange={setSide}
          options={[
            { value: 'previous', label: t('exam.compare_previous') },
            { value: 'draft', label: t('exam.compare_draft') },
          ]}
        />
      ) : (
        <h2 className={styles.subheading}>{t('exam.compare_draft')}</h2>
      )}
      {side === 'previous' && previous ? (
        <ChangeList changes={changesOf(previous.document, edition.document)} />
      ) : (
        <ChangeList changes={changesOf(exam.data.draft, edition.document)} none={t('exam.compare_draft_none')} />
      )}
      <div className={bank.foot}>
        <Button onClick={() => take(exam.data, edition)}>{t('exam.edition_take')}</Button>
      </div>
    </div>
  )
}

/** Makes an earlier edition the draft again. Learners see it only after it is published. */
function useTakeEdition(): (exam: ManagedExam, edition: ExamEdition) => void {
  const t = useT()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const save = useAct('POST /sands-lms/api/v1/manage/exam/save')
  return ({ id, version }, { edition, document }) =>
    confirm({
      title: t('exam.edition_take_ask', { number: edition }),
      text: t('exam.edition_take_text'),
      action: t('exam.edition_take'),
      danger: true,
      run: () => save.mutateAsync({ body: { id, version, draft: document } }),
      done: t('exam.edition_taken', { number: edition }),
      onDone: () => navigate(examPaths.exam(id)),
    })
}
