import type { SimulatedMessage } from '@sands/contract/auth/ways.model'
import { useCall } from '@sands/web/call/use-call'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import styles from './ways.module.css'

/** Messages that simulators kept. Where a provider sends them, this card is not there. */
export function OutboxCard() {
  const t = useT()
  const { minute } = useMoments()
  const outbox = useCall('GET /sands-user/api/v1/manage/ways/outbox', undefined, { staleTime: 0 })
  const columns: readonly Column<SimulatedMessage>[] = [
    { key: 'target', title: t('auth.outbox_to'), keep: 'name', cell: ({ target }) => target },
    { key: 'text', title: t('auth.outbox_message'), keep: true, cell: ({ text }) => text },
    {
      key: 'at',
      title: t('auth.outbox_at'),
      cell: ({ sentAt }) => (
        <time className={styles.time} dateTime={sentAt}>
          {minute(sentAt)}
        </time>
      ),
    },
  ]
  const records = outbox.data
  const none = { title: t('auth.outbox_none'), text: t('auth.outbox_none_text') }
  return (
    <Card title={t('auth.outbox')}>
      <p className={styles.quiet}>{t('auth.outbox_text')}</p>
      <DataTable<SimulatedMessage>
        label={t('auth.outbox_message')}
        columns={columns}
        rowKey={({ id }) => id}
        answer={{ ...outbox, data: records && { records, current: 1, size: 50, total: records.length } }}
        paging={{ current: 1, size: 50 }}
        onPaging={() => undefined}
        isWhole
        empty={<EmptyList isNarrowed={false} none={none} notFound={none} />}
      />
    </Card>
  )
}
