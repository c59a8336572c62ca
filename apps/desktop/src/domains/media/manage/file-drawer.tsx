import type { LibraryDetail } from '@sands/contract/media/library.calls'
import { useCall } from '@sands/web/call/use-call'
import { Drawer, Skeleton } from 'antd'
import { useState } from 'react'
import { isInWork, LOOK_AGAIN_MS } from '../../../kernel/file/use-library.ts'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { useAskLeave } from '../../../kernel/use-ask-leave.ts'
import { CaptionsPart } from './captions-part.tsx'
import { EarlierPart } from './earlier-part.tsx'
import { FileActs } from './file-acts.tsx'
import { FileFacts } from './file-facts.tsx'
import { FileForm } from './file-form.tsx'
import { FilePreview } from './file-preview.tsx'
import styles from './library.module.css'
import { fileIdIn } from './library-address.ts'
import { UsesPart } from './uses-part.tsx'

interface FileDrawerProps {
  /** The id of the file; empty when closed. */
  open: string
  mayEdit: boolean
  onClose: () => void
  /** Called when the data of the list is outdated. */
  onChanged: () => void
}

/** One file with all its details. Closing asks first when there are unsaved values. */
export function FileDrawer({ open, mayEdit, onClose, onChanged }: FileDrawerProps) {
  const t = useT()
  const { setDirty, leave, askLeave } = useAskLeave({
    title: t('manage.leave_ask'),
    text: t('manage.leave_text'),
    action: t('manage.leave'),
    onClose,
  })
  const id = fileIdIn(open)
  return (
    <Drawer open={open !== ''} onClose={askLeave} size={720} title={t('media.file')} destroyOnHidden>
      {open !== '' && !id && <Gone />}
      {id && <Known key={id} id={id} mayEdit={mayEdit} onDirty={setDirty} onRemoved={leave} onChanged={onChanged} />}
    </Drawer>
  )
}

function Gone() {
  const t = useT()
  return <StateBlock kind="empty" title={t('media.file_gone')} text={t('media.file_gone_text')} />
}

const GONE = 404

interface KnownProps {
  id: LibraryDetail['id']
  mayEdit: boolean
  onDirty: (isDirty: boolean) => void
  onRemoved: () => void
  onChanged: () => void
}

function Known({ id, mayEdit, onDirty, onRemoved, onChanged }: KnownProps) {
  const [watched, setWatched] = useState(false)
  const answer = useCall(
    'GET /sands-system/api/v1/manage/media/get',
    { query: { id } },
    { staleTime: 0, refetchInterval: watched ? LOOK_AGAIN_MS : false, silent: watched },
  )
  const { data: file, error, isPending, refetch } = answer
  const wanted = file ? isInWork(file) : watched
  if (wanted !== watched) setWatched(wanted)
  if (isPending) return <Skeleton active paragraph={{ rows: 10 }} />
  if (error && 'status' in error && error.status === GONE) return <Gone />
  if (!file) return <FailureBlock error={error} onRetry={() => void refetch()} />
  const changed = async () => {
    onChanged()
    return (await refetch()).data
  }
  const removed = () => {
    onChanged()
    onRemoved()
  }
  return (
    <div className={styles.file}>
      <FilePreview file={file} onRefresh={() => void refetch()} />
      <FileActs file={file} mayEdit={mayEdit} onChanged={changed} onRemoved={removed} />
      <FileForm file={file} mayEdit={mayEdit} onDirty={onDirty} onChanged={changed} />
      <FileFacts file={file} />
      {file.fileType === 'video' && <CaptionsPart file={file} mayEdit={mayEdit} onChanged={changed} />}
      <UsesPart uses={file.usedBy} />
      <EarlierPart file={file} mayEdit={mayEdit} onChanged={changed} />
    </div>
  )
}
