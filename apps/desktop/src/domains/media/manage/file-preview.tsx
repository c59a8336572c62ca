import type { LibraryDetail } from '@sands/contract/media/library.calls'
import { FILE_STATUS } from '@sands/rules/upload'
import { srcSetOf } from '@sands/web/picture/src-set'
import { Watermark } from '@sands/web/watermark/watermark.tsx'
import { watermarkText } from '@sands/web/watermark/watermark-text'
import { Skeleton } from 'antd'
import { FileThumb } from '../../../kernel/file/file-thumb.tsx'
import { lazyPage } from '../../../kernel/lazy-page.tsx'
import { useT } from '../../../kernel/text.ts'
import { PartBoundary } from '../../../kernel/ui/page/part-boundary.tsx'
import { useViewer } from '../../../kernel/viewer.ts'
import styles from './library.module.css'

const AudioPlayer = lazyPage(async () => {
  const { AudioPlayer } = await import('@sands/web/player/sound/audio-player.tsx')
  return { AudioPlayer }
}, 'AudioPlayer')
const DocumentFile = lazyPage(() => import('@sands/web/document/document-file.tsx'), 'DocumentFile')
const VideoPlayer = lazyPage(() => import('@sands/web/player/video/video-player.tsx'), 'VideoPlayer')

/** Viewing a file in the library is not study, so it is not counted. */
const notCounted = () => undefined

interface FilePreviewProps {
  file: LibraryDetail
  /** Called when its addresses have expired. */
  onRefresh: () => void
}

/** The file as people will see it; while it is being prepared or has failed, the reason. */
export function FilePreview({ file, onRefresh }: FilePreviewProps) {
  const t = useT()
  if (file.status !== FILE_STATUS.ready) {
    const failed = file.status === FILE_STATUS.failed
    return (
      <div className={styles.preview} data-failed={failed}>
        <FileThumb file={file} sizes="240px" />
        <p role={failed ? 'alert' : 'status'}>
          {failed ? t(`media.fail_${file.failReason ?? 'crashed'}`) : t('media.in_work_text')}
        </p>
      </div>
    )
  }
  return (
    <PartBoundary coming={<Waiting />}>
      <Shown file={file} onRefresh={onRefresh} />
    </PartBoundary>
  )
}

const Waiting = () => <Skeleton.Node active className={styles.waiting ?? ''} />

function Shown({ file, onRefresh }: FilePreviewProps) {
  const name = watermarkText(useViewer())
  const watermark = file.watermark ? name : null
  const { fileType, fileName, picture } = file
  if (fileType === 'video')
    return (
      <div className={styles.video}>
        <VideoPlayer file={file} watermark={watermark} onPlayed={notCounted} onRefresh={onRefresh} />
      </div>
    )
  if (fileType === 'audio') return <AudioPlayer file={file} onPlayed={notCounted} />
  if (fileType === 'document')
    return (
      <div className={styles.document}>
        <DocumentFile
          file={file}
          watermark={watermark}
          onPlayed={notCounted}
          onRefresh={onRefresh}
          skeleton={<Waiting />}
        />
      </div>
    )
  if (picture)
    return (
      <div className={styles.picture}>
        <img
          src={picture.url}
          srcSet={srcSetOf(picture)}
          sizes="660px"
          width={picture.width}
          height={picture.height}
          alt={fileName}
        />
        {watermark !== null && <Watermark text={watermark} />}
      </div>
    )
  return null
}
