import type { QueryClient } from '@tanstack/react-query'
import { refreshEdits } from '../i18n/edits.ts'
import { cachedBytes, dropAllAnswers } from '../offline/answer-cache.ts'
import { DEVICE_KEYS, readDevice, writeDevice } from './device.ts'

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value) ?? '').length

async function storedFiles(): Promise<number> {
  if (!('caches' in globalThis)) return 0
  let bytes = 0
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) bytes += (await (await cache.match(request))?.blob())?.size ?? 0
  }
  return bytes
}

/**
 * Everything that can be loaded again: answers in memory and on disk, edited texts, stored files. Session and outbox
 * are not part of the cache.
 */
export async function cacheSize(queries: QueryClient): Promise<number> {
  const answers = queries.getQueryCache().getAll()
  const answerBytes = answers.reduce((sum, query) => sum + bytesOf(query.state.data), 0)
  return answerBytes + bytesOf(readDevice(DEVICE_KEYS.edits) ?? '') + (await cachedBytes()) + (await storedFiles())
}

/** Throws when the browser refuses. */
export async function clearCache(queries: QueryClient): Promise<void> {
  if ('caches' in globalThis) await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
  await dropAllAnswers()
  writeDevice(DEVICE_KEYS.edits, null)
  queries.removeQueries({ type: 'inactive' })
  await refreshEdits()
}
