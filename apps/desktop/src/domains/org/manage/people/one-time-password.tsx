import { CheckOutlined, CopyOutlined } from '@ant-design/icons'
import { copyText } from '@sands/web/device/copy-text'
import { Alert, Button, Modal } from 'antd'
import { useState } from 'react'
import { useT } from '../../../../kernel/text.ts'
import styles from './person.module.css'

interface OneTimePasswordProps {
  password: { name: string; text: string } | null
  onClose: () => void
}

/** Shown once, because the server stores only a hash. A click beside the dialog does not close it. */
export function OneTimePassword({ password, onClose }: OneTimePasswordProps) {
  const t = useT()
  const [isCopied, setCopied] = useState(false)
  return (
    <Modal
      open={password !== null}
      title={t('org.one_time_title')}
      onCancel={onClose}
      mask={{ closable: false }}
      keyboard={false}
      closable={false}
      afterClose={() => setCopied(false)}
      destroyOnHidden
      footer={
        <Button type="primary" onClick={onClose}>
          {t('org.one_time_done')}
        </Button>
      }
    >
      {password && (
        <div className={styles.secret}>
          <p>{t('org.one_time_text', { name: password.name })}</p>
          <div className={styles.secretRow}>
            <output className={styles.secretText} aria-label={t('org.one_time_title')}>
              {password.text}
            </output>
            <Button
              icon={isCopied ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
              onClick={() => void copyText(password.text).then(setCopied)}
            >
              <span role="status">{isCopied ? t('manage.copied') : t('manage.copy')}</span>
            </Button>
          </div>
          <Alert type="warning" showIcon title={t('org.one_time_once')} />
        </div>
      )}
    </Modal>
  )
}
