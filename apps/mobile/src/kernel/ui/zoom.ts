import type { Point } from './bubble-position.ts'

/** A picture moved and enlarged about the middle of its box. */
export interface Zoom extends Point {
  scale: number
}

interface Size {
  width: number
  height: number
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }
const MAX_SCALE = 4
const DOUBLE_TAP_SCALE = 2.5

const clamp = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit)

/** Never smaller than the whole and never moved so far that the box shows through. */
function within({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const bounded = Math.min(Math.max(scale, 1), MAX_SCALE)
  const room = (bounded - 1) / 2
  return { scale: bounded, x: clamp(x, width * room), y: clamp(y, height * room) }
}

/** What lies under `point` (from the middle of the box) stays under it. */
export function zoomTo(zoom: Zoom, { scale, point, box }: { scale: number; point: Point; box: Size }): Zoom {
  const bounded = Math.min(Math.max(scale, 1), MAX_SCALE)
  const by = bounded / zoom.scale
  const moved = { scale: bounded, x: point.x - (point.x - zoom.x) * by, y: point.y - (point.y - zoom.y) * by }
  return within(moved, box)
}

export const panBy = (zoom: Zoom, by: Point, box: Size): Zoom =>
  within({ scale: zoom.scale, x: zoom.x + by.x, y: zoom.y + by.y }, box)

/** A double tap enlarges what was tapped, the next one shows the whole again. */
export const doubleTap = (zoom: Zoom, point: Point, box: Size): Zoom =>
  zoom.scale > 1 ? WHOLE : zoomTo(zoom, { scale: DOUBLE_TAP_SCALE, point, box })
