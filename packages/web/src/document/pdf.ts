import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import type { Size } from './page-layout.ts'
import { type PageText, pageTextOf, type TextRun } from './page-text.ts'

type Pdfjs = typeof import('pdfjs-dist/legacy/build/pdf.mjs')

/** The number of bytes fetched with each range request. */
const RANGE_BYTES = 256 * 1024
/** Larger images are skipped, because decoding them would crash a phone. */
const MAX_IMAGE_PIXELS = 64 * 1024 * 1024

let loading: Promise<Pdfjs> | undefined

/** The engine is large, so only screens with documents load it. */
export function loadPdfjs(): Promise<Pdfjs> {
  if (!loading) {
    loading = import('pdfjs-dist/legacy/build/pdf.mjs').then((pdfjs) => {
      pdfjs.GlobalWorkerOptions.workerSrc = workerUrl
      return pdfjs
    })
    loading.catch(() => {
      loading = undefined
    })
  }
  return loading
}

export interface Pdf {
  pdfjs: Pdfjs
  document: PDFDocumentProxy
  count: number
  first: Size
  page(number: number): Promise<PDFPageProxy>
  /** The text of a page; it is cached, because people often search several times. */
  text(number: number): Promise<PageText>
  close(): void
}

export function sizeOf(page: PDFPageProxy): Size {
  const { width, height } = page.getViewport({ scale: 1 })
  return { width, height }
}

export const runsOf = (items: readonly (TextRun | object)[]): TextRun[] =>
  items.filter((item): item is TextRun => 'str' in item)

/** Only visible parts are fetched. Scripts in the document are never run, because there is no sandbox for them. */
export async function openPdf(url: string, signal: AbortSignal): Promise<Pdf> {
  const pdfjs = await loadPdfjs()
  signal.throwIfAborted()
  // The build copies these files, see vite/pdf-parts.ts.
  const parts = new URL(`${import.meta.env.BASE_URL}assets/pdfjs-${pdfjs.version}/`, location.origin).href
  const task = pdfjs.getDocument({
    url,
    cMapUrl: `${parts}cmaps/`,
    standardFontDataUrl: `${parts}standard_fonts/`,
    wasmUrl: `${parts}wasm/`,
    iccUrl: `${parts}iccs/`,
    rangeChunkSize: RANGE_BYTES,
    disableAutoFetch: true,
    disableStream: true,
    maxImageSize: MAX_IMAGE_PIXELS,
    verbosity: 0,
  })
  const close = () => void task.destroy().catch(() => undefined)
  signal.addEventListener('abort', close)
  try {
    const document = await task.promise
    const texts = new Map<number, Promise<PageText>>()
    const page = (number: number) => document.getPage(number)
    const read = async (number: number) => pageTextOf(runsOf((await (await page(number)).getTextContent()).items))
    return {
      pdfjs,
      document,
      count: document.numPages,
      first: sizeOf(await page(1)),
      page,
      text(number) {
        const known = texts.get(number) ?? read(number)
        texts.set(number, known)
        known.catch(() => texts.delete(number))
        return known
      },
      close,
    }
  } catch (error) {
    close()
    throw error
  } finally {
    signal.removeEventListener('abort', close)
  }
}
