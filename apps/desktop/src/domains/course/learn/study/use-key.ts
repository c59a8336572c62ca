import { useEffect, useEffectEvent } from 'react'

const TAKEN = 'input, textarea, select, [contenteditable], dialog, [role="dialog"]'

/** A single-letter shortcut that works everywhere on the page except in text fields. */
export function useKey(key: string, onPress: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key.toLowerCase() !== key) return
    if (event.target instanceof Element && event.target.closest(TAKEN)) return
    event.preventDefault()
    onPress()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
}
