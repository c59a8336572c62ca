import type { Resource } from '@sands/contract/media/media.model'
import { AppError } from '../../../kernel/errors.ts'
import type { MakeService } from '../upload/make.service.ts'

/** For this long a client that lost the answer can ask for it again. */
const STORED_MS = 15 * 60_000

interface Fetched {
  answer: Promise<Resource>
  running: boolean
}

/**
 * Fetching a large file from outside takes longer than a client waits. A repeated request waits for the same fetch; a
 * later one, after the outside copy was deleted, gets the file that was made.
 */
export function fetchedOnce(make: MakeService): MakeService {
  const fetched = new Map<string, Fetched>()
  const isGone = (error: unknown) => error instanceof AppError && error.errorName === 'media.gone'

  return {
    ...make,
    async create(viewer, resource) {
      if (resource.source.kind === 'upload') return make.create(viewer, resource)
      const key = JSON.stringify([viewer.collegeId, viewer.userId, resource])
      const before = fetched.get(key)
      if (before?.running) return before.answer
      const now: Fetched = { answer: make.create(viewer, resource), running: true }
      fetched.set(key, now)
      try {
        const made = await now.answer
        setTimeout(() => fetched.get(key) === now && fetched.delete(key), STORED_MS).unref()
        return made
      } catch (error) {
        if (before && isGone(error)) {
          fetched.set(key, before)
          return await before.answer
        }
        fetched.delete(key)
        throw error
      } finally {
        now.running = false
      }
    },
  }
}
