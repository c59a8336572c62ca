import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { type Box, clampOffset, stepOf } from './bubble-position.ts'

/** A tap may wander this far before it counts as dragging. */
const TAP_PX = 6

const bounds = (element: HTMLElement): Box => ({
  width: window.innerWidth,
  height: window.innerHeight,
  left: element.offsetLeft,
  top: element.offsetTop,
  size: element.offsetWidth,
})

interface Drag {
  x: number
  y: number
  from: { x: number; y: number }
  moved: boolean
}

/** For a button that floats: a finger or the arrow keys move it out of the way, a tap is a tap. */
export function useFloat(onTap: () => void) {
  const [offset, setOffset] = useState({ x: 0, y: 0 })
  const drag = useRef<Drag | null>(null)
  const dragged = useRef(false)
  const release = () => {
    dragged.current = drag.current?.moved ?? false
    drag.current = null
  }
  return {
    style: { translate: `${offset.x}px ${offset.y}px` },
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
      setOffset(clampOffset({ x: now.from.x + by.x, y: now.from.y + by.y }, bounds(event.currentTarget)))
    },
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      const step = stepOf(event.key)
      if (!step) return
      event.preventDefault()
      setOffset(clampOffset({ x: offset.x + step.x, y: offset.y + step.y }, bounds(event.currentTarget)))
    },
    onClick: () => {
      if (!dragged.current) onTap()
      dragged.current = false
    },
  }
}
