import { asId } from '@sands/contract/kernel/id'
import type { FileId } from '@sands/contract/kernel/schema'
import { mediaLinks } from '@sands/contract/media/media.links'
import { DocumentFile, preloadViewer } from '@sands/web/document/document-file.tsx'
import { useT } from '@sands/web/i18n/i18n'
import type { OnPlayed } from '@sands/web/player/place/played'
import { useResource } from '@sands/web/player/source/use-resource'
import { watermarkText } from '@sands/web/watermark/watermark-text'
import { Navigate, useSearchParams } from 'react-router'
import { useCurrentUser } from '../../../kernel/current-user.ts'
import { FramePage } from '../../../kernel/ui/page/page.tsx'
import { Bone, Skeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import styles from './preview-pdf-page.module.css'

preloadViewer()

/** Reading a file on its own is not study, so it is not counted. */
const uncounted: OnPlayed = () => undefined

/** A document on its own, opened from a banner, a notice or a link. */
export function PreviewPdfPage() {
  const t = useT()
  const [search] = useSearchParams()
  const id = asId<FileId>(search.get('id') ?? '')
  const asked = useResource(id)
  const viewer = useCurrentUser()
  const file = asked.data
  const refetch = () => void asked.refetch()
  return (
    <FramePage title={file?.fileType === 'document' ? file.fileName : t('media.document')}>
      <div className={styles.room}>{content()}</div>
    </FramePage>
  )

  function content() {
    if (file?.fileType === 'document') {
      // The watermark needs the name, so nothing is shown before it is loaded.
      if (file.watermark && !viewer.data) return nobodyYet()
      const watermark = file.watermark && viewer.data ? watermarkText(viewer.data) : null
      return (
        <DocumentFile
          key={file.id}
          {...{ file, watermark }}
          onPlayed={uncounted}
          onRefresh={refetch}
          skeleton={<DocumentSkeleton />}
        />
      )
    }
    if (file?.fileType === 'video' || file?.fileType === 'audio')
      return <Navigate to={mediaLinks.video(file.id)} replace />
    if (file || id === '') return <ErrorPictureState kind="gone" />
    if (asked.isError) return <ErrorState error={asked.error} onRetry={refetch} />
    return <DocumentSkeleton />
  }

  function nobodyYet() {
    if (viewer.isError) return <ErrorState error={viewer.error} onRetry={() => void viewer.refetch()} />
    return <DocumentSkeleton />
  }
}

function DocumentSkeleton() {
  return (
    <Skeleton>
      <div className={styles.sheet}>
        <Bone width="60%" height="24px" />
        {[96, 88, 92, 70, 94, 84, 40].map((width) => (
          <Bone key={width} width={`${width}%`} />
        ))}
      </div>
    </Skeleton>
  )
}
