import type { ChannelTemplate } from '@sands/contract/auth/channel-template.model'
import {
  MAX_TEMPLATE_FIELDS,
  TEMPLATE_PARTS,
  type TemplateChannel,
  type TemplatePart,
} from '@sands/rules/message/channel'
import { useAct } from '@sands/web/call/use-call'
import { Alert, Button, Drawer, Input, Select } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useSubmit } from '../../../kernel/ui/form/use-submit.ts'
import styles from './connections.module.css'

/** Where a template belongs, and the one that is set. */
export interface TemplatePlace {
  name: string
  channel: TemplateChannel
  connectionId: ChannelTemplate['connectionId']
  template: ChannelTemplate | null
}

interface DrawerProps {
  edited: TemplatePlace | null
  onClose: () => void
  onSaved: () => Promise<void>
}

export function TemplateDrawer({ edited, onClose, onSaved }: DrawerProps) {
  const t = useT()
  return (
    <Drawer
      open={edited !== null}
      onClose={onClose}
      size={560}
      title={edited && t('auth.template_edit', { name: edited.name })}
      destroyOnHidden
    >
      {edited && <TemplateForm place={edited} onSaved={onSaved} />}
    </Drawer>
  )
}

/** What a new field is called: text messages number their fields, WeChat names them. */
const nameOf = (channel: TemplateChannel, number: number): string =>
  channel === 'sms' ? String(number) : `thing${number}`

function TemplateForm({ place, onSaved }: { place: TemplatePlace; onSaved: () => Promise<void> }) {
  const t = useT()
  const { channel, connectionId, template } = place
  const { submit, isBusy, failure } = useSubmit()
  const save = useAct('POST /sands-user/api/v1/manage/channel-template/save')
  const [templateId, setTemplateId] = useState(template?.templateId ?? '')
  const [fields, setFields] = useState<ChannelTemplate['fields']>(
    template?.fields ?? [{ name: nameOf(channel, 1), part: 'title' }],
  )
  const change = (index: number, next: Partial<ChannelTemplate['fields'][number]>) =>
    setFields(fields.map((field, place) => (place === index ? { ...field, ...next } : field)))
  const send = () => {
    const body = { channel, connectionId, templateId: templateId.trim(), fields, version: template?.version ?? 1 }
    void submit({ run: () => save.mutateAsync({ body, quiet: true }), done: t('auth.template_saved'), onDone: onSaved })
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
      <Field label={t('auth.template_id')} hint={t('auth.template_id_hint')}>
        {(field) => (
          <Input
            {...field}
            maxLength={80}
            autoComplete="off"
            spellCheck={false}
            value={templateId}
            onChange={({ target }) => setTemplateId(target.value)}
          />
        )}
      </Field>
      <fieldset className={styles.fields}>
        <legend className={styles.quiet}>{t('auth.template_fields')}</legend>
        {fields.map(({ name, part }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: fields have no id, and their order is what they are
          <div key={index} className={styles.field}>
            <Input
              aria-label={t('auth.template_field', { number: index + 1 })}
              maxLength={40}
              disabled={channel === 'sms'}
              value={name}
              onChange={({ target }) => change(index, { name: target.value })}
            />
            <Select<TemplatePart>
              aria-label={t('auth.template_part_of', { number: index + 1 })}
              value={part}
              onChange={(next) => change(index, { part: next })}
              options={TEMPLATE_PARTS.map((value) => ({ value, label: t(`auth.template_part_${value}`) }))}
            />
            <Button
              type="text"
              danger
              disabled={index < fields.length - 1}
              onClick={() => setFields(fields.slice(0, -1))}
            >
              {t('auth.template_drop', { number: index + 1 })}
            </Button>
          </div>
        ))}
        <Button
          disabled={fields.length >= MAX_TEMPLATE_FIELDS}
          onClick={() => setFields([...fields, { name: nameOf(channel, fields.length + 1), part: 'content' }])}
        >
          {t('auth.template_add')}
        </Button>
      </fieldset>
      <Button type="primary" htmlType="submit" loading={isBusy}>
        {t('auth.ways_save')}
      </Button>
    </form>
  )
}
