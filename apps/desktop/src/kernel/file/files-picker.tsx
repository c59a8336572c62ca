import type { FileId } from '@sands/contract/kernel/schema'
import { FILE_STATUS } from '@sands/rules/upload'
import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useT } from '../text.ts'
import { createChosenOrder, placeAmong } from './chosen-order.ts'
import styles from './file.module.css'
import { FileChoices, type FileChoicesProps } from './file-choices.tsx'

interface FilesPickerProps extends Pick<FileChoicesProps, 'kinds'> {
  title: string
  open: boolean
  value: readonly FileId[]
  most: number
  onChange: (fileIds: FileId[]) => void
  onClose: () => void
}

/** A dialog to choose several files of the library, in the order in which they are pressed. */
export function FilesPicker({ title, open, onClose, onChange, ...choosing }: FilesPickerProps) {
  return (
    <Modal open={open} title={title} footer={null} width={640} onCancel={onClose} destroyOnHidden>
      <Choosing
        {...choosing}
        onChange={(fileIds) => {
          onChange(fileIds)
          onClose()
        }}
      />
    </Modal>
  )
}

function Choosing({ kinds, value, most, onChange }: Omit<FilesPickerProps, 'title' | 'open' | 'onClose'>) {
  const t = useT()
  const [chosen, setChosen] = useState<readonly FileId[]>(value)
  const [order] = useState(() => createChosenOrder<FileId>())
  const add = (id: FileId, placeIn = (list: readonly FileId[]) => list.length) =>
    setChosen((before) =>
      before.includes(id) || before.length >= most ? before : before.toSpliced(placeIn(before), 0, id),
    )
  const drop = (id: FileId) => setChosen((before) => before.filter((each) => each !== id))
  return (
    <>
      <FileChoices
        kinds={kinds}
        readyOnly
        values={chosen}
        isFull={chosen.length >= most}
        onChoose={({ id }) => (chosen.includes(id) ? drop(id) : add(id))}
        onChosen={order.choose}
        onMade={({ id, status }, file) => {
          if (status !== FILE_STATUS.ready) return
          const neighbours = order.settle(file, id)
          add(id, (list) => placeAmong(list, neighbours))
        }}
      />
      <div className={styles.done}>
        <span role="status">{t('media.pick_count', { count: chosen.length, most })}</span>
        <Button type="primary" onClick={() => onChange([...chosen])}>
          {t('media.pick_done')}
        </Button>
      </div>
    </>
  )
}
