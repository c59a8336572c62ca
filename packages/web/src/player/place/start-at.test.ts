// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { keepPosition } from './resume-position.ts'
import { startAt } from './start-at.ts'

beforeEach(() => {
  localStorage.clear()
  keepPosition('7', { seconds: 300, duration: 600 })
  keepPosition('2/31', { seconds: 90, duration: 600 })
})

it('is the last place in this content, not in other content with the same file', () => {
  expect(startAt('7', {})).toBe(300)
  expect(startAt('7', { placeKey: '2/31' })).toBe(90)
  expect(startAt('7', { placeKey: '2/32' })).toBe(0)
})

it('is the beginning when nothing was seen yet', () => {
  expect(startAt('7', { placeKey: '2/31', isFresh: true })).toBe(0)
})

it('is never beyond the seek limit', () => {
  expect(startAt('7', { placeKey: '2/31', seekLimit: 40 })).toBe(40)
  expect(startAt('7', { placeKey: '2/31', seekLimit: 0 })).toBe(0)
  expect(startAt('7', { placeKey: '2/31', sentTo: 200, seekLimit: 120 })).toBe(120)
})

it('is the requested place, also near the end', () => {
  expect(startAt('7', { placeKey: '2/31', sentTo: 597 })).toBe(597)
  expect(startAt('7', { placeKey: '2/31', sentTo: 200, isFresh: true })).toBe(200)
})
