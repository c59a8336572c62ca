import { onlyOnePlays } from '@sands/web/player/only-one-plays'
import type { Attached } from '@sands/web/player/source/hls-options'
import { attachHls } from '@sands/web/player/source/hls-source'
import { type RefObject, useEffect, useRef } from 'react'

interface RollVideo {
  hlsUrl: string
  /** On the screen: it plays. Otherwise only its first segment is loaded. */
  isActive: boolean
  /** Its address has expired. */
  onEnded: () => void
}

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
export function useRollVideo({ hlsUrl, isActive, onEnded }: RollVideo): RefObject<HTMLVideoElement | null> {
  const element = useRef<HTMLVideoElement>(null)
  const attached = useRef<Promise<Attached>>(undefined)
  const ended = useRef(onEnded)
  ended.current = onEnded

  useEffect(() => {
    const video = element.current
    if (!video) return
    const onLost = (loss: string) => {
      if (loss === 'ended') ended.current()
    }
    const stream = attachHls(video, hlsUrl, { isPreload: true, onLost })
    attached.current = stream
    const release = onlyOnePlays(video)
    return () => {
      release()
      void stream.then(({ detach }) => detach()).catch(() => undefined)
    }
  }, [hlsUrl])

  useEffect(() => {
    const video = element.current
    if (!video) return
    if (isActive) {
      void attached.current?.then(({ fill }) => fill()).catch(() => undefined)
      void start(video)
    } else {
      video.pause()
      video.currentTime = 0
    }
  }, [isActive])
  return element
}
