import type { ManagedSender, SenderChannel, SenderOptions } from '@sands/contract/auth/sender.model'
import { MAIL_HOST } from '@sands/rules/auth/mail-host'
import { useAct } from '@sands/web/call/use-call'
import { Alert, Button, Drawer, Input, InputNumber, Switch } from 'antd'
import { useState } from 'react'
import { type DesktopText, useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useSubmit } from '../../../kernel/ui/form/use-submit.ts'
import styles from './connections.module.css'

interface SenderDrawerProps {
  edited: ManagedSender | null
  onClose: () => void
  onSaved: () => Promise<void>
}

type TextField = Exclude<keyof SenderOptions, 'port' | 'isSecure'>

/** The fields of text of each channel; all but the user name of a mail server are needed. */
const FIELDS: Readonly<Record<SenderChannel, readonly { name: TextField; label: DesktopText }[]>> = {
  sms: [
    { name: 'account', label: 'auth.sender_sms_account' },
    { name: 'appId', label: 'auth.sender_sms_appId' },
    { name: 'sign', label: 'auth.sender_sms_sign' },
    { name: 'templateId', label: 'auth.sender_sms_templateId' },
  ],
  mail: [
    { name: 'host', label: 'auth.sender_mail_host' },
    { name: 'from', label: 'auth.sender_mail_from' },
    { name: 'account', label: 'auth.sender_mail_account' },
  ],
}
const HOST = new RegExp(MAIL_HOST)
const NOTHING: SenderOptions = {
  ...{ account: '', appId: '', sign: '', templateId: '' },
  ...{ host: '', port: 0, isSecure: true, from: '' },
}

export function SenderDrawer({ edited, onClose, onSaved }: SenderDrawerProps) {
  const t = useT()
  return (
    <Drawer
      open={edited !== null}
      onClose={onClose}
      size={480}
      title={edited && t(`auth.sender_${edited.channel}`)}
      destroyOnHidden
    >
      {edited && <SenderForm edited={edited} onSaved={onSaved} />}
    </Drawer>
  )
}

function SenderForm({ edited, onSaved }: { edited: ManagedSender; onSaved: () => Promise<void> }) {
  const t = useT()
  const { channel, version } = edited
  const { submit, isBusy, failure } = useSubmit()
  const save = useAct('POST /sands-user/api/v1/manage/sender/save')
  const [options, setOptions] = useState<SenderOptions>(edited.options ?? NOTHING)
  const [secret, setSecret] = useState('')
  const [isTried, setTried] = useState(false)
  const isNeeded = (name: TextField) => channel === 'sms' || name !== 'account'
  const isMissing = (name: TextField) => isNeeded(name) && !options[name].trim()
  const isWrong = (name: TextField) => name === 'host' && !HOST.test(options.host.trim())
  const fault = (name: TextField) => {
    if (!isTried) return undefined
    if (isMissing(name)) return t('auth.desk_required')
    return isWrong(name) ? t('auth.sender_mail_host_wrong') : undefined
  }

  const send = () => {
    setTried(true)
    if (FIELDS[channel].some(({ name }) => isMissing(name) || isWrong(name))) return
    const trimmed = Object.fromEntries(FIELDS[channel].map(({ name }) => [name, options[name].trim()]))
    const body = { channel, version, options: { ...options, ...trimmed }, secret: secret || null }
    void submit({ run: () => save.mutateAsync({ body, quiet: true }), done: t('auth.desk_saved'), onDone: onSaved })
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div role="alert">{failure && <Alert type="error" showIcon title={failure} role="presentation" />}</div>
      {FIELDS[channel].map(({ name, label }) => (
        <Field key={name} label={t(label)} required={isNeeded(name)} fault={fault(name)}>
          {(field) => (
            <Input
              {...field}
              maxLength={120}
              autoComplete="off"
              spellCheck={false}
              value={options[name]}
              onChange={({ target }) => setOptions((now) => ({ ...now, [name]: target.value }))}
            />
          )}
        </Field>
      ))}
      {channel === 'mail' && (
        <>
          <Field label={t('auth.sender_mail_port')} hint={t('auth.sender_mail_port_hint')}>
            {(field) => (
              <InputNumber
                {...field}
                min={0}
                max={65_535}
                precision={0}
                value={options.port}
                onChange={(port) => setOptions((now) => ({ ...now, port: port ?? 0 }))}
              />
            )}
          </Field>
          <div className={styles.college}>
            <Switch
              aria-label={t('auth.sender_mail_isSecure')}
              checked={options.isSecure}
              onChange={(isSecure) => setOptions((now) => ({ ...now, isSecure }))}
            />
            <span>{t('auth.sender_mail_isSecure')}</span>
          </div>
        </>
      )}
      <Field
        label={t(`auth.sender_${channel}_secret`)}
        hint={t(edited.keySetAt ? 'auth.desk_key_stays' : 'auth.desk_key_hint')}
      >
        {(field) => (
          <Input.Password
            {...field}
            maxLength={400}
            autoComplete="new-password"
            value={secret}
            onChange={({ target }) => setSecret(target.value)}
          />
        )}
      </Field>
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {t('auth.ways_save')}
      </Button>
    </form>
  )
}
