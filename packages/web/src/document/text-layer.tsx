import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useMemo, useRef, useState } from 'react'
import styles from './document-viewer.module.css'
import type { Match } from './find-words.ts'
import { type Mark, marksOf } from './marks.ts'
import { type PageText, pageTextOf } from './page-text.ts'
import { type Pdf, runsOf } from './pdf.ts'

interface TextLayerProps {
  pdf: Pdf
  page: PDFPageProxy
  /** The scale at which the page is shown. */
  scale: number
  matches: readonly Match[]
  /** The current match, on whatever page it is. */
  match: Match | undefined
  /** The vertical position on the page, from 0 to 1. */
  onPlaced: (match: Match, share: number) => void
}

interface Words {
  text: PageText
  runs: readonly HTMLElement[]
  /** Character widths do not scale exactly with the size, so the boxes are measured again. */
  measure: (scale: number) => void
}

/** Waits until a pinch has ended. */
const SETTLE_MS = 150

const percent = (share: number) => `${share * 100}%`

function MarkBox({ mark: { left, top, width, height }, isShown }: { mark: Mark; isShown: boolean }) {
  const style = { left: percent(left), top: percent(top), width: percent(width), height: percent(height) }
  return <span className={isShown ? styles.shownMark : styles.mark} style={style} />
}

/** The invisible text over the picture of a page: for selecting, screen readers and search. */
export function TextLayer({ pdf, page, scale, matches, match, onPlaced }: TextLayerProps) {
  const layer = useRef<HTMLDivElement>(null)
  const [words, setWords] = useState<Words | null>(null)
  const first = useRef(scale)
  const measured = useRef(scale)
  useEffect(() => {
    const container = layer.current
    if (!container) return
    let cancel: (() => void) | undefined
    let gone = false
    const draw = async () => {
      const found = await page.getTextContent()
      // Fonts depend on the language: pdf.js measures in the language of the document, but the overlay has that of the
      // app.
      const content = { ...found, lang: document.documentElement.lang }
      if (gone) return
      container.replaceChildren()
      const viewport = page.getViewport({ scale: first.current })
      const text = new pdf.pdfjs.TextLayer({ textContentSource: content, container, viewport })
      cancel = () => text.cancel()
      await text.render()
      if (gone) return
      const measure = (to: number) => text.update({ viewport: page.getViewport({ scale: to }) })
      setWords({ text: pageTextOf(runsOf(content.items)), runs: text.textDivs, measure })
    }
    // The page stays readable without its text layer.
    draw().catch(() => undefined)
    return () => {
      gone = true
      cancel?.()
    }
  }, [pdf, page])

  useEffect(() => {
    if (!words || measured.current === scale) return
    const timer = setTimeout(() => {
      measured.current = scale
      words.measure(scale)
      setWords({ ...words })
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [words, scale])

  const found = useMemo(
    () => (words ? matches.map((one) => ({ match: one, marks: marksOf(layer.current, words, one) })) : []),
    [words, matches],
  )
  const share = found.find((one) => one.match === match)?.marks[0]?.top
  useEffect(() => {
    if (match && share !== undefined) onPlaced(match, share)
  }, [match, share, onPlaced])

  return (
    <>
      <div aria-hidden>
        {found.flatMap((one) =>
          one.marks.map((mark) => (
            <MarkBox key={`${one.match.start} ${mark.left} ${mark.top}`} mark={mark} isShown={one.match === match} />
          )),
        )}
      </div>
      <div ref={layer} className={styles.text} />
    </>
  )
}
