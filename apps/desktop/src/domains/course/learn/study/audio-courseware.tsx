import { AudioPlayer } from '@sands/web/player/sound/audio-player.tsx'
import { seekSound } from '@sands/web/player/sound/sound'
import { soundState } from '@sands/web/player/sound/sound-state'
import { useImperativeHandle } from 'react'
import type { CoursewareProps } from './courseware-props.ts'
import styles from './study-stage.module.css'

export function AudioCourseware({ file, viewing, place }: CoursewareProps) {
  useImperativeHandle(place, () => ({ now: () => soundState.get()?.time ?? 0, goTo: seekSound }), [])
  return (
    <div className={styles.sound}>
      <AudioPlayer file={file} autoPlay {...viewing.player} />
    </div>
  )
}
