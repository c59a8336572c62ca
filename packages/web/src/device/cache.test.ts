// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../call/query-client.ts'
import { stubWire } from '../testing/wire.ts'
import { clearCache } from './cache.ts'

afterEach(() => vi.unstubAllGlobals())

it('leaves the app itself on the device: without it no download opens when there is no network', async () => {
  stubWire(() => ({ code: 1, data: { version: 1, texts: {} } }))
  const names = new Set(['sands-shell-b2', 'sands-pictures'])
  vi.stubGlobal('caches', { keys: async () => [...names], delete: async (name: string) => names.delete(name) })
  await clearCache(createQueryClient())
  expect([...names]).toEqual(['sands-shell-b2'])
})
