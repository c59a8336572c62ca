import type { Point } from './bubble-position.ts'

/** The offset and scale of a picture, relative to the centre of its box. */
export interface Zoom extends Point {
  scale: number
}

interface Size {
  width: number
  height: number
}

/** The box of a picture, and the size of the unzoomed picture in it; the same as the box if not given. */
interface Box extends Size {
  picture?: Size
}

export const WHOLE: Zoom = { scale: 1, x: 0, y: 0 }
const MAX_SCALE = 4
const DOUBLE_TAP_SCALE = 2.5

const clamp = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit)

/** Keeps the picture at least at its whole size, and never moves it so far that empty space appears. */
function within({ scale, x, y }: Zoom, { width, height, picture = { width, height } }: Box): Zoom {
  const bounded = Math.min(Math.max(scale, 1), MAX_SCALE)
  const room = (size: number, space: number) => Math.max(0, (size * bounded - space) / 2)
  return { scale: bounded, x: clamp(x, room(picture.width, width)), y: clamp(y, room(picture.height, height)) }
}

/** The point of the picture under `point` (measured from the centre of the box) stays under it. */
export function zoomTo(zoom: Zoom, { scale, point, box }: { scale: number; point: Point; box: Box }): Zoom {
  const bounded = Math.min(Math.max(scale, 1), MAX_SCALE)
  const by = bounded / zoom.scale
  const moved = { scale: bounded, x: point.x - (point.x - zoom.x) * by, y: point.y - (point.y - zoom.y) * by }
  return within(moved, box)
}

export const panBy = (zoom: Zoom, by: Point, box: Box): Zoom =>
  within({ scale: zoom.scale, x: zoom.x + by.x, y: zoom.y + by.y }, box)

/** A double tap zooms in at the tapped point, the next one shows the whole picture again. */
export const doubleTap = (zoom: Zoom, point: Point, box: Box): Zoom =>
  zoom.scale > 1 ? WHOLE : zoomTo(zoom, { scale: DOUBLE_TAP_SCALE, point, box })
