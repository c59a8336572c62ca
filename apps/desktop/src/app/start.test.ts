// @vitest-environment happy-dom
import { isOnline, missed, onReturn } from '@sands/web/offline/connectivity'
import { afterEach, expect, it, vi } from 'vitest'
import { start } from './start.ts'

/** The first wait between two probes. */
const PROBE_AFTER_MS = 2000

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('notices that the server is away, and that it is back', async () => {
  let isUp = false
  vi.stubGlobal('fetch', async (address: string) => {
    if (!isUp) throw new TypeError('Failed to fetch')
    return new Response(address === '/healthz' ? '{"status":"ready"}' : '{"code":1,"msg":"","data":null}')
  })
  await start()
  vi.useFakeTimers()
  const back = vi.fn()
  onReturn(back)
  missed()
  await vi.advanceTimersByTimeAsync(1)
  expect(isOnline()).toBe(false)
  isUp = true
  await vi.advanceTimersByTimeAsync(PROBE_AFTER_MS)
  expect(isOnline()).toBe(true)
  expect(back).toHaveBeenCalledOnce()
})
