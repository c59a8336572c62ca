import { useEffect, useEffectEvent } from 'react'
import type { PageStack } from './use-page-stack.ts'
import { nextZoom } from './zoom.ts'

interface ViewerKeys {
  stack: PageStack
  count: number
  openFind: () => void
}

const isWriting = (target: EventTarget | null) => target instanceof HTMLElement && target.matches('input, textarea')

/** Keyboard shortcuts besides scrolling, which the browser handles itself. */
export function useViewerKeys({ stack, count, openFind }: ViewerKeys): void {
  const { scroller, zoom, zoomTo, goTo, shown, room } = stack
  // The page may have changed since the listener was added.
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const acts: Readonly<Record<string, () => void>> = {
      '+': () => zoomTo(nextZoom(zoom, 1, room.width)),
      '=': () => zoomTo(nextZoom(zoom, 1, room.width)),
      '-': () => zoomTo(nextZoom(zoom, -1, room.width)),
      '0': () => zoomTo(1),
      Home: () => goTo(1),
      End: () => goTo(count),
      ArrowRight: () => goTo(shown.current + 1),
      ArrowLeft: () => goTo(shown.current - 1),
    }
    const command = event.ctrlKey || event.metaKey
    if (command && event.key.toLowerCase() === 'f' && !event.shiftKey && !event.altKey) {
      event.preventDefault()
      return openFind()
    }
    const act = acts[event.key]
    if (!act || command || event.altKey || isWriting(event.target)) return
    // Named keys apply only while the document has the focus, and arrows scroll sideways when it is wider than the
    // screen.
    if (event.key.length > 1 && event.target !== scroller) return
    if (event.key.startsWith('Arrow') && zoom > 1) return
    event.preventDefault()
    act()
  })

  useEffect(() => {
    if (!scroller) return
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [scroller])
}
