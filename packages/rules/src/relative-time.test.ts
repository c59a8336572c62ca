import { describe, expect, it } from 'vitest'
import { relativeTime } from './relative-time.ts'

const NOW = new Date(2026, 2, 11, 14, 30, 0)
const ago = (seconds: number) => relativeTime(new Date(NOW.getTime() - seconds * 1000), NOW)
const on = (...[year, month, day, hour]: [number, number, number, number]) =>
  relativeTime(new Date(year, month - 1, day, hour), NOW)

describe('relative time', () => {
  it.each([
    [0, { kind: 'now' }],
    [9, { kind: 'now' }],
    [10, { kind: 'seconds', count: 10 }],
    [59, { kind: 'seconds', count: 59 }],
    [60, { kind: 'minutes', count: 1 }],
    [119, { kind: 'minutes', count: 1 }],
    [3_599, { kind: 'minutes', count: 59 }],
    [3_600, { kind: 'today' }],
  ] as const)('of %i seconds ago', (seconds, expected) => expect(ago(seconds)).toEqual(expected))

  it('counts calendar days, not periods of 24 hours', () => {
    expect(on(2026, 3, 11, 0)).toEqual({ kind: 'today' })
    expect(on(2026, 3, 10, 23)).toEqual({ kind: 'yesterday' })
    expect(on(2026, 3, 10, 0)).toEqual({ kind: 'yesterday' })
    expect(on(2026, 3, 9, 23)).toEqual({ kind: 'before-yesterday' })
    expect(on(2026, 3, 8, 23)).toEqual({ kind: 'date', thisYear: true })
  })

  it('counts minutes across midnight', () => {
    const late = new Date(2026, 2, 10, 23, 50)
    expect(relativeTime(late, new Date(2026, 2, 11, 0, 10))).toEqual({ kind: 'minutes', count: 20 })
  })

  it('counts days across the end of a year', () => {
    const newYear = new Date(2026, 0, 1, 12)
    expect(relativeTime(new Date(2025, 11, 31, 8), newYear)).toEqual({ kind: 'yesterday' })
    expect(relativeTime(new Date(2025, 11, 29, 8), newYear)).toEqual({ kind: 'date', thisYear: false })
  })

  it('treats a time slightly in the future as now, and a distant one as a date', () => {
    expect(ago(-59)).toEqual({ kind: 'now' })
    expect(ago(-7_200)).toEqual({ kind: 'today' })
    expect(on(2027, 3, 12, 8)).toEqual({ kind: 'date', thisYear: false })
  })
})
