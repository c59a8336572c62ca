import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import type { FileId } from '@sands/contract/kernel/schema'
import { Button } from 'antd'
import { useId, useState } from 'react'
import { ChosenFile } from '../../../kernel/file/chosen-file.tsx'
import { FilesPicker } from '../../../kernel/file/files-picker.tsx'
import { useT } from '../../../kernel/text.ts'
import { moved } from '../../../kernel/ui/list/drag-sort.ts'
import { SortHandle } from '../../../kernel/ui/list/sort-handle.tsx'
import { useDragSort } from '../../../kernel/ui/list/use-drag-sort.ts'
import { may, useViewer } from '../../../kernel/viewer.ts'
import styles from './courseware.module.css'

const MOST_PICTURES = 60

interface PicturesPartProps {
  value: readonly FileId[]
  fault: string | undefined
  onChange: (fileIds: FileId[]) => void
}

/** The pictures of a set, in their order. */
export function PicturesPart({ value, fault, onChange }: PicturesPartProps) {
  const t = useT()
  const id = useId()
  const mayPick = may(useViewer(), 'media.library.view')
  const [picks, setPicks] = useState(false)
  const sort = useDragSort({ count: value.length, onMove: (from, to) => onChange(moved(value, from, to)) })
  return (
    <fieldset className={styles.part} aria-describedby={fault ? id : undefined}>
      <legend className={styles.label}>{t('course.manage_ware_pictures')}</legend>
      <ol className={styles.pictures}>
        {value.map((fileId, index) => (
          <li key={fileId} className={styles.file} {...sort.row(index)}>
            <SortHandle {...sort.handle(index, t('course.manage_ware_picture', { place: index + 1 }))} />
            <ChosenFile id={fileId} />
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden />}
              aria-label={t('course.manage_remove_of', { name: t('course.manage_ware_picture', { place: index + 1 }) })}
              onClick={() => onChange(value.filter((each) => each !== fileId))}
            />
          </li>
        ))}
      </ol>
      {mayPick && (
        <Button type="dashed" icon={<PlusOutlined aria-hidden />} onClick={() => setPicks(true)}>
          {t('course.manage_ware_picture_add')}
        </Button>
      )}
      {fault && (
        <p id={id} className={styles.fault} role="alert">
          {fault}
        </p>
      )}
      <FilesPicker
        title={t('course.manage_ware_pictures_choose')}
        open={picks}
        kinds={['image']}
        value={value}
        most={MOST_PICTURES}
        onChange={onChange}
        onClose={() => setPicks(false)}
      />
    </fieldset>
  )
}
