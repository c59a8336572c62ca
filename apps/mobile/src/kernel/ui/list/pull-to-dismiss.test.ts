import { expect, it } from 'vitest'
import { isAway, isDownward } from './pull-to-dismiss.ts'

it('is a pull when the finger moves down more than sideways', () => {
  expect(isDownward({ x: 4, y: 20 })).toBe(true)
  expect(isDownward({ x: 30, y: 20 })).toBe(false)
  expect(isDownward({ x: 0, y: -40 })).toBe(false)
  expect(isDownward({ x: 0, y: 6 })).toBe(false)
})

it('dismisses the picture after a long or a fast pull', () => {
  expect(isAway(140, 2000)).toBe(true)
  expect(isAway(60, 80)).toBe(true)
  expect(isAway(60, 900)).toBe(false)
  expect(isAway(12, 5)).toBe(false)
})
