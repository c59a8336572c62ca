/** A line that brings nothing in this time brings nothing at all. */
export const CHUNK_LIMIT_MS = 120_000

class LateChunk extends Error {}

function inTime<T>(load: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new LateChunk('code did not come in time')), CHUNK_LIMIT_MS)
    load()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })
}

/** Code that does not come in time is asked for once more. What fails at once has failed. */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await inTime(load)
  } catch (error) {
    if (!(error instanceof LateChunk)) throw error
    return await inTime(load)
  }
}
