import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shuffled } from './shuffle.ts'

describe('a shuffled order', () => {
  it('contains the same items, and is the same for the same seed', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const order = shuffled(items, seed)
        expect([...order].sort((a, b) => a - b)).toEqual([...items].sort((a, b) => a - b))
        expect(shuffled(items, seed)).toEqual(order)
      }),
    )
  })

  it('differs between seeds', () => {
    const items = [1, 2, 3, 4, 5, 6, 7, 8]
    const orders = new Set(Array.from({ length: 20 }, (_, seed) => shuffled(items, String(seed)).join()))
    expect(orders.size).toBeGreaterThan(10)
  })
})
