// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { guardSeek } from './guard-seek.ts'

class Media {
  readonly element = document.createElement('video')
  time = 0
  seeking = false
  paused = true
  constructor() {
    Object.defineProperty(this.element, 'currentTime', {
      get: () => this.time,
      set: (to: number) => this.seek(to),
    })
    for (const name of ['seeking', 'paused'] as const) {
      Object.defineProperty(this.element, name, { get: () => this[name] })
    }
  }
  seek(to: number) {
    this.time = to
    this.seeking = true
    this.element.dispatchEvent(new Event('seeking'))
    this.seeking = false
  }
  playTo(to: number) {
    this.paused = false
    for (; this.time < to; this.time += 0.25) this.element.dispatchEvent(new Event('timeupdate'))
    this.element.dispatchEvent(new Event('timeupdate'))
  }
}

let media: Media
let limit: number | undefined
const onHeld = vi.fn()
const guard = () => guardSeek(media.element, { limit: () => limit, onHeld })

beforeEach(() => {
  media = new Media()
  limit = 30
  onHeld.mockClear()
})

it('stops seeking beyond the seen part, and says so', () => {
  guard()
  media.seek(90)
  expect(media.time).toBe(30)
  expect(onHeld).toHaveBeenCalledOnce()
})

it('allows going back, and anywhere within the seen part', () => {
  guard()
  media.seek(29)
  media.seek(3)
  expect(media.time).toBe(3)
  expect(onHeld).not.toHaveBeenCalled()
})

it('includes what was played since the limit was set', () => {
  guard()
  media.seek(28)
  media.playTo(40)
  media.seek(5)
  media.seek(39)
  expect(media.time).toBe(39)
  media.seek(60)
  expect(media.time).toBeCloseTo(40, 0)
})

it('moves playback back when it is far beyond a limit that becomes known', () => {
  limit = undefined
  guard()
  media.seek(300)
  media.playTo(301)
  expect(onHeld).not.toHaveBeenCalled()
  limit = 10
  media.element.dispatchEvent(new Event('timeupdate'))
  expect(media.time).toBe(10)
})

it('forgets what was played when it is set back', () => {
  const made = guard()
  media.seek(28)
  media.playTo(60)
  made.setBack(32)
  expect(media.time).toBe(32)
  media.seek(58)
  expect(media.time).toBe(32)
})

it('does nothing after it has ended', () => {
  guard().stop()
  media.seek(90)
  expect(media.time).toBe(90)
})
