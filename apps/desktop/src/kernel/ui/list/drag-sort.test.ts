import { describe, expect, it } from 'vitest'
import { moved, placeAfter, placeByKey, wayMade, wayOut } from './drag-sort.ts'

/** Three rows of 40 with gaps of 10: they begin at 0, 50 and 100. */
const ROWS = [0, 50, 100].map((top) => ({ top, height: 40 }))

describe('a dragged row', () => {
  it('stays in place until it covers half of its neighbour', () => {
    expect(placeAfter(ROWS, 0, 29)).toBe(0)
    expect(placeAfter(ROWS, 0, 31)).toBe(1)
    expect(placeAfter(ROWS, 2, -29)).toBe(2)
    expect(placeAfter(ROWS, 2, -31)).toBe(1)
  })

  it('goes no further than the ends', () => {
    expect(placeAfter(ROWS, 0, 9999)).toBe(2)
    expect(placeAfter(ROWS, 2, -9999)).toBe(0)
  })

  it('passes a tall row only at its middle', () => {
    const rows = [
      { top: 0, height: 40 },
      { top: 50, height: 400 },
    ]
    expect(placeAfter(rows, 0, 200)).toBe(0)
    expect(placeAfter(rows, 0, 211)).toBe(1)
  })

  it('moves the rows in between by its height and the gap', () => {
    const ways = (from: number, to: number) => ROWS.map((_, index) => wayMade({ rows: ROWS, from, to, index }))
    expect(ways(0, 2)).toEqual([0, -50, -50])
    expect(ways(2, 0)).toEqual([50, 50, 0])
    expect(ways(1, 1)).toEqual([0, 0, 0])
  })
})

describe('the list after a drag', () => {
  it('has the item at its new place and all others in their order', () => {
    expect(moved(['a', 'b', 'c', 'd'], 0, 2)).toEqual(['b', 'c', 'a', 'd'])
    expect(moved(['a', 'b', 'c', 'd'], 3, 0)).toEqual(['d', 'a', 'b', 'c'])
  })

  it('is unchanged for a place outside the list', () => {
    expect(moved(['a', 'b'], 0, 2)).toEqual(['a', 'b'])
    expect(moved(['a', 'b'], 5, 0)).toEqual(['a', 'b'])
  })
})

it.each([
  ['ArrowUp', 1, 0],
  ['ArrowDown', 1, 2],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['ArrowUp', 0, undefined],
  ['ArrowDown', 2, undefined],
  ['Enter', 1, undefined],
])('%s at place %i leads to %s', (key, from, to) => expect(placeByKey(key, from, 3)).toBe(to))

it.each([
  ['ArrowUp', 0, 'up'],
  ['ArrowDown', 2, 'down'],
  ['ArrowUp', 1, undefined],
  ['Home', 0, undefined],
])('%s at place %i leads out of the list: %s', (key, from, way) => expect(wayOut(key, from, 3)).toBe(way))
