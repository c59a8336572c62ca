import type { Id } from '@sands/contract/kernel/schema'
import type { Difference } from '@sands/contract/shop/manage.model'
import { type Currency, moneyText } from '@sands/rules/shop/money'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { choiceValue, pageValues } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import styles from '../shop.module.css'
import { NoteDialog } from './note-dialog.tsx'
import { RefusedNotifies } from './refused-notifies.tsx'

const ADDRESS = { ...pageValues, show: choiceValue(['', 'all'], '') }
const amount = (value: number | null, currency: Currency): string => (value === null ? '–' : moneyText(value, currency))

/** Differences between our payments and the daily statements of the pay providers. */
export function ReconcilePage() {
  const t = useT()
  const [{ current, size, show }, setAddress] = useAddressQuery(ADDRESS)
  const query = { ...(show === '' && { isOpen: 1 as const }), current, size }
  const page = useCall('GET /sands-shopping/api/v1/manage/reconcile/page', { query }, { staleTime: 0 })
  const settle = useAct('POST /sands-shopping/api/v1/manage/reconcile/settle')
  const run = useRun(page.refetch)
  const [settling, setSettling] = useState<Id<'statementLine'>>()
  const columns: readonly Column<Difference>[] = [
    { key: 'day', title: t('shop.manage_day'), keep: true, cell: ({ day }) => day },
    {
      key: 'trade',
      title: t('shop.manage_trade'),
      keep: 'name',
      cell: ({ tradeNo, provider }) => (
        <span className={styles.stacked}>
          {tradeNo}
          <span className={styles.quiet}>{t(`shop.provider_${provider}`)}</span>
        </span>
      ),
    },
    { key: 'kind', title: t('shop.manage_difference'), cell: ({ kind }) => t(`shop.manage_difference_${kind}`) },
    {
      key: 'ours',
      title: t('shop.manage_ours'),
      align: 'end',
      keep: true,
      cell: ({ ours, currency }) => amount(ours, currency),
    },
    {
      key: 'theirs',
      title: t('shop.manage_theirs'),
      align: 'end',
      keep: true,
      cell: ({ theirs, currency }) => amount(theirs, currency),
    },
    {
      key: 'acts',
      title: t('shop.manage_acts'),
      cell: ({ id, isSettled, note }) =>
        isSettled === 1 ? (
          <span className={styles.quiet}>{note}</span>
        ) : (
          <Button size="small" onClick={() => setSettling(id)}>
            {t('shop.manage_settle')}
          </Button>
        ),
    },
  ]
  return (
    <ManagePage title={t('shop.manage_reconcile')} intro={t('shop.manage_reconcile_intro')}>
      <search className={styles.filters} aria-label={t('shop.manage_reconcile')}>
        <Choice
          className={styles.choice}
          label={t('shop.manage_state')}
          placeholder={t('shop.manage_open_only')}
          value={show}
          options={[{ value: 'all', label: t('shop.state_all') }]}
          onChange={(next) => setAddress({ current: 1, show: next })}
        />
      </search>
      <DataTable<Difference>
        label={t('shop.manage_reconcile')}
        columns={columns}
        rowKey={({ id }) => id}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={
          <EmptyList
            isNarrowed={false}
            none={{ title: t('shop.manage_reconcile_none'), text: t('shop.manage_reconcile_none_text') }}
            notFound={{
              title: t('shop.manage_not_found'),
              text: t('shop.manage_not_found_text'),
              clear: { label: t('shop.show_all'), onClear: () => setAddress({ current: 1, show: '' }) },
            }}
          />
        }
      />
      <RefusedNotifies />
      {settling && (
        <NoteDialog
          title={t('shop.manage_settle')}
          isRequired
          onClose={() => setSettling(undefined)}
          onSend={(note) => run(() => settle.mutateAsync({ body: { id: settling, note } }), t('shop.manage_act_done'))}
        />
      )}
    </ManagePage>
  )
}
