import { expect, it } from 'vitest'
import { dueAt, OVERDUE, overdueStatus } from './due.ts'

const NOW = Date.parse('2026-05-10T08:00:00Z')
const DAY = 86_400_000
const joined = { joinedAt: NOW - 2 * DAY, extendedTo: null }

it('is due at a time, some days after joining, or never', () => {
  expect(dueAt({ kind: 'never' }, { ...joined, extendedTo: NOW })).toBeNull()
  expect(dueAt({ kind: 'at', at: '2026-05-12T08:00:00Z' }, joined)).toBe(NOW + 2 * DAY)
  expect(dueAt({ kind: 'days', days: 7 }, joined)).toBe(NOW + 5 * DAY)
})

it('is due later with an extension, and never earlier', () => {
  expect(dueAt({ kind: 'days', days: 7 }, { ...joined, extendedTo: NOW + 9 * DAY })).toBe(NOW + 9 * DAY)
  expect(dueAt({ kind: 'days', days: 7 }, { ...joined, extendedTo: NOW })).toBe(NOW + 5 * DAY)
})

it('counts down, is exceeded during the days of grace, and overdue after them', () => {
  const at = (due: number | null) => overdueStatus({ due, graceDays: 2, isDone: false, now: NOW })
  expect(at(null)).toBeNull()
  expect(at(NOW + 1)).toBe(OVERDUE.counting)
  expect(at(NOW)).toBe(OVERDUE.exceeded)
  expect(at(NOW - 2 * DAY + 1)).toBe(OVERDUE.exceeded)
  expect(at(NOW - 2 * DAY)).toBe(OVERDUE.overdue)
})

it('is never overdue once done, no matter how the dates change', () => {
  for (const due of [NOW + DAY, NOW, NOW - 99 * DAY])
    expect(overdueStatus({ due, graceDays: 0, isDone: true, now: NOW })).toBeNull()
})
