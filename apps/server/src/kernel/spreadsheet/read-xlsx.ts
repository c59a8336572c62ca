import { createInflateRaw } from 'node:zlib'
import { readSheet } from 'read-excel-file/universal'
import { ImportProblem } from './import-problem.ts'

/** The limit for all unpacked parts together; a file with a hundred thousand people takes about a third of it. */
const MOST_UNPACKED = 256 * 1024 * 1024
const MOST_PARTS = 2000
const END_MARK = 0x06054b50
const PART_MARK = 0x02014b50
const END_BYTES = 22
const PART_BYTES = 46
const LOCAL_BYTES = 30
const LONGEST_COMMENT = 0xffff
const STORED = 0
const DEFLATED = 8

interface Part {
  method: number
  from: number
  bytes: number
}

function endOf(zip: Buffer): number {
  for (let at = zip.length - END_BYTES; at >= Math.max(0, zip.length - END_BYTES - LONGEST_COMMENT); at -= 1) {
    if (zip.readUInt32LE(at) === END_MARK) return at
  }
  throw new ImportProblem('unreadable')
}

function partsOf(zip: Buffer): Part[] {
  const end = endOf(zip)
  const count = zip.readUInt16LE(end + 10)
  if (count > MOST_PARTS) throw new ImportProblem('unreadable')
  const parts: Part[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let index = 0; index < count; index += 1) {
    if (zip.readUInt32LE(at) !== PART_MARK) throw new ImportProblem('unreadable')
    const local = zip.readUInt32LE(at + 42)
    const from = local + LOCAL_BYTES + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    parts.push({ method: zip.readUInt16LE(at + 10), bytes: zip.readUInt32LE(at + 20), from })
    at += PART_BYTES + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return parts
}

async function unpackedBytes(packed: Buffer, most: number): Promise<number> {
  const inflate = createInflateRaw()
  inflate.end(packed)
  let bytes = 0
  for await (const chunk of inflate) {
    bytes += chunk.length
    if (bytes > most) throw new ImportProblem('unreadable')
  }
  return bytes
}

/** The declared size of a part may be false, so all parts are unpacked once and discarded to measure them. */
async function assertModest(zip: Buffer): Promise<void> {
  let left = MOST_UNPACKED
  for (const { method, from, bytes } of partsOf(zip)) {
    const packed = zip.subarray(from, from + bytes)
    if (packed.length !== bytes || (method !== STORED && method !== DEFLATED)) throw new ImportProblem('unreadable')
    left -= method === STORED ? bytes : await unpackedBytes(packed, left)
    if (left < 0) throw new ImportProblem('unreadable')
  }
}

function text(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  return String(value)
}

/** Keeps a number as written in the file, because a phone number can have more digits than a number type keeps. */
const asWritten = (number: string): string => (/e/i.test(number) ? String(Number(number)) : number)

export const isZip = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes.subarray(0, 4)).toString('latin1') === 'PK\x03\x04'

/** Reads the first sheet. For a formula it returns the stored value and computes nothing. */
export async function readXlsx(zip: Buffer): Promise<string[][]> {
  try {
    await assertModest(zip)
    const rows = await readSheet(new Blob([new Uint8Array(zip)]), { parseNumber: asWritten })
    return rows.map((row) => row.map(text))
  } catch {
    throw new ImportProblem('unreadable')
  }
}
