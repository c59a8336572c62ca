import { Upload } from 'lucide-react'
import { useRef } from 'react'
import { useT } from '../i18n/i18n.ts'
import { acceptOf, limitsOf } from './purpose.ts'
import styles from './upload.module.css'
import { type Adding, addUploads } from './uploads.ts'
import { useDrop } from './use-drop.ts'

/** Where files are chosen or dropped. They are uploaded at once; `UploadList` shows their progress. */
export function UploadField(adding: Adding) {
  const t = useT()
  const input = useRef<HTMLInputElement>(null)
  const { purposes, room } = adding
  const add = (files: readonly File[]) => void addUploads(files, adding)
  const { isOver, place } = useDrop(add)
  return (
    <div className={styles.field} data-over={isOver} {...place}>
      <span>{isOver ? t('media.upload_drop_now') : t('media.upload_drop')}</span>
      <button type="button" className={styles.choose} onClick={() => input.current?.click()}>
        <Upload size={18} aria-hidden />
        {t('media.upload_choose')}
      </button>
      {limitsOf(purposes).map((limits) => (
        <span key={limits.limit} className={styles.limits}>
          {t('media.upload_limits', limits)}
        </span>
      ))}
      <input
        ref={input}
        type="file"
        hidden
        multiple={room !== 1}
        accept={acceptOf(purposes)}
        onChange={({ target }) => {
          add([...(target.files ?? [])])
          target.value = ''
        }}
      />
    </div>
  )
}
