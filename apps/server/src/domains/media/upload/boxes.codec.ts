import type { FileHandle } from 'node:fs/promises'

const HEAD_BYTES = 16
const SHORT_HEAD = 8
const MOST_BOXES = 10_000
const NAME = /^[\x20-\x7e\xa9]{4}$/

/**
 * Walks over the boxes of an MP4-family file without reading their content. Returns whether one of them describes a
 * film or a fragment of one.
 */
export async function hasMovie(file: FileHandle, bytes: number): Promise<boolean> {
  const head = Buffer.alloc(HEAD_BYTES)
  let at = 0
  for (let boxes = 0; boxes < MOST_BOXES && at + SHORT_HEAD <= bytes; boxes += 1) {
    const { bytesRead } = await file.read(head, 0, HEAD_BYTES, at)
    const name = head.toString('latin1', 4, SHORT_HEAD)
    if (bytesRead < SHORT_HEAD || !NAME.test(name)) return false
    if (name === 'moov' || name === 'moof') return true
    const short = head.readUInt32BE(0)
    // Size 0 means the rest of the file; size 1 means that a 64-bit size follows.
    const size = short === 1 ? Number(head.readBigUInt64BE(SHORT_HEAD)) : short
    if (size < SHORT_HEAD) return false
    at += size
  }
  return false
}
