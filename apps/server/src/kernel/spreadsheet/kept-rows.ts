import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { KeptRow } from './read-table.ts'

/** The rows of an import, so many at a time. */
export async function* keptRows(path: string, size: number): AsyncGenerator<KeptRow[]> {
  let chunk: KeptRow[] = []
  for await (const line of createInterface({ input: createReadStream(path) })) {
    chunk.push(JSON.parse(line) as KeptRow)
    if (chunk.length < size) continue
    yield chunk
    chunk = []
  }
  if (chunk.length > 0) yield chunk
}
