// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { reloadOnStaleChunk } from './stale-chunk.ts'

const reload = vi.fn()
const fail = () => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))

beforeAll(reloadOnStaleChunk)
beforeEach(() => {
  sessionStorage.clear()
  reload.mockReset()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
})
afterEach(() => vi.restoreAllMocks())

it('reloads once after an update, never in a loop', () => {
  expect(fail()).toBe(false)
  expect(fail()).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
})

it('lets the page report a missing network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  expect(fail()).toBe(true)
  expect(reload).not.toHaveBeenCalled()
})
