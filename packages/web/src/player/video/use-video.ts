import { useEffect, useEffectEvent, useState } from 'react'
import { playerChoices } from '../controls/player-choices.ts'
import { onlyOnePlays } from '../only-one-plays.ts'
import { keepPlace } from '../place/keep-place.ts'
import type { OnPlayed, Played } from '../place/played.ts'
import { trackPlayed } from '../place/track-played.ts'
import { watchVisibility } from '../place/visibility.ts'
import type { ReadyFile } from '../player-file.ts'
import { joinMediaSession } from '../sound/media-session.ts'
import { stayAwake } from '../wake-lock.ts'

interface Parts {
  file: ReadyFile
  placeKey: string | undefined
  onPlayed: OnPlayed | undefined
}

/** The two elements of a player, and their effects while they are mounted. */
export function useVideo({ file, placeKey = file.id, onPlayed }: Parts) {
  const [root, setRoot] = useState<HTMLElement | null>(null)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  // Addresses change with every answer about the file; the lock screen can keep the first ones.
  const [facts] = useState({ title: file.fileName, coverUrl: file.coverUrl, duration: file.playable.duration })
  const fileId = file.id
  const tell = useEffectEvent((played: Played) => onPlayed?.(played))

  useEffect(() => {
    if (!video || !root) return
    const { speed, volume } = playerChoices()
    // Loading a source resets the speed to the default one.
    video.defaultPlaybackRate = speed
    video.playbackRate = speed
    video.volume = volume
    const visibility = watchVisibility({ root, video })
    const leaves = [
      visibility.stop,
      onlyOnePlays(video),
      keepPlace(video, { placeKey, duration: facts.duration }),
      joinMediaSession(video, facts),
      stayAwake(video),
      trackPlayed(video, {
        fileId,
        kind: 'video',
        isVisible: visibility.isVisible,
        onPlayed: (played) => tell(played),
      }),
    ]
    return () => {
      for (const leave of leaves) leave()
    }
  }, [root, video, fileId, placeKey, facts])

  return { root, setRoot, video, setVideo }
}
