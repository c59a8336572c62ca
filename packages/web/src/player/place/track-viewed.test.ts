// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Played } from './played.ts'
import { trackViewed } from './track-viewed.ts'

let told: Played[]
const show = (state: 'visible' | 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  told = []
  vi.useFakeTimers()
  show('visible')
})
afterEach(() => void vi.useRealTimers())

const look = () => trackViewed({ fileId: '5', onPlayed: (played) => told.push(played) })

it('reports how long a picture was shown, without the time in the background', () => {
  const stop = look()
  vi.advanceTimersByTime(3000)
  show('hidden')
  vi.advanceTimersByTime(60_000)
  show('visible')
  vi.advanceTimersByTime(2000)
  stop()
  expect(told.map(({ kind, seconds, visible }) => ({ kind, seconds, visible }))).toEqual([
    { kind: 'image', seconds: 3, visible: true },
    { kind: 'image', seconds: 2, visible: true },
  ])
})

it('does not report pictures that were only swiped past', () => {
  const stop = look()
  vi.advanceTimersByTime(300)
  stop()
  expect(told).toEqual([])
})
