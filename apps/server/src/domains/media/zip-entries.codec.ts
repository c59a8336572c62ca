import type { Entry, ZipFile } from 'yauzl'

const MOST_ENTRIES = 10_000
const MOST_UNPACKED = 512 * 1024 * 1024
/** The highest accepted compression ratio. Spreadsheets reach perhaps 50; more is a zip bomb. */
const MOST_TIMES = 200
/** Smaller archives are accepted at any ratio. */
const ALWAYS_FINE = 20 * 1024 * 1024

/**
 * The entries of an archive. Undefined when it claims to be larger than a
 * document can be, so that every accepted file can be processed.
 */
export async function zipEntries(zip: ZipFile): Promise<Entry[] | undefined> {
  if (zip.entryCount > MOST_ENTRIES) return undefined
  const entries: Entry[] = []
  let packed = 0
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    packed += entry.compressedSize
    unpacked += entry.uncompressedSize
    // Overlapping entries would unpack to more than the file contains.
    if (packed > zip.fileSize || unpacked > MOST_UNPACKED) return undefined
    entries.push(entry)
  }
  return unpacked > Math.max(ALWAYS_FINE, packed * MOST_TIMES) ? undefined : entries
}
