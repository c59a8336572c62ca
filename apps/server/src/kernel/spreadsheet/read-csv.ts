import { parse } from 'csv-parse/sync'
import { ImportProblem } from './import-problem.ts'

const SEPARATORS = [',', ';', '\t'] as const
/** Enough for sixty quoted cells of five hundred characters. */
const LONGEST_RECORD = 200_000
/** Enough of a file to see whether every other byte is zero. */
const GLANCE_BYTES = 1024

function decode(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Detects UTF-16 without a byte order mark: in plain text one byte of every pair is zero. */
function unmarkedUtf16(bytes: Uint8Array): string | undefined {
  const glance = bytes.subarray(0, GLANCE_BYTES)
  const zeros = [0, 1].map((parity) => glance.filter((byte, index) => byte === 0 && index % 2 === parity).length)
  const [even = 0, odd = 0] = zeros
  const many = glance.length / 4
  if (odd > many && even === 0) return 'utf-16le'
  return even > many && odd === 0 ? 'utf-16be' : undefined
}

/** Decodes the encodings that spreadsheets write: UTF-8, UTF-16, and GB18030 in China. */
function decodeText(bytes: Uint8Array): string | undefined {
  const marked = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : undefined
  const encoding = marked ?? (bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : unmarkedUtf16(bytes))
  const text = encoding ? decode(encoding, bytes) : (decode('utf-8', bytes) ?? decode('gb18030', bytes))
  return text === undefined || text.includes('\0') ? undefined : text
}

/** The separator that occurs most often in the heading, outside of quotes. */
function separatorOf(text: string): string {
  const counts = new Map<string, number>(SEPARATORS.map((separator) => [separator, 0]))
  let quoted = false
  for (const character of text.slice(0, LONGEST_RECORD)) {
    if (character === '"') quoted = !quoted
    else if (quoted) continue
    else if (character === '\n' || character === '\r') {
      if ([...counts.values()].some((count) => count > 0)) break
    } else if (counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  return SEPARATORS.reduce((best, next) => ((counts.get(next) ?? 0) > (counts.get(best) ?? 0) ? next : best))
}

/** All rows of the file including empty ones, so that row numbers match what a person sees. */
export function readCsv(bytes: Uint8Array, mostRows: number): string[][] {
  const text = decodeText(bytes)
  if (text === undefined) throw new ImportProblem('unreadable')
  try {
    return parse(text, {
      delimiter: separatorOf(text),
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: LONGEST_RECORD,
      to: mostRows,
    })
  } catch {
    throw new ImportProblem('unreadable')
  }
}
