import { expect, it } from 'vitest'
import { addDays, keyOf, shownDays, stepBy } from './calendar-days.ts'

it('shows whole weeks from Monday on', () => {
  const month = shownDays('month', '2026-03-15')
  expect(month[0]).toBe('2026-02-23')
  expect(month.at(-1)).toBe('2026-04-05')
  expect(shownDays('week', '2026-03-15')).toEqual(
    [9, 10, 11, 12, 13, 14, 15].map((day) => `2026-03-${String(day).padStart(2, '0')}`),
  )
})

it('steps over the ends of months and years', () => {
  expect(stepBy('month', '2026-01-31', -1)).toBe('2025-12-01')
  expect(stepBy('month', '2026-01-31', 1)).toBe('2026-02-01')
  expect(stepBy('week', '2026-12-30', 1)).toBe('2027-01-06')
  expect(addDays('2026-02-28', 1)).toBe('2026-03-01')
})

it('knows only real days', () => {
  expect([keyOf('2026-02-28'), keyOf('2026-02-31'), keyOf('today')]).toEqual(['2026-02-28', null, null])
})
