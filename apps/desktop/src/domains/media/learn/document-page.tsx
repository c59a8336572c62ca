import { asId } from '@sands/contract/kernel/id'
import type { FileId } from '@sands/contract/kernel/schema'
import { DocumentFile, preloadViewer } from '@sands/web/document/document-file.tsx'
import type { OnPlayed } from '@sands/web/player/place/played'
import { useResource } from '@sands/web/player/source/use-resource'
import { watermarkText } from '@sands/web/watermark/watermark-text'
import { Skeleton } from 'antd'
import { Navigate, useSearchParams } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { useViewer } from '../../../kernel/viewer.ts'
import styles from './document-page.module.css'

preloadViewer()

/** Reading a file on its own is not study, so it is not counted. */
const uncounted: OnPlayed = () => undefined

/** A document on its own, opened from a banner, a notice or a message. */
export function DocumentPage() {
  const t = useT()
  const viewer = useViewer()
  const [search] = useSearchParams()
  const id = asId<FileId>(search.get('id') ?? '')
  const asked = useResource(id)
  const file = asked.data
  const refetch = () => void asked.refetch()
  const waiting = (
    <div className={styles.sheet}>
      <Skeleton active paragraph={{ rows: 8 }} />
    </div>
  )

  return <ManagePage title={file?.fileName ?? t('media.document')}>{content()}</ManagePage>

  function content() {
    if (file?.fileType === 'document') {
      const watermark = file.watermark ? watermarkText(viewer) : null
      return (
        <div className={styles.stage}>
          <DocumentFile
            key={file.id}
            {...{ file, watermark }}
            onPlayed={uncounted}
            onRefresh={refetch}
            skeleton={waiting}
          />
        </div>
      )
    }
    if (file?.fileType === 'video' || file?.fileType === 'audio')
      return <Navigate to={`/media/video?id=${file.id}`} replace />
    if (file || id === '') return <StateBlock kind="empty" title={t('kernel.gone_title')} />
    if (asked.isError) return <FailureBlock error={asked.error} onRetry={refetch} />
    return (
      <div role="status" className={styles.stage}>
        <span className="visually-hidden">{t('kernel.loading')}</span>
        {waiting}
      </div>
    )
  }
}
