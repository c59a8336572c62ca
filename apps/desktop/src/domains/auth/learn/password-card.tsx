import { LockOutlined } from '@ant-design/icons'
import { call } from '@sands/web/call/call'
import { Alert, Button, Form, Input } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { useSubmit } from '../../../kernel/ui/form/use-submit.ts'
import { ChosenPassword } from './chosen-password.tsx'
import form from './form.module.css'
import styles from './profile-cards.module.css'

interface Fields {
  oldPassword: string
  newPassword: string
  again: string
}

/** Changes the password with the current one. The fields appear on request. */
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
  const { submit, failure, isBusy } = useSubmit()
  const change = ({ oldPassword, newPassword }: Fields) =>
    submit({
      run: () =>
        call('POST /sands-user/api/v1/user/change-password', { body: { oldPassword, newPassword }, quiet: true }),
      done: t('auth.password_changed'),
      onDone,
    })
  return (
    <Form<Fields>
      className={`${form.form} ${styles.form}`}
      layout="vertical"
      requiredMark={false}
      validateTrigger="onBlur"
      onFinish={(fields) => void change(fields)}
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
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t('auth.change_password')}
        </Button>
        <Button onClick={onDone}>{t('kernel.cancel')}</Button>
      </div>
    </Form>
  )
}
