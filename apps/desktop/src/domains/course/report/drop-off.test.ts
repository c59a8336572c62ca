import { describe, expect, it } from 'vitest'
import { clockText, hasDropOff, steepestDrop, stretchesOf } from './drop-off.ts'

const parts = (people: (part: number) => number) => Array.from({ length: 50 }, (_, part) => people(part))

describe('drop-off', () => {
  it('is shown in equal parts of a video', () => {
    const film = { courseWareType: 1, total: 100_000, dropOff: parts((part) => (part < 25 ? 4 : 1)) } as const
    const stretches = stretchesOf(film)
    expect(stretches).toHaveLength(50)
    expect(stretches[0]).toEqual({ from: 0, until: 2000, people: 4 })
    expect(stretches[49]).toEqual({ from: 98_000, until: 100_000, people: 1 })
    expect(steepestDrop(stretches)).toEqual({ stretch: { from: 48_000, until: 50_000, people: 4 }, people: 3 })
  })

  it('is shown page by page, each with the people who saw its middle', () => {
    const paper = { courseWareType: 2, total: 10, dropOff: parts((part) => (part < 25 ? 2 : 0)) } as const
    const stretches = stretchesOf(paper)
    expect(stretches.map(({ from, until }) => [from, until])).toEqual(
      Array.from({ length: 10 }, (_, index) => [index + 1, index + 1]),
    )
    expect(stretches.map(({ people }) => people)).toEqual([2, 2, 2, 2, 2, 0, 0, 0, 0, 0])
    expect(steepestDrop(stretches)).toEqual({ stretch: { from: 5, until: 5, people: 2 }, people: 2 })
  })

  it('is shown in fractions of a second when parts are shorter than a second', () => {
    const texts = (total: number) => {
      const courseware = { courseWareType: 1, total, dropOff: parts(() => 1) } as const
      return stretchesOf(courseware).map(({ from }) => clockText(from, courseware))
    }
    expect(texts(100_000).slice(0, 3)).toEqual(['0:00', '0:02', '0:04'])
    expect(texts(12_000).slice(0, 6)).toEqual(['0:00.0', '0:00.2', '0:00.4', '0:00.7', '0:00.9', '0:01.2'])
    for (const total of [12_000, 2000, 600]) expect(new Set(texts(total)).size).toBe(50)
  })

  it('groups pages when there are more pages than parts', () => {
    const book = { courseWareType: 2, total: 100, dropOff: parts(() => 1) } as const
    const stretches = stretchesOf(book)
    expect(stretches).toHaveLength(50)
    expect([stretches[0], stretches[49]]).toEqual([
      { from: 1, until: 2, people: 1 },
      { from: 99, until: 100, people: 1 },
    ])
  })

  it('does not exist for links, for media without a known length, and where nobody leaves', () => {
    expect(hasDropOff({ total: 1, dropOff: [] })).toBe(false)
    expect(stretchesOf({ courseWareType: 1, total: 0, dropOff: parts(() => 0) })).toEqual([])
    expect(steepestDrop(stretchesOf({ courseWareType: 1, total: 100, dropOff: parts(() => 3) }))).toBeUndefined()
  })
})
