import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@sands/rules/language'
import { useLanguage } from '@sands/web/i18n/i18n'
import { Alert, Button, Form, Input, Select } from 'antd'
import { useEffect } from 'react'
import { useT } from '../../../kernel/text.ts'
import formStyles from '../learn/form.module.css'
import { AdministratorFields } from './administrator-fields.tsx'
import styles from './set-up-form.module.css'
import { Step } from './step.tsx'
import { useSetUp } from './use-set-up.ts'

interface SetUpFields {
  code: string
  companyName: string
  collegeName: string
  language: Language
  name: string
  userName: string
  password: string
  again: string
}

const NAME_MAX = 60

export function SetUpForm(heard: { onDone: () => void; onTaken: () => void }) {
  const t = useT()
  const [form] = Form.useForm<SetUpFields>()
  const [language] = useLanguage()
  const { create, pending, failure, wait } = useSetUp(heard)
  // The default language of the college is the language of the person who sets it up.
  useEffect(() => {
    if (!form.isFieldTouched('language')) form.setFieldValue('language', language)
  }, [form, language])
  useEffect(() => {
    if (!failure?.isCode) return
    form.setFields([{ name: 'code', errors: [failure.msg] }])
    form.getFieldInstance('code')?.focus({ cursor: 'all' })
  }, [form, failure])

  return (
    <>
      <h1 className={formStyles.title}>{t('auth.setup_title')}</h1>
      <p className={formStyles.intro}>{t('auth.setup_text')}</p>
      <Form<SetUpFields>
        form={form}
        className={`${formStyles.form} ${styles.form}`}
        layout="vertical"
        size="large"
        requiredMark={false}
        validateTrigger="onBlur"
        scrollToFirstError={{ focus: true, block: 'center' }}
        initialValues={{ language }}
        onFinish={({ again: _, ...wish }) => void create(wish)}
      >
        <Step number={1} title={t('auth.setup_code_title')}>
          <Form.Item
            name="code"
            label={t('auth.setup_code_label')}
            extra={t('auth.setup_code_help')}
            rules={[{ required: true, whitespace: true, min: 4, message: t('auth.setup_code_required') }]}
          >
            <Input
              className={styles.code}
              placeholder={t('auth.setup_code_hint')}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={40}
              autoFocus
            />
          </Form.Item>
        </Step>
        <Step number={2} title={t('auth.setup_company_title')}>
          <Form.Item
            name="companyName"
            label={t('auth.setup_company')}
            rules={[{ required: true, whitespace: true, message: t('auth.setup_company_required') }]}
          >
            <Input autoComplete="organization" maxLength={NAME_MAX} />
          </Form.Item>
          <Form.Item
            name="collegeName"
            label={t('auth.setup_college')}
            extra={t('auth.setup_college_help')}
            rules={[{ required: true, whitespace: true, message: t('auth.setup_college_required') }]}
          >
            <Input autoComplete="off" maxLength={NAME_MAX} />
          </Form.Item>
          <Form.Item name="language" label={t('auth.setup_language')}>
            <Select options={LANGUAGES.map((code) => ({ value: code, label: LANGUAGE_NAMES[code] }))} />
          </Form.Item>
        </Step>
        <Step number={3} title={t('auth.setup_admin_title')}>
          <AdministratorFields nameMax={NAME_MAX} />
        </Step>
        {/* Beside the button, because people look there after pressing it. */}
        <div role="alert">
          {failure && !failure.isCode && (
            <Alert type="error" showIcon title={failure.msg} role="presentation" className={styles.failure ?? ''} />
          )}
        </div>
        <Button type="primary" htmlType="submit" block loading={pending} disabled={wait > 0}>
          {wait > 0 ? t('auth.wait', { seconds: wait }) : t('auth.setup_submit')}
        </Button>
      </Form>
    </>
  )
}
