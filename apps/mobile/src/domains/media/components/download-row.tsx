import { courseLinks } from '@sands/contract/course/course.links'
import { mediaLinks } from '@sands/contract/media/media.links'
import { type Download, expiresAt, shareOf, titleOf } from '@sands/web/download/download'
import { useDownloadCover } from '@sands/web/download/downloaded'
import { pauseDownload, removeDownloads, resumeDownload, useDownloadActivity } from '@sands/web/download/downloads'
import { useT } from '@sands/web/i18n/i18n'
import { useOnline } from '@sands/web/offline/connectivity'
import { AudioLines, CirclePause, CirclePlay, Film, Play, RotateCw, Trash2 } from 'lucide-react'
import { ask } from '../../../kernel/ui/float/ask.ts'
import { Link } from '../../../kernel/ui/link.tsx'
import { useSizeText } from '../use-size-text.ts'
import styles from './download-row.module.css'

const DAY_MS = 24 * 3_600_000

/** A download of studied content opens on its study page, where it is counted. */
function placeOf({ file, studies: [study] = [] }: Download): string {
  if (!study) return mediaLinks.video(file.id)
  const { learnId, courseId } = study.thing
  return courseId === undefined ? courseLinks.courseware(learnId) : courseLinks.item(courseId, learnId)
}

function Cover({ download }: { download: Download }) {
  const url = useDownloadCover(download)
  const Icon = download.file.fileType === 'audio' ? AudioLines : Film
  return (
    <span className={styles.cover}>
      {url ? <img src={url} alt="" /> : <Icon size={26} strokeWidth={1.6} aria-hidden />}
      {download.state === 'done' && (
        <span className={styles.play}>
          <Play size={14} fill="currentColor" aria-hidden />
        </span>
      )}
    </span>
  )
}

/** The state of the download as text. */
function useStateText({ key, state, reason, bytes, seenAt, ...download }: Download): string {
  const t = useT()
  const sizeText = useSizeText()
  const online = useOnline()
  const activity = useDownloadActivity()
  const percent = `${Math.floor(shareOf(download) * 100)}%`
  if (state === 'done') {
    const days = Math.max(1, Math.ceil((expiresAt({ seenAt }) - Date.now()) / DAY_MS))
    return `${sizeText(bytes)} · ${t('media.download_expires', { count: days })}`
  }
  if (state === 'ended') return t(`media.download_${reason ?? 'broken'}`)
  if (state === 'paused') return `${t('media.download_paused')} · ${percent}`
  if (!online) return t('media.download_offline')
  if (activity?.key !== key) return t('media.download_waiting')
  const speed = activity.perSecond > 0 ? ` · ${sizeText(activity.perSecond)}/s` : ''
  return `${t('media.download_running')} ${percent}${speed}`
}

function Turn({ download }: { download: Download }) {
  const t = useT()
  const { key, state } = download
  if (state === 'done') return null
  const [Icon, label, act] = {
    waiting: [CirclePause, t('media.download_pause'), pauseDownload] as const,
    paused: [CirclePlay, t('media.download_resume'), resumeDownload] as const,
    ended: [RotateCw, t('media.download_again'), resumeDownload] as const,
  }[state]
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={`${label} ${titleOf(download)}`}
      onClick={() => void act(key)}
    >
      <Icon size={22} aria-hidden />
    </button>
  )
}

export function DownloadRow({ download }: { download: Download }) {
  const t = useT()
  const { key, quality, state } = download
  const name = titleOf(download)
  const text = useStateText(download)
  const remove = async () => {
    const sure = await ask({
      title: t('media.download_remove_ask'),
      text: t('media.download_remove_text', { name }),
      confirm: t('media.download_remove'),
      danger: true,
    })
    if (sure) await removeDownloads([key])
  }
  const kind = quality.height > 0 ? `${quality.height}P` : t('media.download_sound')
  const inside = (
    <>
      <Cover download={download} />
      <span className={styles.name}>{name}</span>
    </>
  )
  return (
    <li className={styles.row}>
      {state === 'done' ? (
        <Link to={placeOf(download)} className={styles.thing}>
          {inside}
        </Link>
      ) : (
        <div className={styles.thing}>{inside}</div>
      )}
      <Turn download={download} />
      <button
        type="button"
        className={styles.button}
        aria-label={`${t('media.download_remove')} ${name}`}
        onClick={() => void remove()}
      >
        <Trash2 size={20} aria-hidden />
      </button>
      <p className={state === 'ended' ? styles.problem : styles.meta}>{`${kind} · ${text}`}</p>
      {(state === 'waiting' || state === 'paused') && (
        <progress className={styles.progress} max={1} value={shareOf(download)} aria-label={name} />
      )}
    </li>
  )
}
