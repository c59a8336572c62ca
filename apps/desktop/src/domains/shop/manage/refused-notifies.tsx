import type { RefusedNotify } from '@sands/contract/shop/manage.model'
import { moneyText } from '@sands/rules/shop/money'
import { useCall } from '@sands/web/call/use-call'
import { useState } from 'react'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import styles from '../shop.module.css'

/** Messages of providers and orders of people that changed nothing: forged, repeated, or with another amount. */
export function RefusedNotifies() {
  const t = useT()
  const { minute } = useMoments()
  const [paging, setPaging] = useState({ current: 1, size: 10 })
  const page = useCall('GET /sands-shopping/api/v1/manage/reconcile/refused', { query: paging }, { staleTime: 0 })
  const amount = ({ currency }: RefusedNotify, value: number | null) => {
    if (value === null) return '–'
    return currency ? moneyText(value, currency) : value
  }
  const columns: readonly Column<RefusedNotify>[] = [
    { key: 'time', title: t('shop.manage_refused_time'), keep: true, cell: ({ time }) => minute(time) },
    {
      key: 'reason',
      title: t('shop.manage_refused_reason'),
      keep: 'name',
      cell: ({ reason, provider, person }) => (
        <span className={styles.stacked}>
          {t(`shop.manage_refusal_${reason}`)}
          <span className={styles.quiet}>{provider ? t(`shop.provider_${provider}`) : person}</span>
        </span>
      ),
    },
    { key: 'trade', title: t('shop.manage_trade'), cell: ({ tradeNo, goodsName }) => tradeNo ?? goodsName ?? '–' },
    { key: 'ours', title: t('shop.manage_refused_ours'), align: 'end', cell: (row) => amount(row, row.ours) },
    { key: 'theirs', title: t('shop.manage_refused_theirs'), align: 'end', cell: (row) => amount(row, row.theirs) },
    { key: 'times', title: t('shop.manage_refused_times'), align: 'end', cell: ({ times }) => times },
  ]
  const none = { title: t('shop.manage_refused_none'), text: t('shop.manage_refused_none_text') }
  return (
    <section aria-label={t('shop.manage_refused')}>
      <h2 className={styles.heading}>{t('shop.manage_refused')}</h2>
      <DataTable<RefusedNotify>
        label={t('shop.manage_refused')}
        columns={columns}
        rowKey={({ id }) => id}
        answer={page}
        paging={paging}
        onPaging={(next) => setPaging((before) => ({ ...before, ...next }))}
        empty={
          <EmptyList
            isNarrowed={false}
            none={none}
            notFound={{
              ...none,
              clear: { label: t('shop.show_all'), onClear: () => setPaging({ current: 1, size: 10 }) },
            }}
          />
        }
      />
    </section>
  )
}
