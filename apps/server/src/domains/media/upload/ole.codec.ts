import type { FileHandle } from 'node:fs/promises'

const HEADER_BYTES = 512
const ENTRY_BYTES = 128
const NAME_LENGTH_AT = 64
/** Directory sectors to read; the streams that matter are at the start. */
const MOST_SECTORS = 64
/** Higher numbers are special marks: end of chain, free, and so on. */
const LAST_SECTOR = 0xfffffffa
const TABLES_IN_HEADER = 109

/** The names of the streams in an old office file, which is a small file system. Empty for any other file. */
export async function oleNames(file: FileHandle): Promise<string[]> {
  const header = await readAt(file, 0, HEADER_BYTES)
  if (header.length < HEADER_BYTES) return []
  const shift = header.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return []
  const sectorBytes = 1 << shift
  const sector = (number: number) => readAt(file, (number + 1) * sectorBytes, sectorBytes)

  /** The next sector according to the allocation table. */
  async function next(number: number): Promise<number> {
    const perTable = sectorBytes / 4
    const table = Math.floor(number / perTable)
    if (table >= TABLES_IN_HEADER) return LAST_SECTOR
    const entries = await sector(header.readUInt32LE(76 + table * 4))
    const at = (number % perTable) * 4
    return at + 4 <= entries.length ? entries.readUInt32LE(at) : LAST_SECTOR
  }

  const names: string[] = []
  let number = header.readUInt32LE(48)
  for (let read = 0; read < MOST_SECTORS && number < LAST_SECTOR; read += 1) {
    const entries = await sector(number)
    for (let at = 0; at + ENTRY_BYTES <= entries.length; at += ENTRY_BYTES) {
      const length = entries.readUInt16LE(at + NAME_LENGTH_AT)
      if (length > 2 && length <= NAME_LENGTH_AT) names.push(entries.toString('utf16le', at, at + length - 2))
    }
    number = await next(number)
  }
  return names
}

async function readAt(file: FileHandle, position: number, bytes: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, position)
  return buffer.subarray(0, bytesRead)
}
