import { LockOutlined } from '@ant-design/icons'
import { CallError, call } from '@sands/web/call/call'
import { showToast } from '@sands/web/toast/toast'
import { Alert, Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { ChosenPassword } from './chosen-password.tsx'
import form from './form.module.css'
import styles from './profile-cards.module.css'

interface Fields {
  oldPassword: string
  newPassword: string
  again: string
}

/** A password of one's own for the one that is known. The fields come when they are wanted. */
export function PasswordCard() {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  return (
    <Card title={t('auth.password')}>
      <p className={styles.note}>{t('auth.change_password_note')}</p>
      {isOpen ? (
        <PasswordForm onDone={() => setOpen(false)} />
      ) : (
        <div className={styles.acts}>
          <Button icon={<LockOutlined aria-hidden />} onClick={() => setOpen(true)}>
            {t('auth.change_password')}
          </Button>
        </div>
      )}
    </Card>
  )
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const t = useT()
  const [failure, setFailure] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const submit = async ({ oldPassword, newPassword }: Fields) => {
    if (pending) return
    setPending(true)
    setFailure(null)
    try {
      await call('POST /sands-user/api/v1/user/change-password', { body: { oldPassword, newPassword }, quiet: true })
      showToast(t('auth.password_changed'), { kind: 'success' })
      onDone()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailure(error.msg)
    } finally {
      setPending(false)
    }
  }
  return (
    <Form<Fields>
      className={`${form.form} ${styles.form}`}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onBlur"
      onFinish={(fields) => void submit(fields)}
    >
      <Form.Item
        name="oldPassword"
        label={t('auth.current_password')}
        rules={[{ required: true, message: t('auth.password_required') }]}
      >
        <Input.Password
          prefix={<LockOutlined aria-hidden />}
          autoComplete="current-password"
          maxLength={200}
          autoFocus
        />
      </Form.Item>
      <ChosenPassword name="newPassword" label={t('auth.new_password')} repeatLabel={t('auth.repeat_password')} />
      {failure && <Alert type="error" showIcon title={failure} role="alert" />}
      <div className={styles.acts}>
        <Button type="primary" htmlType="submit" loading={pending}>
          {t('auth.change_password')}
        </Button>
        <Button onClick={onDone}>{t('kernel.cancel')}</Button>
      </div>
    </Form>
  )
}
