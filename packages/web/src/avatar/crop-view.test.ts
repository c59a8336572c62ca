import { describe, expect, it } from 'vitest'
import { cutOf, MAX_ZOOM, moveBy, room, WHOLE, zoomTo } from './crop-view.ts'

const wide = { width: 1600, height: 800 }
const tall = { width: 600, height: 1200 }

describe('a picture in the crop area', () => {
  it('fills it at first and is centred', () => {
    expect(cutOf(wide, WHOLE)).toEqual({ x: 400, y: 0, side: 800 })
    expect(cutOf(tall, WHOLE)).toEqual({ x: 0, y: 300, side: 600 })
  })

  it('moves only as far as its edges', () => {
    const right = moveBy(wide, WHOLE, { x: 9, y: 9 })
    expect(right).toEqual({ zoom: 1, x: 0.5, y: 0 })
    expect(cutOf(wide, right)).toEqual({ x: 0, y: 0, side: 800 })
    expect(cutOf(wide, moveBy(wide, WHOLE, { x: -9, y: 0 }))).toEqual({ x: 800, y: 0, side: 800 })
  })

  it('zooms around the finger', () => {
    const at = { x: 0.25, y: -0.25 }
    const before = cutOf(wide, WHOLE)
    const after = cutOf(wide, zoomTo(wide, WHOLE, 2, at))
    const under = (cut: { x: number; y: number; side: number }) => ({
      x: cut.x + (at.x + 0.5) * cut.side,
      y: cut.y + (at.y + 0.5) * cut.side,
    })
    expect(under(after)).toEqual(under(before))
    expect(after.side).toBe(400)
  })

  it('keeps its zoom within bounds and leaves no gap when it shrinks again', () => {
    expect(zoomTo(wide, WHOLE, 99).zoom).toBe(MAX_ZOOM)
    const corner = moveBy(wide, zoomTo(wide, WHOLE, 4), { x: 9, y: 9 })
    const back = zoomTo(wide, corner, 0.2)
    expect(back.zoom).toBe(1)
    expect(Math.abs(back.x)).toBeLessThanOrEqual(room(wide, 1).x)
    expect(back.y).toBeCloseTo(0)
  })
})
