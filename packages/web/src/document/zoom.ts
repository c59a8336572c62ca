const LEVELS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]
const MOST = 4
/** On narrower screens a page is never smaller than the screen. */
const NARROW_PX = 640
/** A page is never wider than this at zoom 1, so that it stays readable. */
const WIDEST_PX = 900

export const leastZoom = (room: number): number => (room < NARROW_PX ? 1 : 0.5)

/** The width of a page at zoom 1. */
export const fitWidth = (room: number): number => Math.max(1, Math.min(room, WIDEST_PX))

export const clampZoom = (zoom: number, room: number): number => Math.min(MOST, Math.max(leastZoom(room), zoom))

/** The next step up or down from any value. */
export function nextZoom(zoom: number, direction: 1 | -1, room: number): number {
  const beyond =
    direction > 0 ? LEVELS.find((level) => level > zoom + 0.01) : LEVELS.findLast((level) => level < zoom - 0.01)
  return clampZoom(beyond ?? zoom, room)
}
