import type { FileId } from '@sands/contract/kernel/schema'
import { useResource } from '@sands/web/player/source/use-resource'
import { watermarkText } from '@sands/web/watermark/watermark-text'
import { Skeleton } from 'antd'
import { lazyPage } from '../../../kernel/lazy-page.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { PartBoundary } from '../../../kernel/ui/page/part-boundary.tsx'
import { useViewer } from '../../../kernel/viewer.ts'
import styles from './community.module.css'

const VideoPlayer = lazyPage(() => import('@sands/web/player/video/video-player.tsx'), 'VideoPlayer')

/** Watching a reported video is not study, so it is not counted. */
const notCounted = () => undefined

/** The video of a content, played within the case. */
export function CaseVideo({ id }: { id: FileId }) {
  const name = watermarkText(useViewer())
  const asked = useResource(id)
  const { data: file } = asked
  const refresh = () => void asked.refetch()
  if (asked.isError && !file) return <FailureBlock error={asked.error} onRetry={refresh} />
  if (!file) return <Skeleton active />
  return (
    <PartBoundary coming={<Skeleton active />}>
      <div className={styles.video}>
        <VideoPlayer file={file} watermark={file.watermark ? name : null} onPlayed={notCounted} onRefresh={refresh} />
      </div>
    </PartBoundary>
  )
}
