import { useEffect, useRef } from 'react'
import type { PageStack, Point } from './use-page-stack.ts'

const WHEEL_STEP = 0.01
/** A mouse wheel reports steps of 100, a touch pad only a few pixels. */
const MOST_WHEEL = 25
const TAP_MS = 300
const TAP_PX = 24
const TAP_ZOOM = 2

const between = (one: Touch, other: Touch) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)

/** Pinch, double tap, and wheel with Ctrl. The document zooms around that point. */
export function useZoomGestures({ scroller, zoom, zoomTo }: Pick<PageStack, 'scroller' | 'zoom' | 'zoomTo'>): void {
  const now = useRef(zoom)
  now.current = zoom
  useEffect(() => {
    if (!scroller) return
    let pinch: { distance: number; zoom: number } | undefined
    let tap: { at: number; x: number; y: number } | undefined
    const pointOf = (x: number, y: number): Point => {
      const { left, top } = scroller.getBoundingClientRect()
      return { x: x - left, y: y - top }
    }

    const onTouchStart = ({ touches: [one, other] }: TouchEvent) => {
      pinch = one && other ? { distance: between(one, other), zoom: now.current } : undefined
      if (pinch) tap = undefined
    }
    const onTouchMove = (event: TouchEvent) => {
      const [one, other] = event.touches
      if (!pinch || !one || !other) return
      event.preventDefault()
      const middle = pointOf((one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2)
      zoomTo((pinch.zoom * between(one, other)) / pinch.distance, middle)
    }
    const onTouchEnd = (event: TouchEvent) => {
      const [finger] = event.changedTouches
      if (pinch || !finger || event.touches.length > 0) {
        if (event.touches.length === 0) pinch = undefined
        return
      }
      const { clientX: x, clientY: y } = finger
      const twice = tap && event.timeStamp - tap.at < TAP_MS && Math.hypot(x - tap.x, y - tap.y) < TAP_PX
      tap = twice ? undefined : { at: event.timeStamp, x, y }
      if (!twice) return
      event.preventDefault()
      zoomTo(now.current > 1 ? 1 : TAP_ZOOM, pointOf(x, y))
    }
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      const moved = Math.max(-MOST_WHEEL, Math.min(MOST_WHEEL, event.deltaY))
      zoomTo(now.current * Math.exp(-moved * WHEEL_STEP), pointOf(event.clientX, event.clientY))
    }

    scroller.addEventListener('touchstart', onTouchStart, { passive: true })
    scroller.addEventListener('touchmove', onTouchMove, { passive: false })
    scroller.addEventListener('touchend', onTouchEnd, { passive: false })
    scroller.addEventListener('wheel', onWheel, { passive: false })
    return () => {
      scroller.removeEventListener('touchstart', onTouchStart)
      scroller.removeEventListener('touchmove', onTouchMove)
      scroller.removeEventListener('touchend', onTouchEnd)
      scroller.removeEventListener('wheel', onWheel)
    }
  }, [scroller, zoomTo])
}
