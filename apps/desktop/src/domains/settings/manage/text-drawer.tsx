import { useCall } from '@sands/web/call/use-call'
import { Drawer, Skeleton } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { useAskLeave } from '../../../kernel/use-ask-leave.ts'
import { TextEditor } from './text-editor.tsx'
import { TextHistory } from './text-history.tsx'
import styles from './texts.module.css'

interface TextDrawerProps {
  /** The key of the text; empty when closed. */
  open: string
  onClose: () => void
}

/** One text in all languages, and its history. Closing asks first when there are unsaved values. */
export function TextDrawer({ open, onClose }: TextDrawerProps) {
  const t = useT()
  const { setDirty, askLeave } = useAskLeave({
    title: t('settings.texts_leave_ask'),
    text: t('settings.texts_leave_text'),
    action: t('settings.texts_leave'),
    onClose,
  })
  return (
    <Drawer open={open !== ''} onClose={askLeave} size={720} title={t('settings.texts_edit')} destroyOnHidden>
      {open !== '' && <OpenText key={open} textKey={open} onDirty={setDirty} onCancel={askLeave} />}
    </Drawer>
  )
}

interface OpenTextProps {
  textKey: string
  onDirty: (isDirty: boolean) => void
  onCancel: () => void
}

function OpenText({ textKey, onDirty, onCancel }: OpenTextProps) {
  const text = useCall('GET /sands-system/api/v1/manage/text/get', { query: { key: textKey } }, { staleTime: 0 })
  if (text.data) {
    return (
      <div className={styles.text}>
        <TextEditor text={text.data} onDirty={onDirty} onCancel={onCancel} onStale={() => text.refetch()} />
        <TextHistory text={text.data} />
      </div>
    )
  }
  if (text.isPending) return <Skeleton active paragraph={{ rows: 10 }} />
  return <FailureBlock error={text.error} onRetry={() => void text.refetch()} />
}
