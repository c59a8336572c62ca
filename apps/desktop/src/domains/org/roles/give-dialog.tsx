import { Modal } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { GiveForm } from './give-form.tsx'

export function GiveDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT()
  return (
    <Modal open={open} title={t('org.grant_give')} footer={null} width={560} onCancel={onClose} destroyOnHidden>
      <GiveForm onClose={onClose} />
    </Modal>
  )
}
