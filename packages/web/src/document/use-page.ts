import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { drawPage, release } from './draw-page.ts'
import type { Size } from './page-layout.ts'
import { type Pdf, sizeOf } from './pdf.ts'

/** Waits, so that pages scrolled past and the steps of a pinch are not drawn. */
const SETTLE_MS = 80

/** A page of the document once it has loaded. */
export function usePage(pdf: Pdf, number: number, learn: (page: number, size: Size) => void) {
  const [page, setPage] = useState<PDFPageProxy | null>(null)
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    let gone = false
    pdf.page(number).then(
      (found) => {
        if (gone) return
        learn(number, sizeOf(found))
        setPage(found)
      },
      () => setFailed(!gone),
    )
    return () => {
      gone = true
    }
  }, [pdf, number, learn])
  return { page, failed }
}

/** Draws the page into the element, and again when its size has changed; until then the old drawing is stretched. */
export function useDrawing(holder: RefObject<HTMLElement | null>, page: PDFPageProxy | null, { width, height }: Size) {
  const [drawn, setDrawn] = useState(false)
  const canvas = useRef<HTMLCanvasElement | null>(null)
  useEffect(() => {
    if (!page) return
    const giveUp = new AbortController()
    const timer = setTimeout(async () => {
      const fresh = await drawPage(page, { width, height, signal: giveUp.signal }).catch(() => undefined)
      if (!fresh) return
      const old = canvas.current
      canvas.current = fresh
      holder.current?.replaceChildren(fresh)
      if (old) release(old)
      setDrawn(true)
    }, SETTLE_MS)
    return () => {
      clearTimeout(timer)
      giveUp.abort()
    }
  }, [page, width, height, holder])
  useEffect(
    () => () => {
      if (canvas.current) release(canvas.current)
      page?.cleanup()
    },
    [page],
  )
  return drawn
}
