import { useT } from '../i18n/i18n.ts'
import styles from './upload.module.css'
import { isUnderWay, type UploadItem } from './upload-item.ts'
import { failedFirst } from './upload-order.ts'
import { UploadRow } from './upload-row.tsx'
import { useUploads } from './uploads.ts'

interface UploadListProps {
  /** Selects the uploads that are shown here; all without it. */
  shows?: ((item: UploadItem) => boolean) | undefined
  /** Replaces the state text of an upload. */
  tell?: ((item: UploadItem) => string | undefined) | undefined
}

/**
 * All uploads: failed ones first, then in the order they were chosen. Changes of state are announced to screen readers.
 */
export function UploadList({ shows = () => true, tell }: UploadListProps) {
  const t = useT()
  const shown = useUploads().filter(shows)
  const told = shown
    .filter((item) => !isUnderWay(item) && item.state !== 'paused')
    .map((item) =>
      t('media.upload_act', {
        act: item.fileName,
        name: tell?.(item) ?? item.reason ?? t(item.state === 'done' ? 'media.upload_done' : 'media.upload_failed'),
      }),
    )
  return (
    <>
      <ul className={styles.list} aria-label={t('media.upload_list')}>
        {failedFirst(shown).map((item) => (
          <UploadRow key={item.id} item={item} words={tell?.(item)} />
        ))}
      </ul>
      <p className={styles.told} role="status">
        {told.at(-1)}
      </p>
    </>
  )
}
