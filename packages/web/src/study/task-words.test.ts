import { expect, it } from 'vitest'
import { timeLeftText } from './task-words.ts'

it('counts down in days, hours and minutes, then in hours and minutes, and the last minute as one', () => {
  const left = (seconds: number) => timeLeftText(seconds, 'en-US')
  expect(left(2 * 86_400 + 3 * 3600 + 59)).toBe('2 days 3 hr')
  expect(left(2 * 86_400 + 3 * 3600 + 5 * 60)).toBe('2 days 3 hr 5 min')
  expect(left(3 * 86_400)).toBe('3 days')
  expect(left(3600 + 120)).toBe('1 hr 2 min')
  expect([left(60), left(12), left(0)]).toEqual(['1 min', '1 min', '1 min'])
})
