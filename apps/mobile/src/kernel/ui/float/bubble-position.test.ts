import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clampOffset, nearestSide, stepOf } from './bubble-position.ts'

const box = { width: 375, height: 812, left: 307, top: 664, size: 52 }

describe('bubble', () => {
  it('stays where it is dropped inside the window', () => {
    expect(clampOffset({ x: -100, y: -200 }, box)).toEqual({ x: -100, y: -200 })
  })

  it('never leaves the window', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (x, y) => {
        const offset = clampOffset({ x, y }, box)
        expect(box.left + offset.x).toBeGreaterThanOrEqual(8)
        expect(box.left + offset.x + box.size).toBeLessThanOrEqual(box.width - 8)
        expect(box.top + offset.y).toBeGreaterThanOrEqual(8)
        expect(box.top + offset.y + box.size).toBeLessThanOrEqual(box.height - 8)
      }),
    )
  })

  it('moves to the nearer edge', () => {
    expect(nearestSide({ x: -100, y: 0 }, box)).toBe('right')
    expect(nearestSide({ x: -200, y: 0 }, box)).toBe('left')
  })

  it('moves with the arrow keys, along an edge or to the other edge', () => {
    expect(stepOf('ArrowUp')).toEqual({ x: 0, y: -24 })
    expect(clampOffset(stepOf('ArrowLeft') ?? { x: 0, y: 0 }, box)).toEqual({ x: 8 - box.left, y: 0 })
    expect(stepOf('Enter')).toBeUndefined()
  })
})
