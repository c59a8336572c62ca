// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { heard, isOnline, missed, onReturn, watchLine } from './connectivity.ts'

let health: () => Promise<Response>
const asked = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  asked.mockClear()
  health = async () => new Response('{"status":"ready"}')
  vi.stubGlobal('fetch', (address: string) => {
    asked(address)
    return health()
  })
})
afterEach(() => {
  heard()
  vi.useRealTimers()
})

const dead = () => Promise.reject(new TypeError('Failed to fetch'))

describe('connectivity', () => {
  it('makes no request before anything subscribes', async () => {
    missed()
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).not.toHaveBeenCalled()
  })

  it('is not lost after one failed request: the server is probed first', async () => {
    watchLine()
    missed()
    await vi.advanceTimersByTimeAsync(1)
    expect(asked).toHaveBeenCalledExactlyOnceWith('/healthz')
    expect(isOnline()).toBe(true)
  })

  it('is lost when the server does not answer the probe either, and recovers by itself', async () => {
    watchLine()
    const back = vi.fn()
    onReturn(back)
    health = dead
    missed()
    await vi.advanceTimersByTimeAsync(1)
    expect(isOnline()).toBe(false)
    await vi.advanceTimersByTimeAsync(2000 + 4000 + 8000)
    expect(isOnline()).toBe(false)
    expect(back).not.toHaveBeenCalled()

    health = async () => new Response('{"status":"ready"}')
    await vi.advanceTimersByTimeAsync(15_000)
    expect(isOnline()).toBe(true)
    expect(back).toHaveBeenCalledOnce()
  })

  it('does not mistake the sign-in page of a hotel network for the server', async () => {
    watchLine()
    health = async () => new Response('<html>Welcome</html>')
    missed()
    await vi.advanceTimersByTimeAsync(1)
    expect(isOnline()).toBe(false)
  })

  it('is lost at once when the device says so, and back with the next answer', async () => {
    watchLine()
    window.dispatchEvent(new Event('offline'))
    expect(isOnline()).toBe(false)
    heard()
    expect(isOnline()).toBe(true)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked).not.toHaveBeenCalled()
  })
})
