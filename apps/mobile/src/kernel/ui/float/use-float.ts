import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { type Box, clampOffset, nearestSide, type Point, type Side, stepOf } from './bubble-position.ts'
import { useAutoHide } from './use-auto-hide.ts'

/** A tap may move this far before it counts as dragging. */
const TAP_PX = 6

const bounds = (element: HTMLElement): Box => ({
  width: window.innerWidth,
  height: window.innerHeight,
  left: element.offsetLeft,
  top: element.offsetTop,
  size: element.offsetWidth,
})

interface Drag extends Point {
  from: Point
  moved: boolean
}

/** For a floating button: a finger or the arrow keys move it along the edges, and a tap calls `onTap`. */
export function useFloat(onTap: () => void) {
  const [offset, setOffset] = useState<Point>({ x: 0, y: 0 })
  const [side, setSide] = useState<Side>('right')
  const [isHeld, setHeld] = useState(false)
  const { isTucked, wake } = useAutoHide()
  const drag = useRef<Drag | null>(null)
  const dragged = useRef(false)
  /** Moves it to the nearest edge at its current height. */
  const land = (wanted: Point, element: HTMLElement) => {
    const box = bounds(element)
    const { x, y } = clampOffset(wanted, box)
    setSide(nearestSide({ x, y }, box))
    setOffset({ x: 0, y })
    wake()
  }
  const release = (event: PointerEvent<HTMLButtonElement>) => {
    dragged.current = drag.current?.moved ?? false
    drag.current = null
    setHeld(false)
    if (dragged.current) land(offset, event.currentTarget)
  }
  return {
    style: { translate: `${offset.x}px ${offset.y}px` },
    'data-side': side,
    'data-tucked': (isTucked && !isHeld) || undefined,
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { x: event.clientX, y: event.clientY, from: offset, moved: false }
    },
    onPointerMove: (event: PointerEvent<HTMLButtonElement>) => {
      const now = drag.current
      if (!now) return
      const by = { x: event.clientX - now.x, y: event.clientY - now.y }
      if (!now.moved && Math.hypot(by.x, by.y) < TAP_PX) return
      now.moved = true
      setHeld(true)
      setOffset(clampOffset({ x: now.from.x + by.x, y: now.from.y + by.y }, bounds(event.currentTarget)))
    },
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      const step = stepOf(event.key)
      if (!step) return
      event.preventDefault()
      land({ x: offset.x + step.x, y: offset.y + step.y }, event.currentTarget)
    },
    onClick: () => {
      if (!dragged.current) onTap()
      dragged.current = false
    },
  }
}
