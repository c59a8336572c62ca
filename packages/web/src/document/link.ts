import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** A link on a page; its box is in fractions of the page. It leads to the web or to another page, nothing else. */
export interface PageLink {
  key: string
  box: { left: string; top: string; width: string; height: string }
  target: { url: string } | { page: number }
}

/** The fields of a pdf.js annotation that we use. */
export interface Annotation {
  id: string
  subtype: string
  rect: readonly number[]
  url?: string
  dest?: unknown
}

/** A document from an unknown source must not open other schemes (files, mail, telephone, scripts). */
export function safeUrl(url: string | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined
  const { protocol, href } = new URL(url)
  return protocol === 'http:' || protocol === 'https:' ? href : undefined
}

const isReference = (value: unknown): value is { num: number; gen: number } =>
  typeof value === 'object' && value !== null && 'num' in value && 'gen' in value

async function pageOf(document: PDFDocumentProxy, dest: unknown): Promise<number | undefined> {
  const explicit = typeof dest === 'string' ? await document.getDestination(dest) : dest
  const reference: unknown = Array.isArray(explicit) ? explicit[0] : undefined
  if (Number.isInteger(reference)) return Number(reference) + 1
  return isReference(reference) ? (await document.getPageIndex(reference)) + 1 : undefined
}

async function targetOf(
  document: PDFDocumentProxy,
  { url, dest }: Annotation,
): Promise<PageLink['target'] | undefined> {
  const safe = safeUrl(url)
  if (safe) return { url: safe }
  const page = dest ? await pageOf(document, dest).catch(() => undefined) : undefined
  return page ? { page } : undefined
}

const percent = (share: number) => `${share * 100}%`

export async function linksOf(document: PDFDocumentProxy, page: PDFPageProxy): Promise<PageLink[]> {
  const annotations = (await page.getAnnotations()) as Annotation[]
  const viewport = page.getViewport({ scale: 1 })
  const links = annotations
    .filter(({ subtype }) => subtype === 'Link')
    .map(async (annotation): Promise<PageLink[]> => {
      const target = await targetOf(document, annotation)
      if (!target) return []
      const [left = 0, bottom = 0, right = 0, top = 0] = annotation.rect
      const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(left, bottom)
      const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(right, top)
      const box = {
        left: percent(Math.min(x1, x2) / viewport.width),
        top: percent(Math.min(y1, y2) / viewport.height),
        width: percent(Math.abs(x2 - x1) / viewport.width),
        height: percent(Math.abs(y2 - y1) / viewport.height),
      }
      return [{ key: annotation.id, box, target }]
    })
  return (await Promise.all(links)).flat()
}
