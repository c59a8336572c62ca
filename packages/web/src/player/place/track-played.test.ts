// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FakeMedia } from '../../testing/fake-media.ts'
import type { Played } from './played.ts'
import { trackPlayed } from './track-played.ts'

let media: FakeMedia
let told: Played[]
let visible: boolean
let stop: () => void

const brief = () =>
  told.map(({ from, to, rate, seconds }) => [from, to, rate, seconds].map((n) => Math.round(n * 100) / 100))

/** Plays for this many seconds, with four time updates per second. */
function plays(seconds: number) {
  for (let step = 0; step < seconds * 4; step += 1) {
    vi.advanceTimersByTime(250)
    media.currentTime += 0.25 * media.playbackRate
    media.tell('timeupdate')
  }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'Date'], now: new Date('2026-03-01T08:00:00Z') })
  media = new FakeMedia()
  told = []
  visible = true
  stop = trackPlayed(media.element, {
    fileId: '9',
    kind: 'video',
    isVisible: () => visible,
    onPlayed: (played) => told.push(played),
  })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

describe('the played stretches', () => {
  it('are reported at once when playback stops, with their start time', () => {
    media.start()
    plays(3)
    media.stop()
    expect(told).toEqual([
      {
        fileId: '9',
        kind: 'video',
        from: 0,
        to: 3,
        rate: 1,
        seconds: 3,
        visible: true,
        at: '2026-03-01T08:00:00.000Z',
      },
    ])
  })

  it('are reported every few seconds during playback, without gaps', () => {
    media.start()
    plays(12)
    stop()
    expect(brief()).toEqual([
      [0, 5, 1, 5],
      [5, 10, 1, 5],
      [10, 12, 1, 2],
    ])
  })

  it('contain no jumps', () => {
    media.start()
    plays(2)
    media.seeking = true
    media.currentTime = 300
    media.tell('seeking', 'timeupdate')
    vi.advanceTimersByTime(900)
    media.seeking = false
    media.tell('seeked')
    plays(1)
    media.stop()
    expect(brief()).toEqual([
      [0, 2, 1, 2],
      [300, 301, 1, 1],
    ])
  })

  it('include the time between the last time update and a jump, and no more', () => {
    media.start()
    plays(1)
    vi.advanceTimersByTime(10_000)
    media.seeking = true
    media.currentTime = 0
    media.tell('seeking')
    expect(brief()).toEqual([[0, 1.3, 1, 1.3]])
  })

  it('are separate for each speed', () => {
    media.start()
    plays(2)
    media.playbackRate = 2
    media.tell('ratechange')
    plays(2)
    media.stop()
    expect(brief()).toEqual([
      [0, 2, 1, 2],
      [2, 6, 2, 2],
    ])
  })

  it('contain no stalls', () => {
    media.start()
    plays(1)
    media.tell('waiting')
    vi.advanceTimersByTime(20_000)
    media.tell('timeupdate')
    vi.advanceTimersByTime(20_000)
    media.tell('playing')
    plays(1)
    media.stop()
    expect(brief()).toEqual([
      [0, 1, 1, 1],
      [1, 2, 1, 1],
    ])
  })

  it('are not extended by a device that was asleep', () => {
    media.start()
    plays(2)
    vi.advanceTimersByTime(3_600_000)
    media.stop()
    expect(brief()).toEqual([[0, 2, 1, 2]])
  })

  it('say when nobody could see them', () => {
    media.start()
    plays(1)
    visible = false
    document.dispatchEvent(new Event('visibilitychange'))
    plays(1)
    visible = true
    plays(1)
    media.stop()
    expect(told.map((played) => [Math.round(played.seconds * 4) / 4, played.visible])).toEqual([
      [1, true],
      [1.25, false],
      [0.75, true],
    ])
  })

  it('are reported a last time when the page closes, and not afterwards', () => {
    media.start()
    plays(2)
    dispatchEvent(new Event('pagehide'))
    expect(brief()).toEqual([[0, 2, 1, 2]])
    stop()
    plays(2)
    expect(told).toHaveLength(1)
  })
})
