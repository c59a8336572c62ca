import { describe, expect, it } from 'vitest'
import { hasDropOff, steepestDrop, stretchesOf } from './drop-off.ts'

const parts = (people: (part: number) => number) => Array.from({ length: 50 }, (_, part) => people(part))

describe('where people leave', () => {
  it('is told along a film in equal parts of its length', () => {
    const film = { courseWareType: 1, total: 100_000, dropOff: parts((part) => (part < 25 ? 4 : 1)) } as const
    const stretches = stretchesOf(film)
    expect(stretches).toHaveLength(50)
    expect(stretches[0]).toEqual({ from: 0, until: 2000, people: 4 })
    expect(stretches[49]).toEqual({ from: 98_000, until: 100_000, people: 1 })
    expect(steepestDrop(stretches)).toEqual({ stretch: { from: 50_000, until: 52_000, people: 1 }, people: 3 })
  })

  it('is told page by page, each with those who saw its middle', () => {
    const paper = { courseWareType: 2, total: 10, dropOff: parts((part) => (part < 25 ? 2 : 0)) } as const
    const stretches = stretchesOf(paper)
    expect(stretches.map(({ from, until }) => [from, until])).toEqual(
      Array.from({ length: 10 }, (_, index) => [index + 1, index + 1]),
    )
    expect(stretches.map(({ people }) => people)).toEqual([2, 2, 2, 2, 2, 0, 0, 0, 0, 0])
  })

  it('puts pages together where there are more of them than parts', () => {
    const book = { courseWareType: 2, total: 100, dropOff: parts(() => 1) } as const
    const stretches = stretchesOf(book)
    expect(stretches).toHaveLength(50)
    expect([stretches[0], stretches[49]]).toEqual([
      { from: 1, until: 2, people: 1 },
      { from: 99, until: 100, people: 1 },
    ])
  })

  it('cannot be told of links, of what has no length yet, and of what nobody leaves', () => {
    expect(hasDropOff({ total: 1, dropOff: [] })).toBe(false)
    expect(stretchesOf({ courseWareType: 1, total: 0, dropOff: parts(() => 0) })).toEqual([])
    expect(steepestDrop(stretchesOf({ courseWareType: 1, total: 100, dropOff: parts(() => 3) }))).toBeUndefined()
  })
})
