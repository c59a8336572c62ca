import { asId } from '@sands/contract/kernel/id'
import type { FileId } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { Skeleton } from 'antd'
import { useT } from '../text.ts'
import styles from './file.module.css'
import { FileState } from './file-state.tsx'
import { FileThumb } from './file-thumb.tsx'

/** The chosen file with its thumbnail and name. */
export function ChosenFile({ id }: { id: string }) {
  const t = useT()
  const { data: file, isPending } = useCall('GET /sands-system/api/v1/system/resource/get', {
    query: { id: asId<FileId>(id) },
  })
  if (isPending) return <Skeleton active title={false} paragraph={{ rows: 2 }} />
  if (!file) return <span className={styles.words}>{t('media.pick_gone')}</span>
  return (
    <>
      <FileThumb file={file} sizes="64px" />
      <span className={styles.words}>
        <span className={styles.name} title={file.fileName}>
          {file.fileName}
        </span>
        <span>
          <FileState file={file} />
        </span>
      </span>
    </>
  )
}
