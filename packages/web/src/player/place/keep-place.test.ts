// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { FakeMedia } from '../../testing/fake-media.ts'
import { keepPlace } from './keep-place.ts'
import { resumePosition } from './resume-position.ts'

let media: FakeMedia
let stop: () => void
const at = (seconds: number, ...events: string[]) => {
  media.currentTime = seconds
  media.tell(...events)
  return resumePosition('9')
}

beforeEach(() => {
  localStorage.clear()
  media = new FakeMedia()
  stop = keepPlace(media.element, { placeKey: '9', duration: 600 })
})
afterEach(() => stop())

it('stores the place every few seconds, and at once when playback stops', () => {
  media.playedParts = 1
  expect(at(10, 'timeupdate')).toBe(10)
  expect(at(12, 'timeupdate')).toBe(10)
  expect(at(12, 'pause')).toBe(12)
  expect(at(15, 'timeupdate')).toBe(12)
  dispatchEvent(new Event('pagehide'))
  expect(resumePosition('9')).toBe(15)
})

it('stores nothing before playback has started, nor without a source', () => {
  expect(at(100, 'timeupdate', 'pause')).toBe(0)
  media.playedParts = 1
  expect(at(100, 'pause')).toBe(100)
  media.readyState = 0
  expect(at(0, 'pause')).toBe(100)
})
