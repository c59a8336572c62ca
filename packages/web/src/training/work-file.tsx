import type { Resource } from '@sands/contract/media/media.model'
import { FILE_STATUS } from '@sands/rules/upload'
import { FileText } from 'lucide-react'
import { QuestionMedia } from '../exam/question/question-media.tsx'
import { srcSetOf } from '../picture/src-set.ts'
import styles from './work-file.module.css'

interface WorkFileProps {
  file: Resource
  /** Shown for video and sound that is still being prepared. */
  inWork: string
}

/** A file that was handed in: pictures are shown, video and sound are played, documents are opened. */
export function WorkFile({ file, inWork }: WorkFileProps) {
  const { fileName, fileType, picture, url, playable, coverUrl, status } = file
  const link = (
    <a className={styles.link} href={url} target="_blank" rel="noopener">
      {!picture && <FileText size={18} aria-hidden />}
      <span className={styles.name}>{fileName}</span>
    </a>
  )
  if (fileType === 'video' || fileType === 'audio') {
    const isInWork = status !== FILE_STATUS.ready && status !== FILE_STATUS.failed
    return (
      <figure className={styles.media}>
        <QuestionMedia kind={fileType} url={url} hlsUrl={playable?.hlsUrl ?? null} poster={coverUrl} />
        <figcaption>
          {link}
          {isInWork && (
            <span className={styles.note} role="status">
              {inWork}
            </span>
          )}
        </figcaption>
      </figure>
    )
  }
  if (!picture) return link
  return (
    <a className={styles.shown} href={url} target="_blank" rel="noopener">
      <img
        className={styles.picture}
        src={picture.url}
        srcSet={srcSetOf(picture)}
        sizes="320px"
        width={picture.width}
        height={picture.height}
        alt={fileName}
        loading="lazy"
      />
    </a>
  )
}
