import { expect, it } from 'vitest'
import { greetingAt } from './greeting.ts'

it.each([
  [0, 'home.good_night'],
  [5, 'home.good_morning'],
  [11, 'home.good_morning'],
  [12, 'home.good_afternoon'],
  [18, 'home.good_evening'],
  [23, 'home.good_evening'],
])('at %i o’clock the page says %s', (hour, greeting) => {
  expect(greetingAt(hour)).toBe(greeting)
})
