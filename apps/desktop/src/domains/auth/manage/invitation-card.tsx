import type { Invitation } from '@sands/contract/auth/register.model'
import { useAct, useCall } from '@sands/web/call/use-call'
import { copyText } from '@sands/web/device/copy-text'
import { Alert, Button, Input, InputNumber } from 'antd'
import { useState } from 'react'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import styles from './ways.module.css'

const FIRST = { note: '', days: 7, uses: 20 }

/** Links with which people outside make their account. A link is shown once, when it is made. */
export function InvitationCard() {
  const t = useT()
  const { minute } = useMoments()
  const list = useCall('GET /sands-user/api/v1/manage/invitation/list', undefined, { staleTime: 0 })
  const run = useRun(list.refetch)
  const add = useAct('POST /sands-user/api/v1/manage/invitation/add')
  const end = useAct('POST /sands-user/api/v1/manage/invitation/end')
  const [form, setForm] = useState(FIRST)
  const [link, setLink] = useState('')
  const make = async () => {
    const { code } = await add.mutateAsync({ body: form })
    setLink(`${location.origin}/register?invitation=${code}`)
    setForm(FIRST)
  }
  const columns: readonly Column<Invitation>[] = [
    { key: 'note', title: t('auth.invite_note'), keep: 'name', cell: ({ note }) => note || '—' },
    { key: 'uses', title: t('auth.invite_left'), cell: ({ usesLeft }) => usesLeft },
    {
      key: 'until',
      title: t('auth.invite_until'),
      cell: ({ expiresAt }) => (
        <time className={styles.time} dateTime={expiresAt}>
          {minute(expiresAt)}
        </time>
      ),
    },
    {
      key: 'end',
      title: t('auth.invite_acts'),
      keep: true,
      cell: ({ id }) => (
        <Button size="small" onClick={() => void run(() => end.mutateAsync({ body: { id } }), t('auth.invite_ended'))}>
          {t('auth.invite_end')}
        </Button>
      ),
    },
  ]
  const records = list.data
  const none = { title: t('auth.invite_none'), text: t('auth.invite_none_text') }
  return (
    <Card title={t('auth.invitations')}>
      <div className={styles.invite}>
        <Field label={t('auth.invite_note')}>
          {(field) => (
            <Input
              {...field}
              maxLength={60}
              value={form.note}
              onChange={({ target }) => setForm({ ...form, note: target.value })}
            />
          )}
        </Field>
        <Field label={t('auth.invite_days')}>
          {(field) => (
            <InputNumber
              {...field}
              min={1}
              max={90}
              value={form.days}
              onChange={(days) => setForm({ ...form, days: days ?? FIRST.days })}
            />
          )}
        </Field>
        <Field label={t('auth.invite_uses')}>
          {(field) => (
            <InputNumber
              {...field}
              min={1}
              max={1000}
              value={form.uses}
              onChange={(uses) => setForm({ ...form, uses: uses ?? FIRST.uses })}
            />
          )}
        </Field>
        <Button loading={add.isPending} onClick={() => void run(make, t('auth.invite_made'))}>
          {t('auth.invite_make')}
        </Button>
      </div>
      {link && (
        <Alert
          type="success"
          className={styles.link ?? ''}
          message={t('auth.invite_link')}
          description={link}
          action={<Button onClick={() => void copyText(link)}>{t('auth.invite_copy')}</Button>}
        />
      )}
      <DataTable<Invitation>
        label={t('auth.invite_list')}
        columns={columns}
        rowKey={({ id }) => id}
        answer={{ ...list, data: records && { records, current: 1, size: 100, total: records.length } }}
        paging={{ current: 1, size: 100 }}
        onPaging={() => undefined}
        isWhole
        empty={<EmptyList isNarrowed={false} none={none} notFound={none} />}
      />
    </Card>
  )
}
