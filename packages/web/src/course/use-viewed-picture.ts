import { useEffect, useEffectEvent, useRef } from 'react'
import { trackPages } from '../document/track-pages.ts'
import type { OnPlayed } from '../player/place/played.ts'

interface ViewedPicture {
  number: number
  active: boolean
  onPlayed: OnPlayed
}

/** Reports the visible picture of a set, by its number from 1; reports nothing while it is not active. */
export function useViewedPicture({ number, active, onPlayed }: ViewedPicture): void {
  const tell = useEffectEvent<OnPlayed>((played) => onPlayed({ ...played, kind: 'image' }))
  const look = useRef<(page: number) => void>(() => undefined)
  useEffect(() => {
    if (!active) return
    const tracker = trackPages({
      fileId: '',
      isVisible: () => document.visibilityState === 'visible',
      onPlayed: (played) => tell(played),
    })
    look.current = tracker.look
    return () => {
      look.current = () => undefined
      tracker.stop()
    }
  }, [active])
  useEffect(() => {
    if (active) look.current(number)
  }, [number, active])
}
