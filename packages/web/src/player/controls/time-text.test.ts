import { expect, it } from 'vitest'
import { timeText } from './time-text.ts'

it.each([
  [0, undefined, '0:00'],
  [59.9, undefined, '0:59'],
  [725, undefined, '12:05'],
  [3725, undefined, '1:02:05'],
  [5, 3600, '0:00:05'],
  [5, 3599, '0:05'],
  [-3, undefined, '0:00'],
  [Number.NaN, undefined, '0:00'],
])('writes %d s of %s as %s', (seconds, total, text) => {
  expect(timeText(seconds, total)).toBe(text)
})
