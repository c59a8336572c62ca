// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Played } from '../player/place/played.ts'
import { trackPages } from './track-pages.ts'

describe('viewed pages', () => {
  let told: Played[]
  let visible: boolean
  beforeEach(() => {
    vi.useFakeTimers({ now: new Date('2026-11-15T08:00:00Z') })
    told = []
    visible = true
  })
  afterEach(() => void vi.useRealTimers())

  const track = () =>
    trackPages({ fileId: '7', isVisible: () => visible, onPlayed: (played) => void told.push(played) })

  it('are reported with their duration, when another page comes and at the end', () => {
    const tracker = track()
    tracker.look(1)
    vi.advanceTimersByTime(3000)
    tracker.look(2)
    vi.advanceTimersByTime(2000)
    tracker.stop()

    const page = { fileId: '7', kind: 'document', rate: 1, visible: true }
    expect(told).toEqual([
      { ...page, from: 1, to: 1, seconds: 3, at: '2026-11-15T08:00:00.000Z' },
      { ...page, from: 2, to: 2, seconds: 2, at: '2026-11-15T08:00:03.000Z' },
    ])
  })

  it('are reported in short stretches while the person stays', () => {
    const tracker = track()
    tracker.look(4)
    vi.advanceTimersByTime(12_000)
    tracker.look(4)
    tracker.stop()
    expect(told.map(({ from, seconds }) => [from, Math.round(seconds)])).toEqual([
      [4, 5],
      [4, 5],
      [4, 2],
    ])
  })

  it('that are only scrolled past are not reported', () => {
    const tracker = track()
    for (const page of [1, 2, 3]) {
      tracker.look(page)
      vi.advanceTimersByTime(200)
    }
    tracker.stop()
    expect(told).toEqual([])
  })

  it('in a background app are reported separately from visible ones', () => {
    const tracker = track()
    tracker.look(1)
    vi.advanceTimersByTime(1000)
    visible = false
    document.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(2000)
    tracker.stop()
    expect(told.map(({ seconds, visible: seen }) => [seconds, seen])).toEqual([
      [1, true],
      [2, false],
    ])
  })
})
