import { AudioPlayer } from '@sands/web/player/sound/audio-player.tsx'
import { seekSound } from '@sands/web/player/sound/sound'
import { soundState } from '@sands/web/player/sound/sound-state'
import { useImperativeHandle } from 'react'
import styles from './study-stage.module.css'
import type { WareProps } from './ware-props.ts'

export function AudioWare({ file, viewing, place }: WareProps) {
  useImperativeHandle(place, () => ({ now: () => soundState.get()?.time ?? 0, goTo: seekSound }), [])
  return (
    <div className={styles.sound}>
      <AudioPlayer file={file} autoPlay {...viewing.player} />
    </div>
  )
}
