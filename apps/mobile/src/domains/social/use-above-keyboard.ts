import { type RefObject, useEffect } from 'react'

/** Some browsers show the keyboard over the page without resizing it: `--keyboard` is its height. */
export function useAboveKeyboard(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: seen } = window
    if (!seen) return
    const look = () => {
      const covered = Math.max(0, window.innerHeight - seen.height - seen.offsetTop)
      // While the page is zoomed in, the smaller viewport does not mean that a keyboard is open.
      ref.current?.style.setProperty('--keyboard', `${seen.scale > 1 ? 0 : covered}px`)
    }
    look()
    seen.addEventListener('resize', look)
    seen.addEventListener('scroll', look)
    return () => {
      seen.removeEventListener('resize', look)
      seen.removeEventListener('scroll', look)
    }
  }, [ref])
}
