import { createSha256 } from './sha256.ts'

const EDGE = 64 * 1024

/** Enough to know a file again that was chosen before: its size, how it begins and how it ends. */
export async function fingerprintOf(file: Blob): Promise<string> {
  const sum = createSha256()
  for (const part of [file.slice(0, EDGE), file.slice(Math.max(EDGE, file.size - EDGE))])
    sum.add(new Uint8Array(await part.arrayBuffer()))
  return `${file.size}.${sum.end()}`
}
