import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loudness, watchSleep } from './sleep-timer.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

it('fades out over the last ten seconds', () => {
  expect(loudness(60_000, 0)).toBe(1)
  expect(loudness(60_000, 55_000)).toBe(0.5)
  expect(loudness(60_000, 61_000)).toBe(0)
})

it('stops at the set time, and restores the volume for the next time', () => {
  const heard: number[] = []
  const stop = vi.fn(() => end())
  const end = watchSleep(30_000, { setLoudness: (share) => heard.push(share), stop })
  vi.advanceTimersByTime(29_000)
  expect(stop).not.toHaveBeenCalled()
  expect(heard.at(-1)).toBeLessThan(0.2)
  vi.advanceTimersByTime(2000)
  expect(stop).toHaveBeenCalledOnce()
  expect(heard.at(-1)).toBe(1)
})
