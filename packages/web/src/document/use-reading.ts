import { useEffect, useRef } from 'react'
import type { OnPlayed } from '../player/place/played.ts'
import { keepPage } from './page-position.ts'
import { trackPages } from './track-pages.ts'

interface Reading {
  scroller: HTMLElement | null
  fileId: string
  placeKey: string
  page: number
  onPlayed: OnPlayed
}

/** When a smaller part of the document is on the screen, it does not count as read. */
const IN_VIEW = 0.5

/** Reports the viewed pages and stores the last one. */
export function useReading({ scroller, fileId, placeKey, page, onPlayed }: Reading): void {
  const tell = useRef(onPlayed)
  tell.current = onPlayed
  const current = useRef(page)
  const look = useRef<(page: number) => void>(() => undefined)
  useEffect(() => {
    if (!scroller) return
    let share = 1
    const observer = new IntersectionObserver(
      (entries) => {
        share = entries.at(-1)?.intersectionRatio ?? share
      },
      { threshold: [0, IN_VIEW, 1] },
    )
    observer.observe(scroller)
    const tracker = trackPages({
      fileId,
      isVisible: () => document.visibilityState === 'visible' && share >= IN_VIEW,
      onPlayed: (played) => tell.current(played),
    })
    look.current = tracker.look
    tracker.look(current.current)
    return () => {
      observer.disconnect()
      tracker.stop()
    }
  }, [scroller, fileId])
  useEffect(() => {
    current.current = page
    look.current(page)
    keepPage(placeKey, page)
  }, [placeKey, page])
}
