import { mediaLinks } from '@sands/contract/media/media.links'
import type { Resource } from '@sands/contract/media/media.model'
import { type Download, shareOf } from '@sands/web/download/download'
import { startDownloads, useDownloads } from '@sands/web/download/downloads'
import { canDownload } from '@sands/web/download/free-space'
import { useT } from '@sands/web/i18n/i18n'
import { useSession } from '@sands/web/session/session'
import { studyDownloadFor } from '@sands/web/study/offline-viewing'
import type { ViewedContent } from '@sands/web/study/viewing.model'
import { CircleCheck, CircleDashed, Download as DownloadIcon } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import styles from './download-button.module.css'
import { QualitySheet } from './quality-sheet.tsx'

interface DownloadButtonProps {
  file: Resource
  /** The content that the file belongs to, when playing it counts as study. */
  content?: ViewedContent | undefined
}

/** Only prepared videos and audio can be downloaded, in browsers that support it. */
const canBeStored = ({ fileType, status, playable }: Resource) =>
  canDownload() && (fileType === 'video' || fileType === 'audio') && status === 3 && playable !== null

const WORDS = {
  waiting: 'media.download_running',
  paused: 'media.download_paused',
  done: 'media.download_done',
} as const

function Sign({ download }: { download: Download | undefined }) {
  if (!download || download.state === 'ended') return <DownloadIcon size={22} aria-hidden />
  if (download.state === 'done') return <CircleCheck size={22} aria-hidden className={styles.done} />
  if (download.allParts === 0) return <CircleDashed size={22} aria-hidden />
  return (
    <svg className={styles.ring} viewBox="0 0 22 22" aria-hidden="true">
      <circle cx="11" cy="11" r="9" />
      <circle cx="11" cy="11" r="9" pathLength="100" strokeDasharray={`${shareOf(download) * 100} 100`} />
    </svg>
  )
}

/** An existing download also counts as study of this content. */
function useStudied(download: Download | undefined, content: ViewedContent | undefined): void {
  const key = download?.state === 'done' ? download.key : undefined
  const { learnType, learnId, courseId } = content ?? {}
  useEffect(() => {
    if (key && learnType && learnId) void studyDownloadFor(key, { learnType, learnId, courseId })
  }, [key, learnType, learnId, courseId])
}

function Button({ file, content }: DownloadButtonProps) {
  const t = useT()
  const navigate = useNavigate()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  useEffect(startDownloads, [])
  const download = useDownloads()?.find((known) => known.file.id === file.id)
  useStudied(download, content)
  const state = download?.state ?? 'ended'
  const label = state === 'ended' ? t('media.download') : t(WORDS[state])
  const tap = () => {
    if (state === 'ended') setOpen(true)
    else void navigate(mediaLinks.downloads())
  }
  return (
    <>
      <button type="button" className={styles.button} aria-label={label} onClick={tap}>
        <Sign download={download} />
      </button>
      <QualitySheet file={file} content={content} open={open} onClose={close} />
    </>
  )
}

/** Downloads a video or audio to the device; after the start, a tap opens the list of downloads. */
export function DownloadButton({ file, content }: DownloadButtonProps) {
  const signedIn = useSession() !== null
  return signedIn && canBeStored(file) ? <Button file={file} content={content} /> : null
}
