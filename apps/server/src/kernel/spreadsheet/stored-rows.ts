import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { StoredRow } from './read-table.ts'

/** The rows of an import in chunks of `size`. */
export async function* storedRows(path: string, size: number): AsyncGenerator<StoredRow[]> {
  let chunk: StoredRow[] = []
  for await (const line of createInterface({ input: createReadStream(path) })) {
    chunk.push(JSON.parse(line) as StoredRow)
    if (chunk.length < size) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}
