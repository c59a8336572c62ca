import { asId } from '@sands/contract/kernel/id'
import type { FileId } from '@sands/contract/kernel/schema'
import { mediaLinks } from '@sands/contract/media/media.links'
import { CallError } from '@sands/web/call/call'
import { useDownloaded } from '@sands/web/download/downloaded'
import { useT } from '@sands/web/i18n/i18n'
import { lazyPart } from '@sands/web/lazy/lazy-part.tsx'
import type { OnPlayed } from '@sands/web/player/place/played'
import { preloadHls } from '@sands/web/player/source/hls-source'
import { useResource } from '@sands/web/player/source/use-resource'
import { VideoPlayer } from '@sands/web/player/video/video-player.tsx'
import { useSession } from '@sands/web/session/session'
import { watermarkText } from '@sands/web/watermark/watermark-text'
import { Suspense } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { useCurrentUser } from '../../../kernel/current-user.ts'
import { MissingPart, Nothing } from '../../../kernel/ui/missing.tsx'
import { FramePage } from '../../../kernel/ui/page/page.tsx'
import { Bone, Skeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { VideoFacts } from '../components/video-facts.tsx'
import styles from './preview-video-page.module.css'

// The player engine is loaded while the file is fetched.
void preloadHls()?.catch(() => undefined)

const AudioPlayer = lazyPart(
  async () => (await import('@sands/web/player/sound/audio-player.tsx')).AudioPlayer,
  MissingPart,
)
/** When its code cannot be loaded, no button is shown; the video plays all the same. */
const DownloadButton = lazyPart(async () => (await import('../components/download-button.tsx')).DownloadButton, Nothing)

/** Watching a file on its own is not study, so it is not counted. */
const uncounted: OnPlayed = () => undefined

/**
 * A video or audio on its own, opened from a banner, a notice or a link. Visitors can open files that the company has
 * made public.
 */
export function PreviewVideoPage() {
  const t = useT()
  const [search] = useSearchParams()
  const id = asId<FileId>(search.get('id') ?? '')
  const asked = useResource(id)
  const downloaded = useDownloaded(id)
  const viewer = useCurrentUser()
  const signedIn = useSession() !== null
  const resource = asked.data
  const file = downloaded?.file ?? resource
  const refetch = () => void asked.refetch()
  const name = file?.fileType === 'audio' ? t('media.sound') : t('media.video')

  return (
    <FramePage title={name} end={<Suspense>{resource && <DownloadButton file={resource} />}</Suspense>}>
      {content()}
    </FramePage>
  )

  function content() {
    // A downloaded file is preferred: it starts at once and needs no network.
    if (downloaded === undefined && id !== '') return <VideoSkeleton />
    if (file?.fileType === 'audio') {
      return (
        <Suspense fallback={<VideoSkeleton />}>
          <AudioPlayer key={file.id} file={file} offline={downloaded?.offline} onPlayed={uncounted} autoPlay playsOn />
        </Suspense>
      )
    }
    if (file?.fileType === 'video') {
      // The watermark needs the name, so nothing is shown before it is loaded.
      if (file.watermark && signedIn && !viewer.data) return nobodyYet()
      const watermark = file.watermark && viewer.data ? watermarkText(viewer.data) : null
      return (
        <>
          <div className={styles.stage}>
            <VideoPlayer
              file={file}
              watermark={watermark}
              onPlayed={uncounted}
              autoPlay
              onRefresh={refetch}
              {...(downloaded ? { offline: downloaded.offline } : {})}
            />
          </div>
          <VideoFacts file={file} />
        </>
      )
    }
    if (file?.fileType === 'document') return <Navigate to={mediaLinks.document(file.id)} replace />
    const gone = asked.error instanceof CallError && asked.error.status === 404
    if (file || gone || id === '') return <ErrorPictureState kind="gone" text={asked.error?.message} />
    if (asked.isError) return <ErrorState error={asked.error} onRetry={refetch} />
    return <VideoSkeleton />
  }

  function nobodyYet() {
    if (viewer.isError) return <ErrorState error={viewer.error} onRetry={() => void viewer.refetch()} />
    return <VideoSkeleton />
  }
}

function VideoSkeleton() {
  return (
    <Skeleton>
      <div className={styles.ground} />
      <div className={styles.words}>
        <Bone width="70%" height="22px" />
        <Bone width="30%" />
      </div>
    </Skeleton>
  )
}
