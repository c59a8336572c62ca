import { useEffect, useEffectEvent, useRef } from 'react'
import { guardSeek, type SeekGuard } from './guard-seek.ts'
import type { StudyRules } from './study-rules.ts'

interface GuardActs {
  pause: () => void
  halt: () => void
  goOn: () => void
  onHeld: () => void
  onSetBack: () => void
}

/** Applies the rules of study time to a video. */
export function useGuard(
  video: HTMLVideoElement | null,
  { seekLimit, isHalted = false, onPlayHalted, setBack = null }: StudyRules,
  acts: GuardActs,
): void {
  const guard = useRef<SeekGuard | null>(null)
  const limit = useEffectEvent(() => seekLimit)
  const held = useEffectEvent(acts.onHeld)
  // Does not pause a halted player, so that it can continue when the halt ends.
  const pause = useEffectEvent(() => {
    if (!isHalted) acts.pause()
  })
  const halt = useEffectEvent(acts.halt)
  const goOn = useEffectEvent(acts.goOn)
  const back = useEffectEvent(({ to }: { to: number }) => {
    guard.current?.setBack(to)
    acts.onSetBack()
  })
  const wanted = useEffectEvent(() => {
    if (!isHalted || !onPlayHalted) return
    acts.halt()
    onPlayHalted()
  })
  const isStored = seekLimit !== undefined

  useEffect(() => {
    if (!video) return
    const made = guardSeek(video, { limit: () => limit(), onHeld: () => held() })
    guard.current = made
    const play = () => wanted()
    video.addEventListener('play', play)
    return () => {
      made.stop()
      video.removeEventListener('play', play)
    }
  }, [video])
  useEffect(() => {
    if (isHalted) halt()
    else goOn()
  }, [isHalted])
  useEffect(() => {
    if (setBack) back(setBack)
  }, [setBack])
  // What plays unseen is not recorded, and neither is anything after it in a video that must be watched in order.
  useEffect(() => {
    if (!isStored) return
    const follow = () => {
      if (document.visibilityState === 'hidden' && document.pictureInPictureElement !== video) pause()
    }
    document.addEventListener('visibilitychange', follow)
    return () => document.removeEventListener('visibilitychange', follow)
  }, [isStored, video])
}
