import { expect, it } from 'vitest'
import { statementDay, timesOfStatement } from './statement-day.ts'

it('puts an evening of another time zone on the day of the statement', () => {
  expect(statementDay(new Date('2026-03-01T15:59:59Z'))).toBe('2026-03-01')
  expect(statementDay(new Date('2026-03-01T16:00:00Z'))).toBe('2026-03-02')
  const { from, until } = timesOfStatement('2026-03-02')
  expect([statementDay(from), statementDay(new Date(until.getTime() - 1))]).toEqual(['2026-03-02', '2026-03-02'])
  expect(statementDay(until)).toBe('2026-03-03')
})
