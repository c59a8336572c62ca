import { preloadHls } from '@sands/web/player/source/hls-source'
import { VideoPlayer } from '@sands/web/player/video/video-player.tsx'
import type { CoursewareProps } from './courseware-props.ts'

void preloadHls()?.catch(() => undefined)

export function VideoCourseware({ file, watermark, viewing, place, onRefresh }: CoursewareProps) {
  return <VideoPlayer {...{ file, watermark, place, onRefresh }} autoPlay {...viewing.player} />
}
