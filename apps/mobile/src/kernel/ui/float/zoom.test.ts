import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { doubleTap, panBy, WHOLE, type Zoom, zoomTo } from './zoom.ts'

const box = { width: 300, height: 600 }
/** The screen position of a point of the picture, both measured from the centre. */
const seen = (zoom: Zoom, spot: { x: number; y: number }) => ({
  x: zoom.x + spot.x * zoom.scale,
  y: zoom.y + spot.y * zoom.scale,
})

describe('zooming a picture', () => {
  it('keeps the point under the fingers in place', () => {
    const point = { x: 60, y: -90 }
    const zoom = zoomTo(WHOLE, { scale: 2, point, box })
    expect(seen(zoom, point)).toEqual(point)
    expect(zoom.scale).toBe(2)
  })

  it('zooms to at most four times and not below the whole picture', () => {
    const point = { x: 0, y: 0 }
    expect(zoomTo(WHOLE, { scale: 9, point, box }).scale).toBe(4)
    expect(zoomTo({ scale: 2, x: 40, y: 9 }, { scale: 0.2, point, box })).toEqual(WHOLE)
  })

  it('moves an enlarged picture only as far as its edge', () => {
    const zoom = zoomTo(WHOLE, { scale: 2, point: { x: 0, y: 0 }, box })
    expect(panBy(zoom, { x: 40, y: 10 }, box)).toEqual({ scale: 2, x: 40, y: 10 })
    expect(panBy(zoom, { x: 999, y: -999 }, box)).toEqual({ scale: 2, x: 150, y: -300 })
  })

  it('never shows the area beside the picture', () => {
    const number = fc.double({ min: -1000, max: 1000, noNaN: true })
    fc.assert(
      fc.property(fc.array(fc.tuple(number, number, fc.double({ min: 0, max: 9, noNaN: true }))), (moves) => {
        let zoom = WHOLE
        for (const [x, y, scale] of moves) zoom = panBy(zoomTo(zoom, { scale, point: { x, y }, box }), { x, y }, box)
        expect(Math.abs(zoom.x)).toBeLessThanOrEqual(((zoom.scale - 1) * box.width) / 2 + 1e-6)
        expect(Math.abs(zoom.y)).toBeLessThanOrEqual(((zoom.scale - 1) * box.height) / 2 + 1e-6)
      }),
    )
  })

  it('zooms in with a double tap, and out with the next', () => {
    const near = doubleTap(WHOLE, { x: 30, y: 30 }, box)
    expect(near.scale).toBeGreaterThan(2)
    expect(doubleTap(near, { x: 0, y: 0 }, box)).toEqual(WHOLE)
  })
})

it('does not move a wide picture vertically before it is as high as its box', () => {
  const wide = { width: 300, height: 600, picture: { width: 300, height: 150 } }
  expect(panBy({ scale: 2, x: 0, y: 0 }, { x: 500, y: 500 }, wide)).toEqual({ scale: 2, x: 150, y: 0 })
  expect(panBy({ scale: 4, x: 0, y: 0 }, { x: 0, y: 500 }, { ...wide, height: 500 })).toEqual({ scale: 4, x: 0, y: 50 })
})
