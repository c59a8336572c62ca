import { DownloadOutlined, RollbackOutlined } from '@ant-design/icons'
import type { EarlierFile, LibraryDetail } from '@sands/contract/media/library.calls'
import { Button } from 'antd'
import { useState } from 'react'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import styles from './library.module.css'
import { ReplaceDialog } from './replace-dialog.tsx'

interface EarlierPartProps {
  file: LibraryDetail
  mayEdit: boolean
  onChanged: () => Promise<unknown>
}

/** Contents that the file had before somebody replaced it, to look at and to put back. */
export function EarlierPart({ file, mayEdit, onChanged }: EarlierPartProps) {
  const t = useT()
  const moments = useMoments()
  const [back, setBack] = useState<EarlierFile>()
  if (file.earlier.length === 0) return null
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{t('media.earlier')}</h2>
      <ul className={styles.uses}>
        {file.earlier.map((earlier) => {
          const when = moments.minute(earlier.replacedAt)
          return (
            <li key={earlier.id} className={styles.acts}>
              <span>{t('media.earlier_replaced', { when, name: earlier.replacedBy })}</span>
              <span className={styles.quiet}>{moments.bytes(earlier.bytes)}</span>
              <Button
                size="small"
                icon={<DownloadOutlined aria-hidden />}
                href={earlier.url}
                download={file.fileName}
                aria-label={t('media.earlier_download', { when })}
              />
              {mayEdit && (
                <Button
                  size="small"
                  icon={<RollbackOutlined aria-hidden />}
                  aria-label={t('media.earlier_put_back', { when })}
                  onClick={() => setBack(earlier)}
                >
                  {t('media.put_back')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {back && (
        <ReplaceDialog file={file} open earlier={back} onClose={() => setBack(undefined)} onChanged={onChanged} />
      )}
    </section>
  )
}
