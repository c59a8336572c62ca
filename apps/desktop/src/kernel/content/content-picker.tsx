import type { ContentKindName } from '@sands/rules/jump'
import { Modal } from 'antd'
import { useT } from '../text.ts'
import { ContentChoices } from './content-choices.tsx'

interface ContentPickerProps {
  kind: ContentKindName
  open: boolean
  value: string | null
  onChoose: (id: string) => void
  onClose: () => void
}

/** A window in which one thing of a kind is chosen. */
export function ContentPicker({ kind, open, onClose, onChoose, value }: ContentPickerProps) {
  const t = useT()
  return (
    <Modal
      open={open}
      title={t(`manage.content_pick_${kind}`)}
      footer={null}
      width={640}
      onCancel={onClose}
      destroyOnHidden
    >
      <ContentChoices
        kind={kind}
        chosen={value === null ? [] : [value]}
        onPress={(id) => {
          onChoose(id)
          onClose()
        }}
      />
    </Modal>
  )
}
