import type { LibraryFile } from '@sands/contract/media/library.calls'
import { FILE_STATUS } from '@sands/rules/upload'
import { FileState } from '../../../kernel/file/file-state.tsx'
import { KIND_TEXTS } from '../../../kernel/file/file-texts.ts'
import { FileThumb } from '../../../kernel/file/file-thumb.tsx'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import styles from './library.module.css'

interface FileGridProps {
  files: readonly LibraryFile[]
  onOpen: (id: string) => void
}

/** Files as a grid of thumbnails. */
export function FileGrid({ files, onOpen }: FileGridProps) {
  const t = useT()
  const moments = useMoments()
  return (
    <ul className={styles.grid} aria-label={t('media.library')}>
      {files.map((file) => (
        <li key={file.id}>
          <button type="button" className={styles.card} onClick={() => onOpen(file.id)}>
            <FileThumb file={file} sizes="240px" />
            <span className={styles.cardName} title={file.fileName}>
              {file.fileName}
            </span>
            <span className={styles.cardFoot}>
              <span className={styles.quiet}>
                {t(KIND_TEXTS[file.fileType])} · {moments.bytes(file.fileSize)}
              </span>
              {file.status !== FILE_STATUS.ready && <FileState file={file} />}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
