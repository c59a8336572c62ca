import { useDownloaded } from '@sands/web/download/downloaded'
import { preloadHls } from '@sands/web/player/source/hls-source'
import { VideoPlayer } from '@sands/web/player/video/video-player.tsx'
import { StageSkeleton } from './stage-skeleton.tsx'
import styles from './ware.module.css'
import type { WareProps } from './ware-props.ts'

void preloadHls()?.catch(() => undefined)

export function VideoWare({ file, watermark, viewing, onRefresh }: WareProps) {
  // From the device, if it is there: it starts at once and costs nothing.
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
