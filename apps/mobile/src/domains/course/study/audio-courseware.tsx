import { useDownloaded } from '@sands/web/download/downloaded'
import { AudioPlayer } from '@sands/web/player/sound/audio-player.tsx'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { soundHome } from '../../../kernel/sound-home.ts'
import type { CoursewareProps } from './courseware-props.ts'
import { StageSkeleton } from './stage-skeleton.tsx'

export function AudioCourseware({ file, viewing }: CoursewareProps) {
  const downloaded = useDownloaded(file.id)
  const { pathname, search } = useLocation()
  const address = `${pathname}${search}`
  // The audio continues on other pages, and its bar links back here.
  useEffect(() => soundHome.set({ fileId: file.id, address }), [file.id, address])
  if (downloaded === undefined || !viewing.mayBegin) return <StageSkeleton />
  return (
    <AudioPlayer
      file={
        downloaded
          ? { ...downloaded.file, fileName: file.fileName, coverUrl: downloaded.file.coverUrl ?? file.coverUrl }
          : file
      }
      offline={downloaded?.offline}
      autoPlay
      playsOn
      {...viewing.player}
    />
  )
}
