/**
 * The position of a picture in the square crop area. Lengths are in sides of the area, so that they are independent of
 * the screen: `x` and `y` are the distances of the centre of the picture from the centre of the area.
 */
export interface CropView {
  zoom: number
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

export interface Point {
  x: number
  y: number
}

export const MAX_ZOOM = 4
export const WHOLE: CropView = { zoom: 1, x: 0, y: 0 }

const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value))

/** At zoom 1 the shorter side fills the crop area. */
const shorter = ({ width, height }: Size) => Math.min(width, height)

/** How far the picture can be moved in each direction without leaving a gap in the crop area. */
export function room(size: Size, zoom: number): Point {
  const side = shorter(size)
  return { x: (zoom * (size.width / side) - 1) / 2, y: (zoom * (size.height / side) - 1) / 2 }
}

function within(size: Size, { zoom, x, y }: CropView): CropView {
  const most = room(size, zoom)
  return { zoom, x: clamp(x, most.x), y: clamp(y, most.y) }
}

export const moveBy = (size: Size, view: CropView, by: Point): CropView =>
  within(size, { ...view, x: view.x + by.x, y: view.y + by.y })

/** Zooms so that the part of the picture at `at` (relative to the centre of the crop area) stays in place. */
export function zoomTo(size: Size, view: CropView, zoom: number, at: Point = { x: 0, y: 0 }): CropView {
  const next = Math.min(MAX_ZOOM, Math.max(1, zoom))
  const grown = next / view.zoom
  return within(size, { zoom: next, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown })
}

/** The part of the picture inside the crop area, in pixels of the picture. */
export function cutOf(size: Size, { zoom, x, y }: CropView): Point & { side: number } {
  const side = shorter(size) / zoom
  return { x: size.width / 2 - x * side - side / 2, y: size.height / 2 - y * side - side / 2, side }
}
