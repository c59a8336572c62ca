import { UserOutlined } from '@ant-design/icons'
import { Form, Input } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { ChosenPassword } from '../learn/chosen-password.tsx'

/** The same rule as in the contract. */
const USER_NAME = /^[\p{L}\p{N}._@-]{2,60}$/u

/** The first administrator, with a password of their own. */
export function AdministratorFields({ nameMax }: { nameMax: number }) {
  const t = useT()
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
      <ChosenPassword name="password" label={t('auth.password')} repeatLabel={t('auth.setup_repeat')} />
    </>
  )
}
