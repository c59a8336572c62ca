/** The maximum size that the server accepts. */
const FILE_BYTES = 5 * 1024 * 1024

type CsvFile = { csv: string } | { fault: 'too-large' | 'unreadable' }

function decode(encoding: string, bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * Reads the encodings that spreadsheets write: UTF-8, UTF-16 with a byte order mark, and GB18030, which is still used
 * in China.
 */
export async function readCsvFile(file: Blob): Promise<CsvFile> {
  if (file.size > FILE_BYTES) return { fault: 'too-large' }
  const bytes = await file.arrayBuffer()
  const [first, second] = new Uint8Array(bytes.slice(0, 2))
  const marked = first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : ''
  const csv = marked ? decode(marked, bytes) : (decode('utf-8', bytes) ?? decode('gb18030', bytes))
  return !csv || csv.includes('\0') ? { fault: 'unreadable' } : { csv }
}
