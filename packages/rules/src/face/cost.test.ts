import { expect, it } from 'vitest'
import { centsPerHead, MOST_COST_CENTS, noCosts, totalCents } from './cost.ts'
import { attendanceRate } from './report.ts'

it('adds the costs of a session up, and divides them by the people with a seat', () => {
  const costs = { ...noCosts(), room: { cents: 10_000, note: '' }, other: { cents: 1, note: 'Tea' } }
  expect(totalCents(costs)).toBe(10_001)
  expect(centsPerHead(10_001, 3)).toBe(3334)
  expect(centsPerHead(10_001, 0)).toBeNull()
  // The sum of the greatest amounts fits in an integer of the database.
  expect(4 * MOST_COST_CENTS).toBeLessThan(2 ** 31)
})

it('counts who came, also late or partly, among those who should have come', () => {
  expect(attendanceRate({ present: 5, late: 1, partly: 1, absent: 3 })).toBe(70)
  expect(attendanceRate({ present: 2, late: 0, partly: 0, absent: 1 })).toBe(67)
  expect(attendanceRate({ present: 0, late: 0, partly: 0, absent: 0 })).toBeNull()
})
