import { watchVisibility } from '@sands/web/player/place/visibility'
import { useEffect } from 'react'
import { useRollVideo } from '../use-roll-video.ts'
import styles from './card-video.module.css'

interface CardPlayerProps {
  hlsUrl: string
  poster: string | null
  name: string
  /** Its address has expired. */
  onEnded: () => void
}

/** Plays at once, and pauses when less than half of it is in sight. */
export function CardPlayer({ hlsUrl, poster, name, onEnded }: CardPlayerProps) {
  const element = useRollVideo({ hlsUrl, isActive: true, onEnded })
  useEffect(() => {
    const video = element.current
    if (!video) return
    return watchVisibility({ root: video, video }).stop
  }, [element])
  return (
    <video ref={element} className={styles.player} poster={poster ?? undefined} aria-label={name} controls playsInline>
      <track kind="captions" />
    </video>
  )
}
