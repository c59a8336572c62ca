import { describe, expect, it } from 'vitest'
import { isStayRange } from './stay.ts'

describe('the range of a report of stay time', () => {
  it.each([
    ['2026-03-02', '2026-03-02'],
    ['2026-01-01', '2026-12-31'],
    ['2027-12-31', '2028-12-30'],
  ])('may go from %s to %s', (from, until) => expect(isStayRange(from, until)).toBe(true))

  it.each([
    ['2026-03-03', '2026-03-02'],
    ['2026-01-01', '2027-01-02'],
    ['', '2026-03-02'],
    ['2026-13-45', '2026-03-02'],
    ['2026-03-02T00:00', '2026-03-02'],
  ])('may not go from %s to %s', (from, until) => expect(isStayRange(from, until)).toBe(false))
})
