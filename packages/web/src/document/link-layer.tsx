import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { useEffect, useState } from 'react'
import { useT } from '../i18n/i18n.ts'
import styles from './document-viewer.module.css'
import { linksOf, type PageLink } from './link.ts'
import type { Pdf } from './pdf.ts'

interface LinkLayerProps {
  pdf: Pdf
  page: PDFPageProxy
  goTo: (page: number) => void
}

export function LinkLayer({ pdf, page, goTo }: LinkLayerProps) {
  const t = useT()
  const [links, setLinks] = useState<readonly PageLink[]>([])
  useEffect(() => {
    let gone = false
    linksOf(pdf.document, page).then(
      (found) => !gone && setLinks(found),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [pdf, page])
  return links.map(({ key, box, target }) =>
    'url' in target ? (
      <a
        key={key}
        className={styles.link}
        style={box}
        href={target.url}
        target="_blank"
        rel="noopener noreferrer nofollow"
      >
        <span className="visually-hidden">{target.url}</span>
      </a>
    ) : (
      <button
        key={key}
        type="button"
        className={styles.link}
        style={box}
        aria-label={t('media.document_go', { page: target.page })}
        onClick={() => goTo(target.page)}
      />
    ),
  )
}
