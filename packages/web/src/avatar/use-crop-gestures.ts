import { type PointerEvent, type RefObject, useEffect, useRef } from 'react'
import { type CropView, moveBy, type Point, type Size, zoomTo } from './crop-view.ts'

/** A wheel notch is about 100, so each notch zooms by about a fifth. */
const WHEEL_SHARE = 0.002

interface Gestures {
  hole: RefObject<HTMLDivElement | null>
  size: Size | null
  change: (next: (view: CropView) => CropView) => void
}

const middle = ([a, b]: readonly Point[]): Point =>
  a && b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : (a ?? { x: 0, y: 0 })
const spread = ([a, b]: readonly Point[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0)

/** One finger moves the picture, two pinch it, a wheel zooms. */
export function useCropGestures({ hole, size, change }: Gestures) {
  const fingers = useRef(new Map<number, Point>())

  /** In sides of the crop area, relative to its centre. */
  const place = (event: { clientX: number; clientY: number }): Point => {
    const box = hole.current?.getBoundingClientRect()
    if (!box || box.width === 0) return { x: 0, y: 0 }
    return { x: (event.clientX - box.left) / box.width - 0.5, y: (event.clientY - box.top) / box.height - 0.5 }
  }
  const latest = useRef(place)
  latest.current = place

  useEffect(() => {
    const element = hole.current
    if (!element || !size) return
    // React's own listener is passive and could not keep the page from scrolling.
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      const at = latest.current(event)
      change((view) => zoomTo(size, view, view.zoom * (1 - event.deltaY * WHEEL_SHARE), at))
    }
    element.addEventListener('wheel', wheel, { passive: false })
    return () => element.removeEventListener('wheel', wheel)
  }, [hole, size, change])

  const press = (event: PointerEvent) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    if (fingers.current.size < 2) fingers.current.set(event.pointerId, place(event))
  }
  const move = (event: PointerEvent) => {
    if (!size || !fingers.current.has(event.pointerId)) return
    const before = [...fingers.current.values()]
    fingers.current.set(event.pointerId, place(event))
    const after = [...fingers.current.values()]
    const [from, to] = [middle(before), middle(after)]
    const grown = spread(before) > 0 ? spread(after) / spread(before) : 1
    change((view) => {
      const moved = moveBy(size, view, { x: to.x - from.x, y: to.y - from.y })
      return grown === 1 ? moved : zoomTo(size, moved, moved.zoom * grown, to)
    })
  }
  const release = (event: PointerEvent) => void fingers.current.delete(event.pointerId)

  return { onPointerDown: press, onPointerMove: move, onPointerUp: release, onPointerCancel: release }
}
