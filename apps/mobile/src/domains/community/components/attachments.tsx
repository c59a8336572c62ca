import type { Attachment } from '@sands/contract/community/community.model'
import { mediaLinks } from '@sands/contract/media/media.links'
import { ATTACHMENT_TYPES } from '@sands/rules/community/content'
import { FILE_STATUS } from '@sands/rules/upload'
import { useT } from '@sands/web/i18n/i18n'
import { FileText, Play } from 'lucide-react'
import { Link } from '../../../kernel/ui/link.tsx'
import { PictureGrid } from '../../../kernel/ui/picture-grid.tsx'
import styles from './attachments.module.css'
import { UnreadyVideo } from './unready-video.tsx'

/** The files of a content: pictures to tap, a video to play, documents to read. */
export function Attachments({ attachments, isMine }: { attachments: readonly Attachment[]; isMine: boolean }) {
  const t = useT()
  const videos = attachments.filter(({ type }) => type === ATTACHMENT_TYPES.video)
  const documents = attachments.filter(({ type }) => type === ATTACHMENT_TYPES.document)
  const pictures = attachments.flatMap(({ type, picture }) =>
    type === ATTACHMENT_TYPES.picture && picture ? [picture] : [],
  )
  return (
    <>
      <PictureGrid pictures={pictures} />
      {videos.map(({ id, name, coverUrl, status }) =>
        status === FILE_STATUS.ready ? (
          <Link key={id} to={mediaLinks.video(id)} className={styles.video} aria-label={t('community.play', { name })}>
            {coverUrl && <img className={styles.poster} src={coverUrl} alt="" />}
            <Play className={styles.play} size={48} aria-hidden />
          </Link>
        ) : (
          <p key={id} className={styles.waiting}>
            <UnreadyVideo status={status} isMine={isMine} />
          </p>
        ),
      )}
      {documents.length > 0 && (
        <ul className={styles.documents}>
          {documents.map(({ id, name }) => (
            <li key={id}>
              <Link to={mediaLinks.document(id)} className={styles.document}>
                <FileText size={20} aria-hidden />
                <span className={styles.name}>{name}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
