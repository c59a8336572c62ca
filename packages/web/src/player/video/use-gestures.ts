import { type PointerEvent, useEffect, useRef } from 'react'
import { dragOf, type Side, sideOf, strokeTo } from './gesture.ts'

const LONG_PRESS_MS = 500
const DOUBLE_TAP_MS = 300

export interface GestureActs {
  /** One tap of a finger. */
  onTap: () => void
  /** A click of the mouse. */
  onClick: () => void
  onDoubleTap: (side: Side) => void
  onDoubleClick: () => void
  /** Null when the swipe is cancelled. */
  onStroke: (to: number | null) => void
  onStrokeEnd: (to: number) => void
  onPress: (held: boolean) => void
}

interface Touch {
  x: number
  y: number
  from: number
  kind: 'seek' | 'press' | null
}

/**
 * Touch and mouse input on the picture. Vertical swipes belong to the page: the browser takes them and sends a cancel
 * event.
 */
export function useGestures(video: HTMLVideoElement | null, { duration, ...acts }: GestureActs & { duration: number }) {
  const touch = useRef<Touch | null>(null)
  const pointer = useRef('mouse')
  const press = useRef<ReturnType<typeof setTimeout>>(undefined)
  const tapped = useRef({ at: 0, side: 'middle' as Side })
  useEffect(() => () => clearTimeout(press.current), [])

  const target = (event: PointerEvent, { from, x }: Touch) =>
    strokeTo({ from, dx: event.clientX - x, width: event.currentTarget.clientWidth, duration })

  const tap = (event: PointerEvent) => {
    const box = event.currentTarget.getBoundingClientRect()
    const side = sideOf(event.clientX - box.left, box.width)
    const again = event.timeStamp - tapped.current.at < DOUBLE_TAP_MS && tapped.current.side === side
    tapped.current = { at: event.timeStamp, side }
    if (again) acts.onDoubleTap(side)
    else acts.onTap()
  }

  const end = () => {
    clearTimeout(press.current)
    if (touch.current?.kind === 'press') acts.onPress(false)
    touch.current = null
  }

  return {
    onPointerDown: (event: PointerEvent) => {
      pointer.current = event.pointerType
      if (event.pointerType === 'mouse' || !event.isPrimary) return
      const started: Touch = { x: event.clientX, y: event.clientY, from: video?.currentTime ?? 0, kind: null }
      touch.current = started
      press.current = setTimeout(() => {
        if (!video || video.paused) return
        started.kind = 'press'
        acts.onPress(true)
      }, LONG_PRESS_MS)
    },
    onPointerMove: (event: PointerEvent) => {
      const held = touch.current
      if (!held || held.kind === 'press') return
      const drag = dragOf({ dx: event.clientX - held.x, dy: event.clientY - held.y })
      if (held.kind === null && drag === 'scroll') return end()
      if (held.kind === null && drag === 'seek') {
        clearTimeout(press.current)
        held.kind = 'seek'
        event.currentTarget.setPointerCapture(event.pointerId)
      }
      if (held.kind === 'seek') acts.onStroke(target(event, held))
    },
    onPointerUp: (event: PointerEvent) => {
      const held = touch.current
      if (held?.kind === 'seek') acts.onStrokeEnd(target(event, held))
      else if (held?.kind === null) tap(event)
      end()
    },
    onPointerCancel: () => {
      if (touch.current?.kind === 'seek') acts.onStroke(null)
      end()
    },
    // Touch input is handled above.
    onClick: () => {
      if (pointer.current === 'mouse') acts.onClick()
    },
    onDoubleClick: () => {
      if (pointer.current === 'mouse') acts.onDoubleClick()
    },
    // A long press speeds up playback here and opens no menu.
    onContextMenu: (event: { preventDefault: () => void }) => event.preventDefault(),
  }
}
