import { Modal } from 'antd'
import { FileChoices, type FileChoicesProps } from './file-choices.tsx'

interface FilePickerProps extends Omit<FileChoicesProps, 'values' | 'onChosen' | 'onMade' | 'isFull'> {
  title: string
  open: boolean
  value: string | null
  onClose: () => void
}

/** A dialog to choose one file of the library. */
export function FilePicker({ title, open, value, onClose, onChoose, ...choices }: FilePickerProps) {
  return (
    <Modal open={open} title={title} footer={null} width={640} onCancel={onClose} destroyOnHidden>
      <FileChoices
        {...choices}
        values={value === null ? [] : [value]}
        onChoose={(file) => {
          onChoose(file)
          onClose()
        }}
      />
    </Modal>
  )
}
