import { useT } from '../i18n/i18n.ts'
import type { PlaceRef } from '../player/place/place.ts'
import type { OnPlayed } from '../player/place/played.ts'
import type { StudyRules } from '../player/place/study-rules.ts'
import styles from './document-viewer.module.css'
import { loadPdfjs } from './pdf.ts'
import { Reader } from './reader.tsx'
import { usePdf } from './use-pdf.ts'

loadPdfjs().catch(() => undefined)

interface DocumentViewerProps extends Pick<StudyRules, 'placeKey' | 'sentTo'> {
  file: { id: string; fileName: string; pdfUrl: string }
  /** The name of the reader, shown over the pages; null for no watermark. */
  watermark: string | null
  onPlayed: OnPlayed
  place?: PlaceRef
  /** Requests a valid address. */
  onRefresh: () => void
}

/**
 * A document viewer: pages one below the other at screen resolution, with zoom, search and a stored reading position.
 */
export function DocumentViewer({ onRefresh, ...rest }: DocumentViewerProps) {
  const t = useT()
  const opened = usePdf(rest.file.pdfUrl)
  if (opened.state === 'ready') return <Reader key={rest.file.id} pdf={opened.pdf} {...rest} />
  if (opened.state === 'failed') {
    const again = () => {
      opened.retry()
      onRefresh()
    }
    return (
      <div className={styles.lost} role="alert">
        <p className={styles.lostTitle}>{t('media.document_lost')}</p>
        <p className={styles.lostText}>{t('media.document_lost_text')}</p>
        <button type="button" className={styles.again} onClick={again}>
          {t('kernel.retry')}
        </button>
      </div>
    )
  }
  return (
    <div className={styles.viewer} role="status">
      <span className="visually-hidden">{t('kernel.loading')}</span>
      <div className={styles.bar} aria-hidden />
      <div className={styles.opening} aria-hidden>
        <span className={styles.waiting} />
      </div>
    </div>
  )
}
