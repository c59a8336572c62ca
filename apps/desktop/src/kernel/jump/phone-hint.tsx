import { Modal } from 'antd'
import { type ReactNode, useCallback, useState } from 'react'
import { useT } from '../text.ts'
import { PhoneAddress } from '../ui/page/phone-address.tsx'
import { PhoneHintContext } from './use-jump.ts'

/** Some screens exist only in the phone app. A click on a link to one shows how to open it on the phone. */
export function PhoneHint({ children }: { children: ReactNode }) {
  const t = useT()
  const [path, setPath] = useState<string | null>(null)
  const show = useCallback((wanted: string) => setPath(wanted), [])
  return (
    <PhoneHintContext value={show}>
      {children}
      <Modal
        open={path !== null}
        onCancel={() => setPath(null)}
        footer={null}
        title={t('manage.phone_only')}
        width={420}
        destroyOnHidden
      >
        <PhoneAddress path={path ?? '/'} />
      </Modal>
    </PhoneHintContext>
  )
}
