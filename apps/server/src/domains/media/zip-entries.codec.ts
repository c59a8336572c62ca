import type { Entry, ZipFile } from 'yauzl'

const MOST_ENTRIES = 10_000
const MOST_UNPACKED = 512 * 1024 * 1024
/** Tables of figures fold up well, to a fiftieth perhaps. Beyond that somebody wants to fill a disk. */
const MOST_TIMES = 200
/** Small ones may be as empty as they like. */
const ALWAYS_FINE = 20 * 1024 * 1024

/** What is in an archive. Undefined when it claims to be more than a document can be: what is taken in can be worked on, too. */
export async function zipEntries(zip: ZipFile): Promise<Entry[] | undefined> {
  if (zip.entryCount > MOST_ENTRIES) return undefined
  const entries: Entry[] = []
  let packed = 0
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    packed += entry.compressedSize
    unpacked += entry.uncompressedSize
    // Parts that lie over one another make more of a file than there is of it.
    if (packed > zip.fileSize || unpacked > MOST_UNPACKED) return undefined
    entries.push(entry)
  }
  return unpacked > Math.max(ALWAYS_FINE, packed * MOST_TIMES) ? undefined : entries
}
