import { useDownloaded } from '@sands/web/download/downloaded'
import { preloadHls } from '@sands/web/player/source/hls-source'
import { VideoPlayer } from '@sands/web/player/video/video-player.tsx'
import styles from './courseware.module.css'
import type { CoursewareProps } from './courseware-props.ts'
import { StageSkeleton } from './stage-skeleton.tsx'

void preloadHls()?.catch(() => undefined)

export function VideoCourseware({ file, watermark, viewing, onRefresh }: CoursewareProps) {
  // A downloaded file is preferred: it starts at once and needs no network.
  const downloaded = useDownloaded(file.id)
  if (downloaded === undefined || !viewing.mayBegin) return <StageSkeleton />
  return (
    <div className={styles.video}>
      <VideoPlayer
        file={downloaded ? { ...downloaded.file, fileName: file.fileName } : file}
        watermark={watermark}
        autoPlay
        onRefresh={onRefresh}
        {...viewing.player}
        {...(downloaded ? { offline: downloaded.offline } : {})}
      />
    </div>
  )
}
