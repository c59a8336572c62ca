import { preloadHls } from '@sands/web/player/source/hls-source'
import { VideoPlayer } from '@sands/web/player/video/video-player.tsx'
import type { WareProps } from './ware-props.ts'

void preloadHls()?.catch(() => undefined)

export function VideoWare({ file, watermark, viewing, place, onRefresh }: WareProps) {
  return <VideoPlayer {...{ file, watermark, place, onRefresh }} autoPlay {...viewing.player} />
}
