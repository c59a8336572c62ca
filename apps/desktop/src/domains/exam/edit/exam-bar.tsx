import { ExclamationCircleOutlined, HistoryOutlined, InfoCircleOutlined, LockOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { type Ref, useState } from 'react'
import { EditorTools, ToolGroup } from '../../../kernel/draft/editor-layout.tsx'
import { SaveState } from '../../../kernel/draft/save-state.tsx'
import { StepButtons } from '../../../kernel/draft/step-buttons.tsx'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { examPaths } from '../exam-paths.ts'
import styles from './edit.module.css'
import { ExamActs } from './exam-acts.tsx'
import { ExamStateTag } from './exam-state-tag.tsx'
import { PublishDialog } from './publish-dialog.tsx'
import type { useExamDocument } from './use-exam-document.ts'

interface ExamBarProps {
  ref: Ref<HTMLElement>
  editing: ReturnType<typeof useExamDocument>
  /** Pictures are being uploaded. */
  isBusy: boolean
}

/** The save state, undo and redo, and publishing. Sticks to the top. */
export function ExamBar({ ref, editing, isBusy }: ExamBarProps) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const { newest: exam, state, flush, goBack, goForth, conflict, loadTheirs } = editing
  const mayPublish = may(useViewer(), 'exam.publish')
  const hold = conflict ? t('manage.publish_hold_conflict') : isBusy ? t('manage.publish_hold_busy') : undefined
  const count = exam.faults.filter(({ isWarning }) => !isWarning).length
  const isArchived = exam.state === 'archived'
  return (
    <EditorTools ref={ref} label={t('exam.edit_bar')} conflict={conflict}>
      <ToolGroup>
        <StepButtons onBack={goBack} onForth={goForth} />
        {exam.edition > 0 && (
          <LinkButton icon={<HistoryOutlined aria-hidden />} to={examPaths.editions(exam.id)}>
            {t('exam.editions')}
          </LinkButton>
        )}
        <SaveState state={state} onRetry={() => void flush()} />
      </ToolGroup>
      <ToolGroup>
        <ExamStateTag exam={exam} />
        {count > 0 && !isArchived && (
          <Button
            className={styles.warning ?? ''}
            icon={<ExclamationCircleOutlined aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {t('exam.publish_faults', { count })}
          </Button>
        )}
        {hold && (
          <p className={styles.note}>
            <InfoCircleOutlined aria-hidden /> {hold}
          </p>
        )}
        {mayPublish ? (
          <Button type="primary" disabled={hold !== undefined || isArchived} onClick={() => setOpen(true)}>
            {t('exam.publish')}
          </Button>
        ) : (
          <p className={styles.note}>
            <LockOutlined aria-hidden /> {t('manage.publish_no_right', { right: t('org.right.exam.publish') })}
          </p>
        )}
        <ExamActs exam={exam} onChanged={loadTheirs} />
      </ToolGroup>
      <PublishDialog
        open={isOpen}
        exam={exam}
        mayPublish={mayPublish && hold === undefined}
        flush={flush}
        onClose={() => setOpen(false)}
        onPublished={loadTheirs}
        onLoadLatest={loadTheirs}
      />
    </EditorTools>
  )
}
