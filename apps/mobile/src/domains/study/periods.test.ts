import { describe, expect, it } from 'vitest'
import { daysPassed, localDay, secondsOf, spanOf } from './periods.ts'

const SUNDAY = '2026-11-15'

describe('the span of a chart', () => {
  it('is a week from Monday to Sunday, also on its last day', () => {
    expect(spanOf('week', SUNDAY, 0)).toMatchObject({ from: '2026-11-09', until: '2026-11-15' })
    expect(spanOf('week', '2026-11-16', 0).from).toBe('2026-11-16')
    expect(spanOf('week', SUNDAY, 1)).toMatchObject({ from: '2026-11-02', until: '2026-11-08' })
    expect(spanOf('week', SUNDAY, 0).bars).toHaveLength(7)
  })

  it('is a month with all its days, also across the end of a year', () => {
    expect(spanOf('month', '2026-03-31', 1)).toMatchObject({ from: '2026-02-01', until: '2026-02-28' })
    expect(spanOf('month', '2026-01-31', 1)).toMatchObject({ from: '2025-12-01', until: '2025-12-31' })
    expect(spanOf('month', SUNDAY, 0).bars).toHaveLength(30)
  })

  it('is a year of twelve months, within the limit of the server', () => {
    const { from, until, bars } = spanOf('year', '2024-02-29', 0)
    expect({ from, until, count: bars.length }).toEqual({ from: '2024-01-01', until: '2024-12-31', count: 12 })
    expect(bars[1]).toEqual({ from: '2024-02-01', until: '2024-02-29' })
  })
})

it('adds up the days of each bar', () => {
  const days = [
    { day: '2026-02-28', seconds: 60 },
    { day: '2026-03-01', seconds: 5 },
    { day: '2026-03-31', seconds: 7 },
  ]
  expect(secondsOf(spanOf('year', SUNDAY, 0).bars, days).slice(0, 4)).toEqual([0, 60, 12, 0])
})

it('counts the days up to today', () => {
  const week = spanOf('week', '2026-11-11', 0)
  expect(daysPassed(week, '2026-11-11')).toBe(3)
  expect(daysPassed(week, '2026-12-01')).toBe(7)
  expect(daysPassed(week, '2026-11-01')).toBe(0)
})

it('takes the day from the local clock', () => {
  expect(localDay(new Date(2026, 0, 2, 23, 59))).toBe('2026-01-02')
})
