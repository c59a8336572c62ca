import { expect, it } from 'vitest'
import { lastMonths } from './months.ts'

it('goes back over the end of the year', () => {
  expect(lastMonths(3, new Date(2026, 1, 15))).toEqual(['2026-02', '2026-01', '2025-12'])
})
