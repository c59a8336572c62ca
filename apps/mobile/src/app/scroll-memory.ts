import { useLayoutEffect } from 'react'
import { type Location, useNavigationType } from 'react-router'

/**
 * By history entry, and for cached pages by address: cached pages keep their position no matter how the person returns.
 */
const byEntry = new Map<string, number>()
const byAddress = new Map<string, number>()

/** A page that is not cached grows as its answers arrive, so the position is restored again until then. */
const PATIENCE_MS = 1500

function restore(top: number): () => void {
  window.scrollTo(0, top)
  const started = performance.now()
  let frame = 0
  const again = () => {
    if (window.scrollY >= top - 1 || performance.now() - started > PATIENCE_MS) return
    window.scrollTo(0, top)
    frame = requestAnimationFrame(again)
  }
  if (top > 0) frame = requestAnimationFrame(again)
  return () => cancelAnimationFrame(frame)
}

/** Back restores the position of a page; a new page starts at its top. */
export function useScrollMemory({ key, pathname, search }: Location, stored: boolean): void {
  const arrival = useNavigationType()
  const address = `${pathname}${search}`
  useLayoutEffect(() => {
    const entered = arrival === 'POP' ? byEntry.get(key) : undefined
    const stop = restore((stored ? byAddress.get(address) : undefined) ?? entered ?? 0)
    const remember = () => {
      byEntry.set(key, window.scrollY)
      if (stored) byAddress.set(address, window.scrollY)
    }
    const giveUp = () => stop()
    window.addEventListener('scroll', remember, { passive: true })
    window.addEventListener('touchstart', giveUp, { passive: true })
    window.addEventListener('wheel', giveUp, { passive: true })
    return () => {
      stop()
      window.removeEventListener('scroll', remember)
      window.removeEventListener('touchstart', giveUp)
      window.removeEventListener('wheel', giveUp)
    }
  }, [key, address, arrival, stored])
}

/** Called when another person signs in, so that positions are not shared. */
export function forgetScroll(): void {
  byEntry.clear()
  byAddress.clear()
}
