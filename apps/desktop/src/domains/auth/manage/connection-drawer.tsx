import type { ManagedConnection } from '@sands/contract/auth/connections.model'
import type { CollegeId } from '@sands/contract/kernel/schema'
import { CONNECTION_KINDS, type ConnectionKind } from '@sands/rules/auth/connection'
import type { CallError } from '@sands/web/call/call-error'
import { useAct } from '@sands/web/call/use-call'
import { isRecord } from '@sands/web/device/device'
import { Alert, Button, Drawer, Input, Select, Switch } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { useSubmit } from '../../../kernel/ui/form/use-submit.ts'
import styles from './connections.module.css'

interface DrawerProps {
  edited: ManagedConnection | 'new' | null
  colleges: readonly { id: CollegeId; name: string }[]
  addresses: readonly string[]
  onClose: () => void
  onSaved: () => Promise<void>
}

export function ConnectionDrawer({ edited, onClose, ...rest }: DrawerProps) {
  const t = useT()
  const title = edited === 'new' || edited === null ? t('auth.desk_add') : edited.name
  return (
    <Drawer open={edited !== null} onClose={onClose} size={560} title={title} destroyOnHidden>
      {edited !== null && <ConnectionForm edited={edited} {...rest} />}
    </Drawer>
  )
}

/** Which fields a kind has besides its name, id and secret. */
const FIELDS: Readonly<Record<ConnectionKind, readonly ('agentId' | 'issuer' | 'claim' | 'uniqueIds')[]>> = {
  wechat: [],
  miniprogram: [],
  wecom: ['agentId', 'claim'],
  feishu: ['claim'],
  lark: ['claim'],
  oidc: ['issuer', 'claim'],
  native: ['uniqueIds'],
  weimob: ['issuer'],
}

const listOf = (text: string): string[] =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .slice(0, 20)

/** How many people would lose their only way in, when that is why the server refuses. */
const lossIn = ({ data }: CallError): number => (isRecord(data) && typeof data.count === 'number' ? data.count : 0)

function ConnectionForm({
  edited,
  colleges,
  addresses,
  onSaved,
}: Omit<DrawerProps, 'edited' | 'onClose'> & { edited: ManagedConnection | 'new' }) {
  const t = useT()
  const { submit, isBusy, failure } = useSubmit()
  const confirm = useConfirm()
  const save = useAct('POST /sands-user/api/v1/manage/connection/save')
  const before = edited === 'new' ? null : edited
  const [kind, setKind] = useState<ConnectionKind>(before?.kind ?? 'wecom')
  const [fields, setFields] = useState({
    name: before?.name ?? '',
    appId: before?.appId ?? '',
    secret: '',
    agentId: before?.options.agentId ?? '',
    issuer: before?.options.issuer ?? '',
    claim: before?.options.claim ?? '',
    uniqueIds: before?.options.uniqueIds.join(' ') ?? '',
  })
  const [closed, setClosed] = useState<readonly CollegeId[]>(before?.closedColleges ?? [])
  const [isTried, setTried] = useState(false)
  const missing = (value: string) => (isTried && !value.trim() ? t('auth.desk_required') : undefined)
  const text = (name: keyof typeof fields) => ({
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => setFields((now) => ({ ...now, [name]: target.value })),
  })

  const send = () => {
    setTried(true)
    if (!fields.name.trim() || !fields.appId.trim()) return
    const has = (name: keyof typeof fields) => FIELDS[kind].some((field) => field === name)
    const body = {
      id: before?.id ?? null,
      version: before?.version ?? 1,
      kind,
      name: fields.name.trim(),
      appId: fields.appId.trim(),
      secret: fields.secret || null,
      closedColleges: [...closed],
      options: {
        agentId: has('agentId') ? fields.agentId.trim() : '',
        issuer: has('issuer') ? fields.issuer.trim() : '',
        claim: has('claim') ? fields.claim.trim() : '',
        uniqueIds: has('uniqueIds') ? listOf(fields.uniqueIds) : [],
      },
    }
    const saved = { done: t('auth.desk_saved'), onDone: onSaved }
    const askFirst = (error: CallError) => {
      const confirmedLoss = lossIn(error)
      if (confirmedLoss === 0) return false
      confirm({
        title: t('auth.desk_close_colleges_title', { name: body.name }),
        text: t('auth.desk_lose_text', { count: confirmedLoss }),
        action: t('auth.ways_save'),
        danger: true,
        run: () => save.mutateAsync({ body: { ...body, confirmedLoss } }),
        ...saved,
      })
      return true
    }
    void submit({ run: () => save.mutateAsync({ body, quiet: true }), ...saved, onRefused: askFirst })
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
      <Field label={t('auth.desk_kind')}>
        {({ status: _, ...field }) => (
          <Select<ConnectionKind>
            {...field}
            value={kind}
            disabled={before !== null}
            onChange={setKind}
            options={CONNECTION_KINDS.map((value) => ({ value, label: t(`auth.way_${value}`) }))}
          />
        )}
      </Field>
      <Field label={t('auth.desk_name')} required fault={missing(fields.name)}>
        {(field) => <Input {...field} maxLength={60} {...text('name')} />}
      </Field>
      <Field label={t('auth.desk_app_id')} required hint={t('auth.desk_app_id_hint')} fault={missing(fields.appId)}>
        {(field) => <Input {...field} maxLength={120} autoComplete="off" spellCheck={false} {...text('appId')} />}
      </Field>
      <Field label={t('auth.desk_key')} hint={t(before ? 'auth.desk_key_stays' : 'auth.desk_key_hint')}>
        {(field) => <Input.Password {...field} maxLength={400} autoComplete="new-password" {...text('secret')} />}
      </Field>
      {FIELDS[kind].map((name) => (
        <Field key={name} label={t(`auth.desk_${name}`)} hint={t(`auth.desk_${name}_hint`)}>
          {(field) => <Input {...field} maxLength={300} autoComplete="off" spellCheck={false} {...text(name)} />}
        </Field>
      ))}
      <div>
        <p className={styles.quiet}>{t('auth.desk_colleges')}</p>
        {colleges.map(({ id, name }) => (
          <div key={id} className={styles.college}>
            <Switch
              aria-label={name}
              checked={!closed.includes(id)}
              onChange={(isOn) => setClosed(isOn ? closed.filter((one) => one !== id) : [...closed, id])}
            />
            <span>{name}</span>
          </div>
        ))}
      </div>
      <div>
        <p className={styles.quiet}>{t('auth.desk_addresses')}</p>
        <ul className={styles.addresses}>
          {addresses.map((address) => (
            <li key={address}>{address}</li>
          ))}
        </ul>
      </div>
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {t('auth.ways_save')}
      </Button>
    </form>
  )
}
