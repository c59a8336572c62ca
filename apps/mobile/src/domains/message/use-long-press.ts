import { type PointerEvent, useRef } from 'react'

const LONG_MS = 500
/** A finger that moves further is scrolling. */
const STILL_PX = 8

/** Handlers for an element with a long press. The click that follows a long press is ignored. */
export function useLongPress(onLongPress: () => void) {
  const press = useRef<{ x: number; y: number; timer: ReturnType<typeof setTimeout> } | null>(null)
  const fired = useRef(false)
  const end = () => {
    if (press.current) clearTimeout(press.current.timer)
    press.current = null
  }
  return {
    onPointerDown: ({ pointerType, clientX: x, clientY: y }: PointerEvent) => {
      end()
      fired.current = false
      if (pointerType === 'mouse') return
      const timer = setTimeout(() => {
        fired.current = true
        onLongPress()
      }, LONG_MS)
      press.current = { x, y, timer }
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const from = press.current
      if (from && Math.hypot(clientX - from.x, clientY - from.y) > STILL_PX) end()
    },
    onPointerUp: end,
    onPointerCancel: end,
    onPointerLeave: end,
    onContextMenu: (event: { preventDefault: () => void }) => {
      if (press.current || fired.current) event.preventDefault()
    },
    /** Whether the current click belongs to a long press. */
    takeFired: (): boolean => {
      const was = fired.current
      fired.current = false
      return was
    },
  }
}
