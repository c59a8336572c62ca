import { CallError } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { Skeleton } from 'antd'
import { useState } from 'react'
import { EditorLayout, PreviewColumn } from '../../../kernel/draft/editor-layout.tsx'
import { PhoneFrame } from '../../../kernel/preview/phone-frame.tsx'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { DecorationEditor } from './decoration-editor.tsx'
import styles from './editor.module.css'

/** The editor of the college's home page, as people see it on their phones. */
export function DecorationPage() {
  const t = useT()
  const overview = useCall('GET /sands-lms/api/v1/manage/decoration/desk', undefined, { staleTime: 0 })
  // Data cached by an earlier visit may be old, so the editor waits for a fresh answer.
  const [openedAt] = useState(() => Date.now())
  const isFresh = overview.dataUpdatedAt >= openedAt
  const reload = async () => {
    const { data, error } = await overview.refetch()
    if (!error) return data
    if (error instanceof CallError) showToast(error.msg, { kind: 'error' })
    return undefined
  }
  return (
    <ManagePage title={t('home.edit_title')} intro={t('home.edit_intro')}>
      {overview.data && isFresh ? (
        <DecorationEditor overview={overview.data} reload={reload} />
      ) : overview.isFetching ? (
        <Waiting />
      ) : (
        <FailureBlock error={overview.error} onRetry={() => void overview.refetch()} />
      )}
    </ManagePage>
  )
}

/** A skeleton of the editor; the phone announces that it is loading. */
function Waiting() {
  return (
    <EditorLayout isComing hasIntro>
      <div className={styles.columns} data-view="settings">
        <div className={styles.card}>
          <Skeleton active title={false} paragraph={{ rows: 6 }} />
        </div>
        <PreviewColumn>
          <PhoneFrame src={undefined} />
        </PreviewColumn>
        <div className={styles.card}>
          <Skeleton active paragraph={{ rows: 10 }} />
        </div>
      </div>
    </EditorLayout>
  )
}
