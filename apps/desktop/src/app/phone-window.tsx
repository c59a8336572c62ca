import { Modal } from 'antd'
import { useT } from '../kernel/text.ts'
import { PhoneAddress } from '../kernel/ui/page/phone-address.tsx'

export function PhoneWindow({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useT()
  return (
    <Modal open={open} onCancel={onClose} footer={null} title={t('manage.open_on_phone')} width={420} destroyOnHidden>
      <PhoneAddress />
    </Modal>
  )
}
