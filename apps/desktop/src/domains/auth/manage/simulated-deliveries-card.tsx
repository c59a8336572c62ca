import type { SimulatedDelivery } from '@sands/contract/auth/channel-template.model'
import { useCall } from '@sands/web/call/use-call'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import styles from './connections.module.css'

/** Messages to the outside that simulators stored instead of sending them. */
export function SimulatedDeliveriesCard() {
  const t = useT()
  const { minute } = useMoments()
  const stored = useCall('GET /sands-user/api/v1/manage/channel-template/simulated', undefined, { staleTime: 0 })
  const columns: readonly Column<SimulatedDelivery>[] = [
    {
      key: 'channel',
      title: t('auth.simulated_channel'),
      keep: true,
      cell: ({ channel }) => t(`auth.channel_${channel}`),
    },
    { key: 'target', title: t('auth.outbox_to'), keep: 'name', cell: ({ target }) => target },
    {
      key: 'text',
      title: t('auth.outbox_message'),
      cell: ({ title, text }) => [title, text].filter(Boolean).join(' · '),
    },
    { key: 'at', title: t('auth.outbox_at'), keep: true, cell: ({ sentAt }) => minute(sentAt) },
  ]
  const records = stored.data
  const none = { title: t('auth.simulated_deliveries_none'), text: t('auth.simulated_deliveries_none_text') }
  return (
    <Card title={t('auth.simulated_deliveries')}>
      <p className={styles.quiet}>{t('auth.simulated_deliveries_text')}</p>
      <DataTable<SimulatedDelivery>
        label={t('auth.outbox_message')}
        columns={columns}
        rowKey={({ id }) => id}
        answer={{ ...stored, data: records && { records, current: 1, size: 50, total: records.length } }}
        paging={{ current: 1, size: 50 }}
        onPaging={() => undefined}
        isWhole
        empty={<EmptyList isNarrowed={false} none={none} notFound={none} />}
      />
    </Card>
  )
}
