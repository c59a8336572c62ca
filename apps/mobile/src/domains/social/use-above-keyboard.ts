import { type RefObject, useEffect } from 'react'

/** Some browsers lay the keyboard over the page without telling it: how high it is stands in `--keyboard`. */
export function useAboveKeyboard(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: seen } = window
    if (!seen) return
    const look = () => {
      const covered = Math.max(0, window.innerHeight - seen.height - seen.offsetTop)
      // Who comes closer with two fingers covers nothing.
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
