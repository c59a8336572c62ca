import { text } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { zipEntries } from '../zip-entries.codec.ts'

const TYPES_NAME = '[Content_Types].xml'
const MOST_TYPES_BYTES = 2 * 1024 * 1024

const MAIN_PARTS = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
} as const
type OfficeEnding = keyof typeof MAIN_PARTS

const partType = /ContentType\s*=\s*["']([^"']{1,200})["']/g

/** Undefined when the archive is a zip bomb, or has no list of its parts. */
async function typesEntry(zip: ZipFile): Promise<Entry | undefined> {
  const found = (await zipEntries(zip))?.findLast(({ fileName }) => fileName === TYPES_NAME)
  return found && found.uncompressedSize <= MOST_TYPES_BYTES ? found : undefined
}

/** The office format of a zip archive, by the list of its parts. Undefined for formats with macros. */
export async function officeZipOf(path: string): Promise<OfficeEnding | undefined> {
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(path, { autoClose: false, lazyEntries: true })
    const entry = await typesEntry(zip)
    if (!entry) return undefined
    const listed = new Set(
      [...(await text(await zip.openReadStreamPromise(entry))).matchAll(partType)].map(([, type]) => type),
    )
    return (['docx', 'xlsx', 'pptx'] as const).find((ending) => listed.has(MAIN_PARTS[ending]))
  } catch {
    // An archive that cannot be read is none of our formats.
    return undefined
  } finally {
    zip?.close()
  }
}
