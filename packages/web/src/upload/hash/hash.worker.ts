import { createSha256 } from './sha256.ts'

const PIECE = 4 * 1024 * 1024

async function hash(file: Blob): Promise<string> {
  const sum = createSha256()
  for (let at = 0; at < file.size; at += PIECE) sum.add(new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer()))
  return sum.end()
}

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  hash(data).then(
    (sha256) => postMessage(sha256),
    () => postMessage(null),
  )
})
