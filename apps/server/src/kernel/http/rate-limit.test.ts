import { expect, it } from 'vitest'
import { aClock } from '../../testing/clock.ts'
import { rateLimit } from './rate-limit.ts'

const times = (count: number, act: () => number): number[] => Array.from({ length: count }, act)

it('counts each key by itself, and begins again after a minute', () => {
  const clock = aClock()
  const limit = rateLimit(2, clock)
  expect(times(3, () => limit.take('one')).map((seconds) => seconds > 0)).toEqual([false, false, true])
  expect(limit.take('other')).toBe(0)
  clock.advance(61_000)
  expect(limit.take('one')).toBe(0)
})

it('does not forget whoever is beyond the limit when invented keys fill the map', () => {
  const limit = rateLimit(2, aClock(), 100)
  times(3, () => limit.take('guesser'))
  for (let key = 0; key < 1000; key += 1) limit.take(`invented ${key}`)
  expect(limit.take('guesser')).toBeGreaterThan(0)
})
