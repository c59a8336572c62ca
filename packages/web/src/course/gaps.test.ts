import { describe, expect, it } from 'vitest'
import { gapsOf } from './gaps.ts'

describe('the unseen parts', () => {
  it('of a video are the gaps between the seen stretches, however short', () => {
    const seen = {
      covered: [
        [0, 10_000],
        [10_500, 20_000],
        [40_000, 50_000],
      ] as [number, number][],
      total: 60_000,
    }
    const gaps = gapsOf(seen, { form: 'media', seekAhead: 1 })
    expect(gaps).toEqual([
      { from: 10_000, to: 10_500, isOpen: true },
      { from: 20_000, to: 40_000, isOpen: true },
      { from: 50_000, to: 60_000, isOpen: true },
    ])
  })

  it('do not include the first and last moment, which players do not report reliably', () => {
    const terms = { form: 'media', seekAhead: 1 } as const
    expect(gapsOf({ covered: [[180, 39_730]], total: 40_040 }, terms)).toEqual([])
    expect(gapsOf({ covered: [[1500, 38_000]], total: 40_040 }, terms)).toEqual([
      { from: 0, to: 1500, isOpen: true },
      { from: 38_000, to: 40_040, isOpen: true },
    ])
  })

  it('of a video that must be watched in order can only be opened at the first one', () => {
    const seen = {
      covered: [
        [0, 10_000],
        [20_000, 30_000],
      ] as [number, number][],
      total: 60_000,
    }
    const gaps = gapsOf(seen, { form: 'media', seekAhead: 0 })
    expect(gaps.map(({ isOpen }) => isOpen)).toEqual([true, false])
  })

  it('of a document are its pages, including the last one', () => {
    const seen = {
      covered: [
        [1, 3],
        [5, 6],
      ] as [number, number][],
      total: 8,
    }
    const gaps = gapsOf(seen, { form: 'pages', seekAhead: 0 })
    expect(gaps).toEqual([
      { from: 3, to: 5, isOpen: true },
      { from: 6, to: 9, isOpen: true },
    ])
  })

  it('of a link are none', () => {
    expect(gapsOf({ covered: [], total: 1 }, { form: 'link', seekAhead: 1 })).toEqual([])
  })
})
