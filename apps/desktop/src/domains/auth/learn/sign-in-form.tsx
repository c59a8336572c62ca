import { LockOutlined, UserOutlined } from '@ant-design/icons'
import { lastUserName, signIn } from '@sands/web/session/session'
import { Alert, Button, Checkbox, Form, Input, type InputRef } from 'antd'
import { useRef, useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import styles from './form.module.css'
import { OtherEntries } from './other-entries.tsx'
import { PhoneForms } from './phone-forms.tsx'
import { linkNow } from './provider-visit.ts'
import { readFailure } from './sign-in-failure.ts'
import { useCountdown } from './use-countdown.ts'
import { type LinkOffer, useProvider } from './use-provider.ts'

interface Fields {
  userName: string
  password: string
}

interface SignInFormProps {
  notice: string | null
  /** `link` is what the person wanted to link to the account. */
  onChangeDue: (changeToken: string, link: LinkOffer | null) => void
  /** The identity at a provider has several accounts. */
  onChoice: (selectToken: string) => void
}

export function SignInForm({ notice, onChangeDue, onChoice }: SignInFormProps) {
  const t = useT()
  const [form] = Form.useForm<Fields>()
  const password = useRef<InputRef>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const [left, startWait] = useCountdown()
  const provider = useProvider(onChoice)
  const [isLinking, setLinking] = useState(false)
  // Only the account with the wrong passwords has to wait; another account may sign in meanwhile.
  const [throttled, setThrottled] = useState('')
  const typed = Form.useWatch('userName', form) ?? ''
  const wait = typed.trim() === throttled ? left : 0

  const submit = async (fields: Fields) => {
    const userName = fields.userName.trim()
    if (pending || (userName === throttled && left > 0)) return
    const link = isLinking ? provider.offer : null
    setPending(true)
    setFailure(null)
    try {
      await signIn({ userName, password: fields.password })
      if (link) await linkNow(link.authorizationCode, t('auth.sso_linked', { name: link.name }))
    } catch (error) {
      const { changeToken, seconds, text } = readFailure(error)
      if (changeToken) return onChangeDue(changeToken, link)
      if (seconds) {
        setThrottled(userName)
        startWait(seconds)
      }
      setFailure(seconds ? null : text)
      password.current?.focus({ cursor: 'all' })
    } finally {
      setPending(false)
    }
  }

  const message = wait > 0 ? t('auth.too_many_tries') : (failure ?? provider.failure)
  const said = provider.offer ? t('auth.sso_link', { name: provider.offer.name }) : notice
  return (
    <>
      <h1 className={styles.title}>{t('auth.welcome')}</h1>
      <p className={styles.intro}>{t('auth.welcome_text')}</p>
      {/* Always in the page, so that screen readers announce what appears in it. */}
      <div role="alert" className={styles.message}>
        {message && <Alert type="error" showIcon title={message} role="presentation" />}
      </div>
      {!message && said && <Alert type="info" showIcon title={said} role="status" className={styles.notice ?? ''} />}
      <Form<Fields>
        form={form}
        className={styles.form ?? ''}
        layout="vertical"
        size="large"
        requiredMark={false}
        validateTrigger="onChange"
        initialValues={{ userName: lastUserName(), password: '' }}
        onFinish={(fields) => void submit(fields)}
      >
        <Form.Item
          name="userName"
          label={t('auth.account')}
          rules={[{ required: true, whitespace: true, message: t('auth.account_required') }]}
        >
          <Input
            prefix={<UserOutlined aria-hidden />}
            placeholder={t('auth.account_hint')}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={120}
            autoFocus={lastUserName() === ''}
          />
        </Form.Item>
        <Form.Item
          name="password"
          label={t('auth.password')}
          rules={[{ required: true, message: t('auth.password_required') }]}
        >
          <Input.Password
            ref={password}
            prefix={<LockOutlined aria-hidden />}
            autoComplete="current-password"
            maxLength={200}
            autoFocus={lastUserName() !== ''}
          />
        </Form.Item>
        {provider.offer && (
          <Form.Item>
            <Checkbox checked={isLinking} onChange={({ target }) => setLinking(target.checked)}>
              {t('auth.sso_link_this', { name: provider.offer.name, person: provider.offer.nickName })}
            </Checkbox>
          </Form.Item>
        )}
        <Button type="primary" htmlType="submit" block loading={pending} disabled={wait > 0}>
          {wait > 0 ? t('auth.wait', { seconds: wait }) : t('auth.sign_in')}
        </Button>
      </Form>
      <PhoneForms />
      <OtherEntries isBusy={pending || provider.isBusy} onChoose={provider.choose} />
      <DemoAccounts
        disabled={pending}
        onChoose={(fields) => {
          form.setFieldsValue(fields)
          void submit(fields)
        }}
      />
    </>
  )
}
