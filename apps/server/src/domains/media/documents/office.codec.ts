import type { Readable } from 'node:stream'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { zipEntries } from '../zip-entries.codec.ts'
import { boundedText, DocumentProblem } from './document.codec.ts'

const MAX_PART = 64 * 1024 * 1024

/**
 * The part that identifies a zip as each kind of document, and the
 * parts that contain text, in the order of their numbers.
 */
const KINDS = [
  { main: 'word/document.xml', words: /^word\/(?:document|footnotes|endnotes|comments|header\d*|footer\d*)\.xml$/ },
  { main: 'ppt/presentation.xml', words: /^ppt\/(?:slides\/slide|notesSlides\/notesSlide)(\d+)\.xml$/ },
  { main: 'xl/workbook.xml', words: /^xl\/(?:sharedStrings|worksheets\/sheet\d+)\.xml$/ },
] as const

const TOKEN = /<(?:w:|a:)?t(?:\s[^<>]*)?>([^<]*)<|<(\/w:p|\/a:p|\/si|\/is|w:br\/|w:cr\/)>|<(w:tab)\/>/g
const ENTITY = /&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(amp|lt|gt|quot|apos));/g
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function character(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

const decoded = (text: string): string =>
  text.replace(ENTITY, (_whole, decimal?: string, hex?: string, name?: string) => {
    if (name) return NAMED[name] ?? ''
    return character(decimal ? Number(decimal) : Number.parseInt(hex ?? '0', 16))
  })

const wordsOf = (xml: string): string =>
  Array.from(xml.matchAll(TOKEN), ([, text, ending, tab]) => {
    if (ending) return '\n'
    return tab ? '\t' : decoded(text ?? '')
  }).join('')

async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  const entries = await zipEntries(zip)
  if (!entries) throw new DocumentProblem('unreadable')
  if (entries.some((entry) => entry.isEncrypted())) throw new DocumentProblem('encrypted')
  return entries
}

async function read(stream: Readable, keep: boolean): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) if (keep) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** Numeric order: slide 2 before slide 10. */
const inOrder = (one: Entry, other: Entry): number =>
  one.fileName.localeCompare(other.fileName, 'en', { numeric: true })

/**
 * The text of a docx, pptx or xlsx. Every part is unpacked once, because the directory may lie about sizes and the
 * converter would trust it; yauzl stops at the first byte too many.
 */
export async function readOffice(path: string): Promise<string> {
  const zip = await openPromise(path, { autoClose: false })
  try {
    const entries = await entriesOf(zip)
    const kind = KINDS.find(({ main }) => entries.some(({ fileName }) => fileName === main))
    if (!kind) throw new DocumentProblem('unreadable')
    const text = boundedText()
    let wanted = true
    for (const entry of entries.sort(inOrder)) {
      const keep = wanted && kind.words.test(entry.fileName) && entry.uncompressedSize <= MAX_PART
      const content = await read(await zip.openReadStreamPromise(entry), keep)
      if (keep) wanted = text.add(wordsOf(content))
    }
    return text.whole()
  } finally {
    zip.close()
  }
}
