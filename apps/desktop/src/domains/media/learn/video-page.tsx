import { asId } from '@sands/contract/kernel/id'
import type { FileId } from '@sands/contract/kernel/schema'
import { CallError } from '@sands/web/call/call'
import { timeText } from '@sands/web/player/controls/time-text'
import type { OnPlayed } from '@sands/web/player/place/played'
import { preloadHls } from '@sands/web/player/source/hls-source'
import { useResource } from '@sands/web/player/source/use-resource'
import { VideoPlayer } from '@sands/web/player/video/video-player.tsx'
import { watermarkText } from '@sands/web/watermark/watermark-text'
import { Skeleton } from 'antd'
import { use } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { lazyPage } from '../../../kernel/lazy-page.tsx'
import { useT } from '../../../kernel/text.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { PartBoundary } from '../../../kernel/ui/page/part-boundary.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { ViewerContext } from '../../../kernel/viewer.ts'
import styles from './video-page.module.css'

// The player engine is loaded while the file is fetched.
void preloadHls()?.catch(() => undefined)

const AudioPlayer = lazyPage(async () => {
  const { AudioPlayer } = await import('@sands/web/player/sound/audio-player.tsx')
  return { AudioPlayer }
}, 'AudioPlayer')

/** Watching a file on its own is not study, so it is not counted. */
const uncounted: OnPlayed = () => undefined

/** A video or audio on its own, opened from a banner, a notice or a message. */
export function VideoPage() {
  const t = useT()
  // Visitors see what the company shows to everyone.
  const viewer = use(ViewerContext)
  const [search] = useSearchParams()
  const id = asId<FileId>(search.get('id') ?? '')
  const asked = useResource(id)
  const file = asked.data
  const refetch = () => void asked.refetch()
  const length = file?.playable ? t('media.duration', { time: timeText(file.playable.duration) }) : ''

  return (
    <ManagePage title={file?.fileName ?? t('media.video')} intro={length}>
      {content()}
    </ManagePage>
  )

  function content() {
    if (file?.fileType === 'video') {
      const watermark = file.watermark && viewer ? watermarkText(viewer) : null
      return (
        <div className={styles.stage}>
          <VideoPlayer file={file} watermark={watermark} onPlayed={uncounted} autoPlay onRefresh={refetch} />
        </div>
      )
    }
    if (file?.fileType === 'audio') {
      return (
        <PartBoundary coming={<Skeleton active />}>
          <AudioPlayer key={file.id} file={file} onPlayed={uncounted} />
        </PartBoundary>
      )
    }
    if (file?.fileType === 'document') return <Navigate to={`/media/document?id=${file.id}`} replace />
    const gone = asked.error instanceof CallError && asked.error.status === 404
    if (file || gone || id === '')
      return <StateBlock kind="lost" title={t('kernel.gone_title')} text={asked.error?.message} />
    if (asked.isError) return <FailureBlock error={asked.error} onRetry={refetch} />
    return (
      <div role="status" className={styles.ground}>
        <span className="visually-hidden">{t('kernel.loading')}</span>
      </div>
    )
  }
}
