import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beginLoading, HIDE_AFTER_MS, isLoading } from './loading.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

it('shows while any request is pending and hides 200 ms after none is', () => {
  const first = beginLoading()
  const second = beginLoading()
  first()
  vi.advanceTimersByTime(1000)
  expect(isLoading()).toBe(true)
  second()
  vi.advanceTimersByTime(HIDE_AFTER_MS - 1)
  expect(isLoading()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isLoading()).toBe(false)
})

it('stays visible when the next request starts before it hides', () => {
  beginLoading()()
  vi.advanceTimersByTime(150)
  const next = beginLoading()
  vi.advanceTimersByTime(1000)
  expect(isLoading()).toBe(true)
  next()
})

it('counts each request once', () => {
  const first = beginLoading()
  const second = beginLoading()
  first()
  first()
  vi.advanceTimersByTime(1000)
  expect(isLoading()).toBe(true)
  second()
})
