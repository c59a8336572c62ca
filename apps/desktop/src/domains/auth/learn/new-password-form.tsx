import { call } from '@sands/web/call/call'
import { completeSignIn } from '@sands/web/session/session'
import { Alert, Button, Form } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { useSubmit } from '../../../kernel/ui/form/use-submit.ts'
import { ChosenPassword } from './chosen-password.tsx'
import styles from './form.module.css'
import { linkNow } from './provider-visit.ts'
import type { LinkOffer } from './use-provider.ts'

/** HTTP "gone": the step has expired, and signing in again starts a new one. */
const GONE = 410

interface Fields {
  newPassword: string
  again: string
}

interface NewPasswordFormProps {
  changeToken: string
  /** The identity that the person chose to link when they signed in. */
  link: LinkOffer | null
  onBack: (reason: string | null) => void
}

export function NewPasswordForm({ changeToken, link, onBack }: NewPasswordFormProps) {
  const t = useT()
  const [form] = Form.useForm<Fields>()
  const { submit, failure, isBusy } = useSubmit()

  const change = ({ newPassword }: Fields) =>
    submit({
      run: async () => {
        const body = { changeToken, newPassword }
        await completeSignIn(await call('POST /sands-user/api/v1/auth/set-new-password', { body, quiet: true }))
        if (link) await linkNow(link.authorizationCode, t('auth.sso_linked', { name: link.name }))
      },
      onRefused: ({ status, msg }) => {
        if (status === GONE) onBack(msg)
        return status === GONE
      },
    })

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
        onFinish={(fields) => void change(fields)}
      >
        <ChosenPassword
          name="newPassword"
          label={t('auth.new_password')}
          repeatLabel={t('auth.repeat_password')}
          autoFocus
        />
        <Button type="primary" htmlType="submit" block loading={isBusy}>
          {t('auth.save_and_enter')}
        </Button>
        <Button type="link" block className={styles.back ?? ''} onClick={() => onBack(null)}>
          {t('auth.back_to_sign_in')}
        </Button>
      </Form>
    </>
  )
}
