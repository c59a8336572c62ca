import type { Resource } from '@sands/contract/media/media.model'
import { CircleAlert, Download, FileText, Hourglass, type LucideIcon } from 'lucide-react'
import { type ReactNode, Suspense } from 'react'
import { useT } from '../i18n/i18n.ts'
import { lazyPart, useLoadAgain, useLoadOnReturn } from '../lazy/lazy-part.tsx'
import type { PlaceRef } from '../player/place/place.ts'
import type { OnPlayed } from '../player/place/played.ts'
import type { StudyRules } from '../player/place/study-rules.ts'
import styles from './document-file.module.css'

/** The fields of a document that the viewer needs, in any state. */
export type DocumentToShow = Pick<
  Resource,
  'id' | 'fileName' | 'status' | 'progress' | 'failReason' | 'url' | 'readable'
>

interface DocumentFileProps extends Pick<StudyRules, 'placeKey' | 'sentTo'> {
  file: DocumentToShow
  /** The name of the reader, shown over the pages; null for no watermark. */
  watermark: string | null
  onPlayed: OnPlayed
  /** The current page, for notes and similar features. */
  place?: PlaceRef
  /** Loads the file again to get valid addresses. */
  onRefresh: () => void
  /** Shown while the viewer is loading. */
  skeleton: ReactNode
}

const loadViewer = () => import('./document-viewer.tsx')
const DocumentViewer = lazyPart(async () => (await loadViewer()).DocumentViewer, NoViewer)

/** Loads the viewer and its engine while the file is being requested. */
export const preloadViewer = (): void => void loadViewer().catch(() => undefined)

interface CardProps {
  icon: LucideIcon
  title: string
  text: string
  bad?: boolean
  children?: ReactNode
}

function Card({ icon: Icon, title, text, bad = false, children }: CardProps) {
  return (
    <div className={styles.card} role="status">
      <span className={bad ? styles.badIcon : styles.icon}>
        <Icon size={32} aria-hidden />
      </span>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  )
}

function DownloadLink({ file }: { file: DocumentToShow }) {
  const t = useT()
  return (
    <a className={styles.download} href={file.url} download={file.fileName}>
      <Download size={20} aria-hidden />
      {t('media.document_download')}
    </a>
  )
}

function NoViewer() {
  const t = useT()
  const again = useLoadAgain()
  useLoadOnReturn()
  return (
    <Card bad icon={CircleAlert} title={t('kernel.not_loaded')} text={t('app_network_error')}>
      <button type="button" className={styles.download} onClick={again}>
        {t('kernel.retry')}
      </button>
    </Card>
  )
}

/** A document in any state: readable, in preparation, failed with a reason, or only downloadable. */
export function DocumentFile({
  file,
  watermark,
  onPlayed,
  place,
  placeKey,
  sentTo,
  onRefresh,
  skeleton,
}: DocumentFileProps) {
  const t = useT()
  if (file.status === 4) {
    return (
      <Card bad icon={CircleAlert} title={t('media.fail_title')} text={t(`media.fail_${file.failReason ?? 'crashed'}`)}>
        <DownloadLink file={file} />
      </Card>
    )
  }
  if (file.status !== 3) {
    return (
      <Card icon={Hourglass} title={t('media.document_preparing')} text={t('media.document_preparing_text')}>
        <progress className={styles.progress} aria-label={t('media.progress')} max={100} value={file.progress} />
      </Card>
    )
  }
  const pdfUrl = file.readable?.pdfUrl
  if (!pdfUrl) {
    return (
      <Card icon={FileText} title={t('media.document_no_preview')} text={t('media.document_no_preview_text')}>
        <DownloadLink file={file} />
      </Card>
    )
  }
  return (
    <Suspense fallback={skeleton}>
      <DocumentViewer
        file={{ ...file, pdfUrl }}
        {...{ watermark, onPlayed, placeKey, sentTo, onRefresh }}
        {...(place && { place })}
      />
    </Suspense>
  )
}
