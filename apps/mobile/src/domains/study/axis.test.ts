import { expect, it } from 'vitest'
import { axisOf, tickWidth } from './axis.ts'

it.each([
  [0, 'minute', [0, 1, 2]],
  [60, 'minute', [0, 1, 2]],
  [25 * 60, 'minute', [0, 10, 20, 30]],
  [119 * 60, 'minute', [0, 30, 60, 90, 120]],
  [2.5 * 3600, 'hour', [0, 1, 2, 3]],
  [61 * 3600, 'hour', [0, 20, 40, 60, 80]],
  [5000 * 3600, 'hour', [0, 1250, 2500, 3750, 5000]],
] as const)('%i seconds fit below round marks', (seconds, unit, ticks) => {
  const axis = axisOf(seconds)
  expect(axis).toMatchObject({ unit, ticks })
  expect(axis.top).toBeGreaterThanOrEqual(seconds)
})

it('leaves room for the characters of each language', () => {
  expect(tickWidth('15分钟')).toBeLessThan(tickWidth('15 phút'))
  expect(tickWidth('15 phút')).toBeGreaterThan(44)
  expect(tickWidth('0')).toBeLessThan(10)
})
