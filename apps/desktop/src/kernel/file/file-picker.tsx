import { Modal } from 'antd'
import { FileChoices, type FileChoicesProps } from './file-choices.tsx'

interface FilePickerProps extends FileChoicesProps {
  title: string
  open: boolean
  onClose: () => void
}

/** A window in which one file of the library is chosen. */
export function FilePicker({ title, open, onClose, onChoose, ...choices }: FilePickerProps) {
  return (
    <Modal open={open} title={title} footer={null} width={640} onCancel={onClose} destroyOnHidden>
      <FileChoices
        {...choices}
        onChoose={(file) => {
          onChoose(file)
          onClose()
        }}
      />
    </Modal>
  )
}
