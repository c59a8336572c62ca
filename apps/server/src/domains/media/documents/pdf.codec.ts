import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { Variant } from '../media.tables.ts'
import { boundedText, DocumentProblem } from './document.codec.ts'

/** Pages after this one are shown, but search does not find them. */
const MAX_SEARCHED_PAGES = 5000
/** Larger pictures in a document are left out of its cover. */
const MAX_IMAGE_PIXELS = 50 * 1024 * 1024
const COVER_EDGE = 1000
const COVER_QUALITY = 80

const partsOfPdfjs = () => dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')))

/** Opens a PDF. No script in it runs: pdf.js would need a sandbox that is never loaded. */
export async function openPdf(path: string): Promise<PDFDocumentProxy> {
  const parts = partsOfPdfjs()
  const loading = getDocument({
    data: new Uint8Array(await readFile(path)),
    cMapUrl: join(parts, 'cmaps', '/'),
    standardFontDataUrl: join(parts, 'standard_fonts', '/'),
    wasmUrl: join(parts, 'wasm', '/'),
    iccUrl: join(parts, 'iccs', '/'),
    maxImageSize: MAX_IMAGE_PIXELS,
    verbosity: 0,
  })
  try {
    const pdf = await loading.promise
    // A file may claim any number of pages: the first one must exist.
    await pdf.getPage(1)
    return pdf
  } catch (error) {
    const locked = error instanceof Error && error.name === 'PasswordException'
    throw new DocumentProblem(locked ? 'encrypted' : 'unreadable')
  }
}

async function textOfPage(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  page.cleanup()
  return items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')
}

export async function textOfPdf(pdf: PDFDocumentProxy): Promise<string> {
  const text = boundedText()
  for (let number = 1; number <= Math.min(pdf.numPages, MAX_SEARCHED_PAGES); number += 1) {
    // A broken page among good ones is skipped.
    const more = text.add(await textOfPage(pdf, number).catch(() => ''))
    if (!more) break
  }
  return text.whole()
}

/** The part we use of the canvas that pdf.js includes for Node. */
interface Canvas {
  encode(format: 'webp', quality: number): Promise<Buffer>
}
interface Canvases {
  create(width: number, height: number): { canvas: Canvas }
}

/** Whether the document needs fonts that it does not contain: phones have them, a server would draw boxes. */
const lacksFonts = (loaded: Iterable<readonly unknown[]>): boolean =>
  Array.from(loaded).some(
    ([, thing]) => typeof thing === 'object' && thing !== null && Reflect.get(thing, 'missingFile'),
  )

/** The first page as a picture; undefined when it cannot be drawn correctly. */
export async function drawCover(pdf: PDFDocumentProxy, folder: string): Promise<Variant | undefined> {
  const page = await pdf.getPage(1)
  const { width, height } = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: COVER_EDGE / Math.max(width, height) })
  const size = { width: Math.max(1, Math.round(viewport.width)), height: Math.max(1, Math.round(viewport.height)) }
  const { canvas } = (pdf.canvasFactory as Canvases).create(size.width, size.height)
  await page.render({ canvas: canvas as never, viewport }).promise
  if (lacksFonts(page.commonObjs)) return undefined
  const picture = await canvas.encode('webp', COVER_QUALITY)
  await writeFile(join(folder, 'large'), picture)
  return { name: 'large', ...size, bytes: picture.length, contentType: 'image/webp' }
}
