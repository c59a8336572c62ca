import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** Safari draws nothing at all above 16.7 million pixels, and memory runs out before that. */
const MAX_PIXELS = 12_000_000

/** The resolution of the screen, limited to what a phone can handle. */
export function pixelRatio({ width, height }: { width: number; height: number }, screen: number): number {
  return Math.min(screen, Math.sqrt(MAX_PIXELS / Math.max(1, width * height)))
}

interface Drawing {
  width: number
  height: number
  signal: AbortSignal
}

/** A canvas with the page drawn on it, or undefined when drawing was cancelled. */
export async function drawPage(
  page: PDFPageProxy,
  { width, height, signal }: Drawing,
): Promise<HTMLCanvasElement | undefined> {
  const ratio = pixelRatio({ width, height }, devicePixelRatio)
  const natural = page.getViewport({ scale: 1 })
  const viewport = page.getViewport({ scale: (width / natural.width) * ratio })
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(viewport.width))
  canvas.height = Math.max(1, Math.round(viewport.height))
  const task = page.render({ canvas, viewport })
  const cancel = () => task.cancel()
  signal.addEventListener('abort', cancel)
  try {
    await task.promise
    return signal.aborted ? undefined : canvas
  } catch (error) {
    release(canvas)
    if (signal.aborted) return undefined
    throw error
  } finally {
    signal.removeEventListener('abort', cancel)
  }
}

/** Safari keeps the memory of a canvas until its size is set to zero. */
export function release(canvas: HTMLCanvasElement): void {
  canvas.width = 0
  canvas.height = 0
}
