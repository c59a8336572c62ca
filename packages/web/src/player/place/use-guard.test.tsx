// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useGuard } from './use-guard.ts'

const acts = { pause: vi.fn(), halt: vi.fn(), goOn: vi.fn(), onHeld: vi.fn(), onSetBack: vi.fn() }
const hide = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
}
const guard = (isHalted: boolean) => {
  const video = document.createElement('video')
  return renderHook((props: { isHalted: boolean }) => useGuard(video, { seekLimit: 10, ...props }, acts), {
    initialProps: { isHalted },
  })
}
beforeEach(() => vi.clearAllMocks())
afterEach(cleanup)

it('stays paused while it is halted, and continues afterwards', () => {
  const view = guard(true)
  expect(acts.halt).toHaveBeenCalledOnce()
  expect(acts.goOn).not.toHaveBeenCalled()
  view.rerender({ isHalted: false })
  expect(acts.goOn).toHaveBeenCalledOnce()
})

it('pauses when it is not visible; a halted player may continue when it is visible again', () => {
  const view = guard(false)
  hide()
  expect(acts.pause).toHaveBeenCalledOnce()
  view.rerender({ isHalted: true })
  hide()
  expect(acts.pause).toHaveBeenCalledOnce()
})

it('asks when somebody starts what has to be still, and stays still', () => {
  const video = document.createElement('video')
  const onPlayHalted = vi.fn()
  const view = renderHook((isHalted: boolean) => useGuard(video, { isHalted, onPlayHalted }, acts), {
    initialProps: true,
  })
  vi.clearAllMocks()
  video.dispatchEvent(new Event('play'))
  expect([onPlayHalted.mock.calls.length, acts.halt.mock.calls.length]).toEqual([1, 1])
  view.rerender(false)
  video.dispatchEvent(new Event('play'))
  expect(onPlayHalted).toHaveBeenCalledOnce()
})
