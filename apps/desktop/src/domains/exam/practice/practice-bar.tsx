import { ExclamationCircleOutlined, InfoCircleOutlined, LockOutlined } from '@ant-design/icons'
import { useAct } from '@sands/web/call/use-call'
import { Button } from 'antd'
import type { Ref } from 'react'
import { EditorTools, ToolGroup } from '../../../kernel/draft/editor-layout.tsx'
import { SaveState } from '../../../kernel/draft/save-state.tsx'
import { StepButtons } from '../../../kernel/draft/step-buttons.tsx'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from '../edit/edit.module.css'
import { PracticeActs } from './practice-acts.tsx'
import { PracticeStateTag } from './practice-state-tag.tsx'
import type { usePracticeDocument } from './use-practice-document.ts'

interface PracticeBarProps {
  ref: Ref<HTMLElement>
  editing: ReturnType<typeof usePracticeDocument>
  /** How many faults keep it from being published. */
  faults: number
}

/** The save state, undo and redo, and publishing. Sticks to the top. */
export function PracticeBar({ ref, editing, faults }: PracticeBarProps) {
  const t = useT()
  const confirm = useConfirm()
  const publish = useAct('POST /sands-lms/api/v1/manage/practise/publish')
  const { newest: practice, state, flush, goBack, goForth, conflict, loadTheirs } = editing
  const mayPublish = may(useViewer(), 'exam.publish')
  const hold = conflict && t('manage.publish_hold_conflict')

  const askPublish = async () => {
    // The number of people must be counted from the latest changes, so they are stored first.
    const stored = (await flush()) ?? practice
    const { id, version, invited, draft } = stored
    confirm({
      title: t('exam.publish_title', { name: draft.title.trim() }),
      text: t('exam.practice_publish_text', { count: invited }),
      action: t('exam.publish'),
      run: () => publish.mutateAsync({ body: { id, version } }),
      done: t('exam.publish_done'),
      refresh: loadTheirs,
    })
  }

  return (
    <EditorTools ref={ref} label={t('exam.edit_bar')} conflict={conflict}>
      <ToolGroup>
        <StepButtons onBack={goBack} onForth={goForth} />
        <SaveState state={state} onRetry={() => void flush()} />
      </ToolGroup>
      <ToolGroup>
        <PracticeStateTag practice={practice} />
        {faults > 0 && (
          <p className={styles.note}>
            <ExclamationCircleOutlined aria-hidden /> {t('exam.publish_faults', { count: faults })}
          </p>
        )}
        {hold && (
          <p className={styles.note}>
            <InfoCircleOutlined aria-hidden /> {hold}
          </p>
        )}
        {mayPublish ? (
          <Button type="primary" disabled={hold !== undefined || faults > 0} onClick={() => void askPublish()}>
            {t('exam.publish')}
          </Button>
        ) : (
          <p className={styles.note}>
            <LockOutlined aria-hidden /> {t('manage.publish_no_right', { right: t('org.right.exam.publish') })}
          </p>
        )}
        <PracticeActs practice={practice} flush={flush} onChanged={loadTheirs} />
      </ToolGroup>
    </EditorTools>
  )
}
