import type { Point } from '../float/bubble-position.ts'

/** A pull this far down, or this fast, dismisses the picture. */
const AWAY_PX = 110
const AWAY_PX_PER_MS = 0.6
/** Below this distance the direction of the finger is unknown. */
const CLEAR_PX = 10
/** The picture shrinks with the distance, down to this scale. */
const SMALLEST = 0.7

export const isDownward = ({ x, y }: Point): boolean => y > CLEAR_PX && y > Math.abs(x) * 1.2
export const isAway = (pulled: number, ms: number): boolean =>
  pulled > AWAY_PX || (pulled > CLEAR_PX * 3 && pulled / Math.max(1, ms) > AWAY_PX_PER_MS)

interface Pull {
  frame: HTMLElement
  picture: HTMLElement
  /** Only an unzoomed picture can be dismissed; a zoomed one is moved. */
  isWhole: () => boolean
  onAway: () => void
  signal: AbortSignal
}

const at = ({ clientX: x, clientY: y }: Touch): Point => ({ x, y })

/** A one-finger pull down dismisses the picture. A shorter pull springs back. */
export function listenForPull({ frame, picture, isWhole, onAway, signal }: Pull): void {
  let start: { point: Point; time: number } | null = null
  let pulled = 0

  const show = (next: number) => {
    pulled = next
    const scale = Math.max(SMALLEST, 1 - pulled / 1200)
    picture.style.transform = pulled > 0 ? `translateY(${pulled}px) scale(${scale})` : ''
    frame.style.setProperty('--pulled', String(Math.min(1, pulled / 400)))
  }
  const down = ({ touches, timeStamp }: TouchEvent) => {
    const [finger] = touches
    start = finger && touches.length === 1 && isWhole() ? { point: at(finger), time: timeStamp } : null
    if (!start && pulled > 0) show(0)
  }
  const move = (event: TouchEvent) => {
    const [finger] = event.touches
    if (!start || !finger) return
    const { x, y } = at(finger)
    const by = { x: x - start.point.x, y: y - start.point.y }
    if (pulled === 0 && !isDownward(by)) {
      // The browser handles sideways movement: it swipes to the next picture.
      if (Math.abs(by.x) > CLEAR_PX) start = null
      return
    }
    event.preventDefault()
    show(Math.max(1, by.y))
  }
  const up = ({ timeStamp }: TouchEvent) => {
    const away = start !== null && isAway(pulled, timeStamp - start.time)
    start = null
    if (pulled === 0) return
    if (away) onAway()
    else show(0)
  }
  frame.addEventListener('touchstart', down, { passive: true, signal })
  frame.addEventListener('touchmove', move, { passive: false, signal })
  frame.addEventListener('touchend', up, { signal })
  frame.addEventListener('touchcancel', up, { signal })
}
