import type { LibraryFile } from '@sands/contract/media/library.calls'
import { Button } from 'antd'
import { FileState } from '../../../kernel/file/file-state.tsx'
import { KIND_TEXTS } from '../../../kernel/file/file-texts.ts'
import { FileThumb } from '../../../kernel/file/file-thumb.tsx'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import styles from './library.module.css'

export function useLibraryColumns(onOpen: (id: string) => void): readonly Column<LibraryFile>[] {
  const t = useT()
  const moments = useMoments()
  return [
    {
      key: 'name',
      title: t('media.file_name'),
      cell: (file) => (
        <span className={styles.named}>
          <FileThumb file={file} sizes="64px" />
          <Button type="link" className={styles.name ?? ''} onClick={() => onOpen(file.id)}>
            {file.fileName}
          </Button>
        </span>
      ),
    },
    { key: 'kind', title: t('media.kind'), keep: true, cell: ({ fileType }) => t(KIND_TEXTS[fileType]) },
    { key: 'state', title: t('media.state'), keep: true, cell: (file) => <FileState file={file} /> },
    {
      key: 'uses',
      title: t('media.uses'),
      keep: true,
      cell: ({ uses }) =>
        uses > 0 ? t('media.uses_count', { count: uses }) : <span className={styles.quiet}>{t('media.unused')}</span>,
    },
    {
      key: 'size',
      title: t('media.fact_size'),
      keep: true,
      align: 'end',
      cell: ({ fileSize }) => moments.bytes(fileSize),
    },
    {
      key: 'time',
      title: t('media.fact_uploaded'),
      keep: 'name',
      cell: ({ createTime, ownerName }) => (
        <span className={styles.uploaded}>
          <time dateTime={createTime} title={moments.full(createTime)}>
            {moments.shortDay(createTime)}
          </time>
          <span className={styles.quiet}>{ownerName}</span>
        </span>
      ),
    },
  ]
}
