import { Modal } from 'antd'
import type { ContentKind } from '../terms.ts'
import { useT } from '../text.ts'
import { ContentChoices } from './content-choices.tsx'

interface ContentPickerProps {
  content: ContentKind
  open: boolean
  value: string | null
  onChoose: (id: string) => void
  onClose: () => void
}

/** A dialog to choose one content of a kind. */
export function ContentPicker({ content, open, onClose, onChoose, value }: ContentPickerProps) {
  const t = useT()
  return (
    <Modal open={open} title={t(content.pick)} footer={null} width={640} onCancel={onClose} destroyOnHidden>
      <ContentChoices
        content={content}
        chosen={value === null ? [] : [value]}
        onPress={(id) => {
          onChoose(id)
          onClose()
        }}
      />
    </Modal>
  )
}
