import type { LucideIcon } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import styles from './bubble.module.css'
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

/** Floats near the bottom right; a finger or the arrow keys move it out of the way. */
export function Bubble({ label, icon: Icon, onTap }: { label: string; icon: LucideIcon; onTap: () => void }) {
  const [offset, setOffset] = useState({ x: 0, y: 0 })
  const drag = useRef<Drag | null>(null)
  const dragged = useRef(false)

  const press = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, y: event.clientY, from: offset, moved: false }
  }
  const move = (event: PointerEvent<HTMLButtonElement>) => {
    const now = drag.current
    if (!now) return
    const by = { x: event.clientX - now.x, y: event.clientY - now.y }
    if (!now.moved && Math.hypot(by.x, by.y) < TAP_PX) return
    now.moved = true
    setOffset(clampOffset({ x: now.from.x + by.x, y: now.from.y + by.y }, bounds(event.currentTarget)))
  }
  const release = () => {
    dragged.current = drag.current?.moved ?? false
    drag.current = null
  }
  const keys = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = stepOf(event.key)
    if (!step) return
    event.preventDefault()
    setOffset(clampOffset({ x: offset.x + step.x, y: offset.y + step.y }, bounds(event.currentTarget)))
  }
  const tap = () => {
    if (!dragged.current) onTap()
    dragged.current = false
  }

  return (
    <button
      type="button"
      className={styles.bubble}
      style={{ translate: `${offset.x}px ${offset.y}px` }}
      aria-label={label}
      title={label}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={keys}
      onClick={tap}
    >
      <Icon size={24} aria-hidden />
    </button>
  )
}
