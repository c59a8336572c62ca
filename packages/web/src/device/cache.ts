import type { QueryClient } from '@tanstack/react-query'
import { refreshEdits } from '../i18n/edits.ts'
import { cachedBytes, dropAllAnswers } from '../offline/answer-cache.ts'
import { SHELL_PREFIX } from '../offline/shell-cache.ts'
import { DEVICE_KEYS, readDevice, writeDevice } from './device.ts'

const bytesOf = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value) ?? '').length

/** The app itself stays: without it nothing opens when there is no network. */
async function cacheNames(): Promise<string[]> {
  if (!('caches' in globalThis)) return []
  return (await caches.keys()).filter((name) => !name.startsWith(SHELL_PREFIX))
}

async function storedFiles(): Promise<number> {
  let bytes = 0
  for (const name of await cacheNames()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) bytes += (await (await cache.match(request))?.blob())?.size ?? 0
  }
  return bytes
}

/**
 * Everything that can be loaded again: answers in memory and on disk, edited texts, stored files. Session, outbox and
 * what downloads need to open are not part of the cache.
 */
export async function cacheSize(queries: QueryClient): Promise<number> {
  const answers = queries.getQueryCache().getAll()
  const answerBytes = answers.reduce((sum, query) => sum + bytesOf(query.state.data), 0)
  return answerBytes + bytesOf(readDevice(DEVICE_KEYS.edits) ?? '') + (await cachedBytes()) + (await storedFiles())
}

/** Throws when the browser refuses. */
export async function clearCache(queries: QueryClient): Promise<void> {
  await Promise.all((await cacheNames()).map((name) => caches.delete(name)))
  await dropAllAnswers()
  writeDevice(DEVICE_KEYS.edits, null)
  queries.removeQueries({ type: 'inactive' })
  await refreshEdits()
}
