import { LockOutlined, UserOutlined } from '@ant-design/icons'
import { passwordFaults } from '@sands/rules/password'
import { Form, type FormInstance, Input } from 'antd'
import { useId } from 'react'
import { useT } from '../../../kernel/text.ts'
import { PasswordChecklist } from '../learn/password-checklist.tsx'
import type { SetUpFields } from './set-up-form.tsx'

/** As the contract has it. */
const USER_NAME = /^[\p{L}\p{N}._@-]{2,60}$/u

/** Who looks after everything from now on, with a password of their own choice. */
export function AdministratorFields({ form, nameMax }: { form: FormInstance<SetUpFields>; nameMax: number }) {
  const t = useT()
  const rulesId = useId()
  const typed = Form.useWatch('password', form) ?? ''
  return (
    <>
      <Form.Item
        name="name"
        label={t('auth.setup_name')}
        rules={[{ required: true, whitespace: true, message: t('auth.setup_name_required') }]}
      >
        <Input autoComplete="name" maxLength={nameMax} />
      </Form.Item>
      <Form.Item
        name="userName"
        label={t('auth.setup_user_name')}
        extra={t('auth.setup_user_name_help')}
        rules={[{ required: true, pattern: USER_NAME, message: t('auth.setup_user_name_wrong') }]}
      >
        <Input
          prefix={<UserOutlined aria-hidden />}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={nameMax}
        />
      </Form.Item>
      <Form.Item
        name="password"
        label={t('auth.password')}
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
        />
      </Form.Item>
      <Form.Item
        name="again"
        label={t('auth.setup_repeat')}
        dependencies={['password']}
        rules={[
          {
            validator: async (_, value: string | undefined) => {
              if ((value ?? '') !== (form.getFieldValue('password') ?? '')) throw new Error(t('auth.repeat_mismatch'))
            },
          },
        ]}
      >
        <Input.Password prefix={<LockOutlined aria-hidden />} autoComplete="new-password" maxLength={200} />
      </Form.Item>
    </>
  )
}
