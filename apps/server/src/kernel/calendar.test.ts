import { describe, expect, it } from 'vitest'
import { addDays, createCalendar, daysBetween, monthOf, weekOf } from './calendar.ts'

describe('the calendar', () => {
  it('returns the date in the time zone of the person', () => {
    const dayIn = createCalendar()
    const at = Date.parse('2026-03-07T23:59:50+08:00')
    expect(dayIn('Asia/Shanghai', at)).toBe('2026-03-07')
    expect(dayIn('Asia/Shanghai', at + 10_000)).toBe('2026-03-08')
    expect(dayIn('America/New_York', at + 10_000)).toBe('2026-03-07')
    expect(dayIn('Asia/Shanghai', at)).toBe('2026-03-07')
  })

  it('adds days across months, years and daylight saving time', () => {
    expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31')
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2)
    expect(daysBetween('2025-12-31', '2026-12-31')).toBe(365)
  })

  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-18', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['2026-03-01', '2026-02-23'],
  ])('begins the week of %s on Monday, %s', (day, monday) => expect(weekOf(day)).toBe(monday))

  it('returns the first day of a month', () => expect(monthOf('2026-11-18')).toBe('2026-11-01'))
})
