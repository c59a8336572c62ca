import { describe, expect, it } from 'vitest'
import { foldDays } from './spans.ts'

const day = (text: string, started = 0, finished = 0) => ({ day: text, started, finished })

describe('the time span of a report', () => {
  it('shows single days within a month', () => {
    const days = [day('2026-03-01', 1), day('2026-03-02', 0, 2)]
    expect(foldDays(days, 'month')).toEqual(days)
  })

  it('groups a year by whole months', () => {
    const days = Array.from({ length: 13 }, (_, index) => {
      const month = new Date(Date.UTC(2025, 2 + index, 15)).toISOString().slice(0, 8)
      return [day(`${month}15`, 1), day(`${month}16`, 1, 1)]
    }).flat()
    const folded = foldDays(days, 'year')
    expect(folded).toHaveLength(12)
    expect(folded[0]).toEqual({ day: '2025-04-01', started: 2, finished: 1 })
    expect(folded[11]?.day).toBe('2026-03-01')
  })
})
