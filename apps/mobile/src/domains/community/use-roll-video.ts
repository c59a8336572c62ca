import { onlyOnePlays } from '@sands/web/player/only-one-plays'
import type { Attached, Loss } from '@sands/web/player/source/hls-options'
import { attachHls } from '@sands/web/player/source/hls-source'
import { type RefObject, useEffect, useRef, useState } from 'react'

interface RollVideo {
  hlsUrl: string
  /** On the screen: it plays. Otherwise only its first segment is loaded. */
  isActive: boolean
  /** Loading has stopped; `ended` is an expired address. */
  onLost: (loss: Loss) => void
}

/** At most 3 MB together: the playing video, and the first segment of each of the next two. */
const AHEAD_BYTES = { playing: 1_500_000, preload: 750_000 }

/**
 * Browsers refuse sound before the first tap of a person; the video then starts without it. What was paused before it
 * began, or has lost its stream, stays as it is.
 */
async function start(video: HTMLVideoElement): Promise<void> {
  try {
    await video.play()
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== 'NotAllowedError') return
    video.muted = true
    await video.play().catch(() => undefined)
  }
}

interface Played {
  element: RefObject<HTMLVideoElement | null>
  /** Tries to load on after a loss, from where it stopped. */
  again: (loss: Loss) => void
}

/** Attaches a stream to a video of the roll and plays it while it is on the screen. */
export function useRollVideo({ hlsUrl, isActive, onLost }: RollVideo): Played {
  const element = useRef<HTMLVideoElement>(null)
  const [round, setRound] = useState(0)
  const attached = useRef<Promise<Attached>>(undefined)
  // The stream before takes the address of the video with it, so that the next one waits for its end.
  const detached = useRef(Promise.resolve())
  const lost = useRef(onLost)
  lost.current = onLost
  // Where the person was when the address changed.
  const place = useRef(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round is a new try at the same address
  useEffect(() => {
    const video = element.current
    if (!video) return
    let isCurrent = true
    const stream = detached.current.then(() =>
      attachHls(video, hlsUrl, {
        isPreload: true,
        aheadBytes: AHEAD_BYTES,
        startAt: place.current,
        onLost: (loss) => lost.current(loss),
      }),
    )
    attached.current = stream
    // The player itself could not be loaded.
    stream.catch(() => isCurrent && lost.current('network'))
    const release = onlyOnePlays(video)
    return () => {
      isCurrent = false
      release()
      place.current = video.currentTime
      detached.current = stream.then(({ detach }) => detach()).catch(() => undefined)
    }
  }, [hlsUrl, round])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address or round is filled and played again
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
  }, [isActive, hlsUrl, round])

  const anew = () => setRound((count) => count + 1)
  const goOn = (source: Attached) => {
    const video = element.current
    const wasPlaying = video?.paused === false
    source.again()
    // Players of the browser itself stop when they load again.
    if (video && wasPlaying) void start(video)
  }
  const again = (loss: Loss) => {
    if (loss === 'network') void attached.current?.then(goOn, anew)
    else anew()
  }
  return { element, again }
}
