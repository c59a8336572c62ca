import { LockOutlined } from '@ant-design/icons'
import { passwordFaults } from '@sands/rules/password'
import { Form, Input } from 'antd'
import { useId } from 'react'
import { useT } from '../../../kernel/text.ts'
import { PasswordChecklist } from './password-checklist.tsx'

interface ChosenPasswordProps {
  /** The name of the field in the surrounding form. */
  name: string
  label: string
  repeatLabel: string
  autoFocus?: boolean
}

/** A new password, with the rules ticked off while typing, and a second field against typing errors. */
export function ChosenPassword({ name, label, repeatLabel, autoFocus = false }: ChosenPasswordProps) {
  const t = useT()
  const rulesId = useId()
  const form = Form.useFormInstance()
  const typed: string = Form.useWatch(name, form) ?? ''
  return (
    <>
      <Form.Item
        name={name}
        label={label}
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
          autoFocus={autoFocus}
        />
      </Form.Item>
      <Form.Item
        name="again"
        label={repeatLabel}
        dependencies={[name]}
        rules={[
          {
            validator: async (_, value: string | undefined) => {
              if ((value ?? '') !== (form.getFieldValue(name) ?? '')) throw new Error(t('auth.repeat_mismatch'))
            },
          },
        ]}
      >
        <Input.Password prefix={<LockOutlined aria-hidden />} autoComplete="new-password" maxLength={200} />
      </Form.Item>
    </>
  )
}
