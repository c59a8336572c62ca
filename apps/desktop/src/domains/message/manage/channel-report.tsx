import type { Id } from '@sands/contract/kernel/schema'
import type { ChannelReportRow } from '@sands/contract/message/channel.model'
import { CHANNEL_STATES, type ChannelState } from '@sands/rules/message/channel'
import { useCall } from '@sands/web/call/use-call'
import { useState } from 'react'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import { ChannelStates } from './channel-states.tsx'
import { DELIVERY_TONES } from './delivery-tones.ts'
import styles from './outgoing.module.css'

/** What became of a message outside the product: in total for each channel, and person by person. */
export function ChannelReport({ id }: { id: Id<'outgoing'> }) {
  const t = useT()
  const report = useCall(
    'GET /sands-system/api/v1/manage/message/channel-report',
    { query: { id } },
    { staleTime: 0, silent: true },
  )
  if (!report.data) return null
  return (
    <section className={styles.part}>
      <h3 className={styles.subheading}>{t('message.report_channels')}</h3>
      {report.data.length === 0 && <p className={styles.note}>{t('message.report_channels_none')}</p>}
      {report.data.map((row) => (
        <ChannelStates key={row.channel} row={row} />
      ))}
      {report.data.length > 0 && <People id={id} />}
    </section>
  )
}

function People({ id }: { id: Id<'outgoing'> }) {
  const t = useT()
  const moments = useMoments()
  const [state, setState] = useState<ChannelState | ''>('')
  const [paging, setPaging] = useState({ current: 1, size: 10 })
  const page = useCall(
    'GET /sands-system/api/v1/manage/message/channel-report-page',
    { query: { id, ...paging, ...(state && { state }) } },
    { staleTime: 0 },
  )
  const none = { title: t('message.report_none'), text: t('message.report_none_text') }
  const columns: readonly Column<ChannelReportRow>[] = [
    { key: 'name', title: t('message.report_person'), keep: 'name', cell: ({ name }) => name },
    {
      key: 'channel',
      title: t('message.report_channel'),
      keep: true,
      cell: ({ channel }) => t(`message.channel_${channel}`),
    },
    {
      key: 'state',
      title: t('message.report_state'),
      cell: (row) => <StateTag tone={DELIVERY_TONES[row.state]}>{t(`message.delivery_${row.state}`)}</StateTag>,
    },
    {
      key: 'reason',
      title: t('message.report_reason'),
      cell: ({ reason, detail }) =>
        reason && [t(`message.why_${reason}`), detail].filter((words) => words !== null).join(' · '),
    },
    {
      key: 'at',
      title: t('message.report_at'),
      keep: true,
      cell: ({ at }) => <time dateTime={at}>{moments.minute(at)}</time>,
    },
  ]
  return (
    <>
      <Choice<ChannelState>
        className={styles.state}
        label={t('message.report_state')}
        placeholder={t('message.report_all_states')}
        value={state}
        options={CHANNEL_STATES.map((value) => ({ value, label: t(`message.delivery_${value}`) }))}
        onChange={(next) => {
          setState(next)
          setPaging({ ...paging, current: 1 })
        }}
      />
      <DataTable<ChannelReportRow>
        label={t('message.report_channels')}
        columns={columns}
        rowKey={({ id: row }) => row}
        answer={page}
        paging={paging}
        onPaging={setPaging}
        empty={<EmptyList isNarrowed={state !== ''} none={none} notFound={none} />}
      />
    </>
  )
}
