import { type RefObject, useEffect, useEffectEvent } from 'react'
import { listenForPull } from '../list/pull-to-dismiss.ts'
import type { Point } from './bubble-position.ts'
import { doubleTap, panBy, WHOLE, type Zoom, zoomTo } from './zoom.ts'

const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_PX = 32
const WHEEL_STEP = 0.0025
const KEY_STEP = 1.4

const at = ({ clientX: x, clientY: y }: Touch | MouseEvent): Point => ({ x, y })
const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const between = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/**
 * Handles pinch, double tap, drag, wheel and the keys + and - on the picture inside `frame`. It bypasses React state,
 * which is too slow for sixty updates a second. While the picture is not zoomed, the browser handles one-finger swipes
 * to the next picture; a pull down closes the viewer.
 */
export function useZoom(frame: RefObject<HTMLElement | null>, active: boolean, onAway: () => void): void {
  const away = useEffectEvent(onAway)
  useEffect(() => {
    const element = frame.current
    const picture = element?.firstElementChild
    if (!active || !element || !(picture instanceof HTMLElement)) return
    let zoom: Zoom = WHOLE
    let fingers: Point[] = []
    let lastTap = { time: 0, point: { x: 0, y: 0 } }

    const box = () => ({
      width: element.clientWidth,
      height: element.clientHeight,
      picture: { width: picture.offsetWidth, height: picture.offsetHeight },
    })
    const fromMiddle = ({ x, y }: Point): Point => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: x - left - width / 2, y: y - top - height / 2 }
    }
    const show = (next: Zoom) => {
      zoom = next
      picture.style.transform = `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})`
    }
    const tap = (point: Point) => show(doubleTap(zoom, fromMiddle(point), box()))

    const touchDown = (event: TouchEvent) => {
      fingers = [...event.touches].map(at)
    }
    const touchMove = (event: TouchEvent) => {
      const now = [...event.touches].map(at)
      const [a, b] = now
      const [oldA, oldB] = fingers
      fingers = now
      if (!a || !oldA) return
      if (b && oldB) {
        event.preventDefault()
        const [middle, oldMiddle] = [between(a, b), between(oldA, oldB)]
        const scale = (zoom.scale * apart(a, b)) / Math.max(1, apart(oldA, oldB))
        const moved = { x: middle.x - oldMiddle.x, y: middle.y - oldMiddle.y }
        show(panBy(zoomTo(zoom, { scale, point: fromMiddle(middle), box: box() }), moved, box()))
      } else if (zoom.scale > 1) {
        event.preventDefault()
        show(panBy(zoom, { x: a.x - oldA.x, y: a.y - oldA.y }, box()))
      }
    }
    const touchUp = (event: TouchEvent) => {
      fingers = [...event.touches].map(at)
    }
    const click = (event: MouseEvent) => {
      const point = at(event)
      const again = event.timeStamp - lastTap.time < DOUBLE_TAP_MS && apart(point, lastTap.point) < DOUBLE_TAP_PX
      lastTap = { time: again ? 0 : event.timeStamp, point }
      if (again) tap(point)
    }
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && zoom.scale === 1) return
      event.preventDefault()
      const scale = zoom.scale * Math.exp(-event.deltaY * WHEEL_STEP)
      show(zoomTo(zoom, { scale, point: fromMiddle(at(event)), box: box() }))
    }
    const key = ({ key: name }: KeyboardEvent) => {
      const by = name === '+' || name === '=' ? KEY_STEP : name === '-' ? 1 / KEY_STEP : undefined
      if (by) show(zoomTo(zoom, { scale: zoom.scale * by, point: { x: 0, y: 0 }, box: box() }))
    }

    const stop = new AbortController()
    const { signal } = stop
    element.addEventListener('touchstart', touchDown, { passive: true, signal })
    element.addEventListener('touchmove', touchMove, { passive: false, signal })
    element.addEventListener('touchend', touchUp, { signal })
    element.addEventListener('touchcancel', touchUp, { signal })
    element.addEventListener('click', click, { signal })
    element.addEventListener('wheel', wheel, { passive: false, signal })
    window.addEventListener('keydown', key, { signal })
    listenForPull({ frame: element, picture, isWhole: () => zoom.scale === 1, onAway: () => away(), signal })
    return () => {
      stop.abort()
      // A picture that is shown again starts unzoomed.
      picture.style.transform = ''
    }
  }, [frame, active])
}
