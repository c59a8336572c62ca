import { type CSSProperties, useRef } from 'react'
import { useT } from '../i18n/i18n.ts'
import styles from './document-viewer.module.css'
import type { Match } from './find-words.ts'
import { LinkLayer } from './link-layer.tsx'
import type { PlacedPage, Size } from './page-layout.ts'
import type { Pdf } from './pdf.ts'
import { TextLayer } from './text-layer.tsx'
import { useDrawing, usePage } from './use-page.ts'

interface PageViewProps {
  pdf: Pdf
  number: number
  placed: PlacedPage
  learn: (page: number, size: Size) => void
  goTo: (page: number, share?: number) => void
  matches: readonly Match[]
  match: Match | undefined
  onPlaced: (match: Match, share: number) => void
}

interface PageStyle extends CSSProperties {
  '--total-scale-factor': number
}

/** One page: its canvas, with the text layer above it and the links above that. */
export function PageView({ pdf, number, placed, learn, goTo, matches, match, onPlaced }: PageViewProps) {
  const t = useT()
  const holder = useRef<HTMLDivElement>(null)
  const { page, failed } = usePage(pdf, number, learn)
  const drawn = useDrawing(holder, page, placed)
  const { top, width, height } = placed
  const natural = page?.getViewport({ scale: 1 }).width ?? width
  const scale = width / natural
  const style: PageStyle = { top, width, height, '--total-scale-factor': scale }
  return (
    <section className={styles.page} style={style} aria-label={t('media.document_page', { page: number })}>
      <div ref={holder} className={styles.drawing} aria-hidden />
      {failed && <p className={styles.failed}>{t('media.document_page_lost')}</p>}
      {!drawn && !failed && <span className={styles.waiting} aria-hidden />}
      {page && <TextLayer {...{ pdf, page, scale, matches, match, onPlaced }} />}
      {page && <LinkLayer pdf={pdf} page={page} goTo={goTo} />}
    </section>
  )
}
