import { expect, it } from 'vitest'
import { reportSpan } from './report-span.ts'

it('covers this year up to today, or the chosen days including the last one', () => {
  const now = new Date(2026, 2, 2, 15)
  expect(reportSpan({ from: '', to: '' }, now)).toMatchObject({ firstDay: '2026-01-01', lastDay: '2026-03-02' })
  const chosen = reportSpan({ from: '2026-02-01', to: '2026-02-28' }, now)
  expect(chosen.from).toBe(new Date(2026, 1, 1).toISOString())
  expect(chosen.until).toBe(new Date(2026, 2, 1).toISOString())
  expect(reportSpan({ from: '2026-02-31', to: 'x' }, now)).toMatchObject({ firstDay: '2026-01-01' })
})
