import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CHUNK_LIMIT_MS, loadChunk } from './load-chunk.ts'

const never = () => new Promise<string>(() => undefined)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks once more for what does not come in 120 seconds', async () => {
  const load = vi.fn<() => Promise<string>>().mockImplementationOnce(never).mockResolvedValueOnce('code')
  const loaded = loadChunk(load)
  await vi.advanceTimersByTimeAsync(CHUNK_LIMIT_MS - 1)
  expect(load).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(1)
  expect(await loaded).toBe('code')
})

it('fails when it does not come then either', async () => {
  const failed = expect(loadChunk(never)).rejects.toThrow('in time')
  await vi.advanceTimersByTimeAsync(2 * CHUNK_LIMIT_MS)
  await failed
})

it('fails at once with what fails at once', async () => {
  const load = vi.fn(async () => await Promise.reject(new TypeError('no network')))
  await expect(loadChunk(load)).rejects.toThrow('no network')
  expect(load).toHaveBeenCalledOnce()
})
