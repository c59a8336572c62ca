export interface Point {
  x: number
  y: number
}

/** The window, and the position of the bubble before it is moved. */
export interface Box {
  width: number
  height: number
  left: number
  top: number
  size: number
}

export type Side = 'left' | 'right'

const MARGIN_PX = 8
const STEP_PX = 24

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high))

/** The nearest offset to the wanted one that keeps the whole bubble inside the window. */
export function clampOffset({ x, y }: Point, { width, height, left, top, size }: Box): Point {
  return {
    x: clamp(x, MARGIN_PX - left, width - size - MARGIN_PX - left),
    y: clamp(y, MARGIN_PX - top, height - size - MARGIN_PX - top),
  }
}

/** The edge to which the bubble moves when it is released. */
export const nearestSide = ({ x }: Point, { width, left, size }: Box): Side =>
  left + x + size / 2 < width / 2 ? 'left' : 'right'

/** The arrow keys move it along an edge or to the other edge. */
const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -Infinity, y: 0 },
  ArrowRight: { x: Infinity, y: 0 },
  ArrowUp: { x: 0, y: -STEP_PX },
  ArrowDown: { x: 0, y: STEP_PX },
}

export const stepOf = (key: string): Point | undefined => STEPS[key]
