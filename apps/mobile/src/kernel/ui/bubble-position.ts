export interface Point {
  x: number
  y: number
}

/** The window, and where the bubble stands in it before it is moved. */
export interface Box {
  width: number
  height: number
  left: number
  top: number
  size: number
}

const MARGIN_PX = 8
const STEP_PX = 24

const clamp = (value: number, low: number, high: number) => Math.min(Math.max(value, low), Math.max(low, high))

/** The offset nearest to the wanted one that keeps the whole bubble in the window. */
export function clampOffset({ x, y }: Point, { width, height, left, top, size }: Box): Point {
  return {
    x: clamp(x, MARGIN_PX - left, width - size - MARGIN_PX - left),
    y: clamp(y, MARGIN_PX - top, height - size - MARGIN_PX - top),
  }
}

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP_PX, y: 0 },
  ArrowRight: { x: STEP_PX, y: 0 },
  ArrowUp: { x: 0, y: -STEP_PX },
  ArrowDown: { x: 0, y: STEP_PX },
}

export const stepOf = (key: string): Point | undefined => STEPS[key]
