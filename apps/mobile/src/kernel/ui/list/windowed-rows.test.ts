import { describe, expect, it } from 'vitest'
import { rowOffsets, visibleRows } from './windowed-rows.ts'

describe('visible rows', () => {
  const offsets = rowOffsets(1000, (index) => (index % 2 === 0 ? 100 : 50))

  it('are those that overlap the visible part, with rows of any height', () => {
    expect(visibleRows(offsets, { top: 0, bottom: 300 })).toEqual({ from: 0, to: 5 })
    expect(visibleRows(offsets, { top: 149, bottom: 151 })).toEqual({ from: 1, to: 3 })
    expect(visibleRows(offsets, { top: 150, bottom: 250 })).toEqual({ from: 2, to: 4 })
  })

  it('stay within the list above its start and below its end', () => {
    expect(visibleRows(offsets, { top: -800, bottom: 20 })).toEqual({ from: 0, to: 1 })
    expect(visibleRows(offsets, { top: -800, bottom: -10 })).toEqual({ from: 0, to: 1 })
    expect(visibleRows(offsets, { top: 74_990, bottom: 90_000 })).toEqual({ from: 999, to: 1000 })
    expect(visibleRows(offsets, { top: 90_000, bottom: 99_000 })).toEqual({ from: 999, to: 1000 })
  })

  it('are none in an empty list', () => {
    expect(
      visibleRows(
        rowOffsets(0, () => 10),
        { top: 0, bottom: 100 },
      ),
    ).toEqual({ from: 0, to: 0 })
  })
})
