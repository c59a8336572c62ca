import { LockOutlined } from '@ant-design/icons'
import { passwordFaults } from '@sands/rules/password'
import { CallError, call } from '@sands/web/call/call'
import { completeSignIn } from '@sands/web/session/session'
import { Alert, Button, Form, Input } from 'antd'
import { useId, useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import styles from './form.module.css'
import { PasswordChecklist } from './password-checklist.tsx'

/** HTTP "gone": the step was open for too long and signing in again opens a new one. */
const GONE = 410

interface Fields {
  newPassword: string
  again: string
}

interface NewPasswordFormProps {
  changeToken: string
  onBack: (reason: string | null) => void
}

export function NewPasswordForm({ changeToken, onBack }: NewPasswordFormProps) {
  const t = useT()
  const rulesId = useId()
  const [form] = Form.useForm<Fields>()
  const typed = Form.useWatch('newPassword', form) ?? ''
  const [failure, setFailure] = useState<string | null>(null)
  const [pending, setPending] = useState(false)

  const submit = async ({ newPassword }: Fields) => {
    if (pending) return
    setPending(true)
    setFailure(null)
    try {
      const body = { changeToken, newPassword }
      await completeSignIn(await call('POST /sands-user/api/v1/auth/set-new-password', { body, quiet: true }))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.status === GONE) return onBack(error.msg)
      setFailure(error.msg)
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      <h1 className={styles.title}>{t('auth.new_password_title')}</h1>
      <p className={styles.intro}>{t('auth.new_password_text')}</p>
      <div role="alert" className={styles.message}>
        {failure && <Alert type="error" showIcon title={failure} role="presentation" />}
      </div>
      <Form<Fields>
        form={form}
        className={styles.form ?? ''}
        layout="vertical"
        size="large"
        requiredMark={false}
        validateTrigger="onBlur"
        onFinish={(fields) => void submit(fields)}
      >
        <Form.Item
          name="newPassword"
          label={t('auth.new_password')}
          extra={<PasswordChecklist id={rulesId} password={typed} />}
          rules={[
            {
              validator: async (_, value: string | undefined) => {
                if (passwordFaults(value ?? '').length > 0) throw new Error(t('auth.weak_password_hint'))
              },
            },
          ]}
        >
          <Input.Password
            prefix={<LockOutlined aria-hidden />}
            autoComplete="new-password"
            maxLength={200}
            aria-describedby={rulesId}
            autoFocus
          />
        </Form.Item>
        <Form.Item
          name="again"
          label={t('auth.repeat_password')}
          dependencies={['newPassword']}
          rules={[
            {
              validator: async (_, value: string | undefined) => {
                if ((value ?? '') !== (form.getFieldValue('newPassword') ?? ''))
                  throw new Error(t('auth.repeat_mismatch'))
              },
            },
          ]}
        >
          <Input.Password prefix={<LockOutlined aria-hidden />} autoComplete="new-password" maxLength={200} />
        </Form.Item>
        <Button type="primary" htmlType="submit" block loading={pending}>
          {t('auth.save_and_enter')}
        </Button>
        <Button type="link" block className={styles.back ?? ''} onClick={() => onBack(null)}>
          {t('auth.back_to_sign_in')}
        </Button>
      </Form>
    </>
  )
}
