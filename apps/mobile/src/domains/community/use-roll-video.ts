import { onlyOnePlays } from '@sands/web/player/only-one-plays'
import type { Attached, Loss } from '@sands/web/player/source/hls-options'
import { attachHls } from '@sands/web/player/source/hls-source'
import { type RefObject, useEffect, useRef } from 'react'

interface RollVideo {
  hlsUrl: string
  /** On the screen: it plays. Otherwise only its first segment is loaded. */
  isActive: boolean
  /** Loading has stopped; `ended` is an expired address. */
  onLost: (loss: Loss) => void
}

/** At most 3 MB together: the playing video, and the first segment of each of the next two. */
const AHEAD_BYTES = { playing: 1_500_000, preload: 750_000 }

/** Browsers refuse sound before the first tap of a person; the video then starts without it. */
async function start(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play()
  } catch {
    video.muted = true
    await video.play().catch(() => undefined)
  }
}

/** Attaches a stream to a video of the roll and plays it while it is on the screen. */
export function useRollVideo({ hlsUrl, isActive, onLost }: RollVideo): RefObject<HTMLVideoElement | null> {
  const element = useRef<HTMLVideoElement>(null)
  const attached = useRef<Promise<Attached>>(undefined)
  const lost = useRef(onLost)
  lost.current = onLost
  // Where the person was when the address changed.
  const place = useRef(0)

  useEffect(() => {
    const video = element.current
    if (!video) return
    const stream = attachHls(video, hlsUrl, {
      isPreload: true,
      aheadBytes: AHEAD_BYTES,
      startAt: place.current,
      onLost: (loss) => lost.current(loss),
    })
    attached.current = stream
    const release = onlyOnePlays(video)
    return () => {
      release()
      place.current = video.currentTime
      void stream.then(({ detach }) => detach()).catch(() => undefined)
    }
  }, [hlsUrl])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is filled and played again
  useEffect(() => {
    const video = element.current
    if (!video) return
    if (!isActive) {
      video.pause()
      video.currentTime = 0
      place.current = 0
      return
    }
    let isCurrent = true
    // Attaching ends what plays, so that it comes first.
    const play = ({ fill }: Attached) => {
      if (!isCurrent) return
      fill()
      void start(video)
    }
    void attached.current?.then(play).catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [isActive, hlsUrl])
  return element
}
