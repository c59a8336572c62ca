import { describe, expect, it } from 'vitest'
import { joined, segmentOf, since } from './segment.ts'
import { aPlayed } from './testing.ts'

const AT = '2026-11-15T08:00:00.000Z'

describe('a stretch', () => {
  it('of a medium is reported in milliseconds', () => {
    expect(segmentOf(aPlayed({ from: 1.2345, to: 6.2, seconds: 4.9655, at: AT }), 'media')).toEqual({
      from: 1235,
      to: 6200,
      rate: 1,
      milliseconds: 4966,
      visible: 1,
      at: AT,
    })
  })

  it('of a document is a page, of a link the visit', () => {
    const page = aPlayed({ kind: 'document', from: 3, to: 3 })
    expect(segmentOf(page, 'pages')).toMatchObject({ from: 3, to: 4 })
    expect(segmentOf(page, 'link')).toMatchObject({ from: 0, to: 1 })
  })

  it('uses only the speeds that the server accepts', () => {
    expect(segmentOf(aPlayed({ rate: 16 }), 'media').rate).toBe(2)
    expect(segmentOf(aPlayed({ rate: 0.1 }), 'media').rate).toBe(0.25)
  })

  it('that began before the viewing is cut to the part inside it', () => {
    const segment = segmentOf(aPlayed({ from: 0, to: 10, rate: 2, seconds: 5, at: AT }), 'media')
    const startedAt = Date.parse(AT) + 2000
    expect(since(segment, startedAt, 'media')).toMatchObject({ from: 4000, to: 10_000, milliseconds: 3000 })
    expect(since(segment, Date.parse(AT) + 5000, 'media')).toBeNull()
    expect(since(segment, Date.parse(AT) - 1, 'media')).toBe(segment)
  })
})

describe('two stretches', () => {
  const one = segmentOf(aPlayed({ from: 0, to: 5, seconds: 5, at: AT }), 'media')
  const next = segmentOf(aPlayed({ from: 5.1, to: 10, seconds: 4.9, at: '2026-11-15T08:00:05.050Z' }), 'media')

  it('are joined when the second continues where the first ended', () => {
    expect(joined(one, next, 'media')).toEqual({ ...one, to: 10_000, milliseconds: 9900 })
  })

  it.each([
    { from: 6000 },
    { rate: 2 },
    { visible: 0 as const },
    { at: '2026-11-15T08:00:08.000Z' },
    { milliseconds: 20_000 },
  ])('are not merged with %j', (over) => {
    expect(joined(one, { ...next, ...over }, 'media')).toBeNull()
  })

  it('of the same page are joined, of different pages not', () => {
    const page = segmentOf(aPlayed({ kind: 'document', from: 2, to: 2, seconds: 5, at: AT }), 'pages')
    const later = { ...page, at: '2026-11-15T08:00:05.000Z' }
    expect(joined(page, later, 'pages')).toMatchObject({ from: 2, to: 3, milliseconds: 10_000 })
    expect(joined(page, { ...later, from: 3, to: 4 }, 'pages')).toBeNull()
  })
})
