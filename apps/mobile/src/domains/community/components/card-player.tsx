import { watchVisibility } from '@sands/web/player/place/visibility'
import type { Loss } from '@sands/web/player/source/hls-options'
import { useEffect } from 'react'
import { useRollVideo } from '../use-roll-video.ts'
import styles from './card-video.module.css'

interface CardPlayerProps {
  hlsUrl: string
  poster: string | null
  name: string
  onLost: (loss: Loss) => void
}

/** Plays at once, and pauses when less than half of it is in sight. */
export function CardPlayer({ hlsUrl, poster, name, onLost }: CardPlayerProps) {
  const { element } = useRollVideo({ hlsUrl, isActive: true, onLost })
  useEffect(() => {
    const video = element.current
    if (!video) return
    // The button that was tapped is gone: keys go to the video.
    video.focus({ preventScroll: true })
    return watchVisibility({ root: video, video }).stop
  }, [element])
  return (
    <video ref={element} className={styles.player} poster={poster ?? undefined} aria-label={name} controls playsInline>
      <track kind="captions" />
    </video>
  )
}
