import { ExportOutlined } from '@ant-design/icons'
import { idIn } from '@sands/contract/kernel/id'
import type { BatchId } from '@sands/contract/kernel/schema'
import type { AccountLine } from '@sands/contract/points/points.model'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { pageValues, textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { BatchDialog } from '../../../kernel/batch/batch-dialog.tsx'
import { useT } from '../../../kernel/text.ts'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { RowOpener } from '../../../kernel/ui/list/row-opener.tsx'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import styles from '../points.module.css'
import { LedgerDrawer } from './ledger-drawer.tsx'

const ADDRESS = { ...pageValues, keyword: textValue(60), open: textValue(18) }

/** People with points, and the ledger of each. */
export function LedgerPage() {
  const t = useT()
  const [{ current, size, keyword, open }, setAddress] = useAddressQuery(ADDRESS)
  const query = { ...(keyword && { keyWord: keyword }), current, size }
  const page = useCall('GET /sands-shopping/api/v1/manage/points/account/page', { query }, { staleTime: 0 })
  const exporting = useAct('POST /sands-shopping/api/v1/manage/points/ledger/export')
  const [batchId, setBatchId] = useState<BatchId>()
  const run = useRun(page.refetch)
  const clear = () => setAddress({ current: 1, keyword: '' })
  const columns: readonly Column<AccountLine>[] = [
    {
      key: 'person',
      title: t('points.manage_person'),
      keep: 'name',
      cell: ({ person }) => (
        <span className={styles.stacked}>
          <RowOpener onOpen={() => setAddress({ open: person.id })}>{person.name}</RowOpener>
          <span className={styles.quiet}>{person.postName}</span>
        </span>
      ),
    },
    { key: 'department', title: t('points.manage_department'), cell: ({ departmentName }) => departmentName },
    {
      key: 'balance',
      title: t('points.balance'),
      keep: true,
      cell: ({ balance }) => <span className={styles.number}>{balance}</span>,
    },
    {
      key: 'held',
      title: t('points.manage_held'),
      cell: ({ held }) => <span className={styles.number}>{held}</span>,
    },
  ]
  const startExport = () => run(async () => setBatchId((await exporting.mutateAsync({ body: {} })).batchId))
  return (
    <ManagePage
      title={t('points.manage_ledger')}
      intro={t('points.manage_ledger_intro')}
      actions={
        <Button icon={<ExportOutlined aria-hidden />} loading={exporting.isPending} onClick={() => void startExport()}>
          {t('points.manage_export')}
        </Button>
      }
    >
      <search className={styles.filters} aria-label={t('points.manage_ledger')}>
        <KeywordField
          className={styles.keyword}
          label={t('points.manage_keyword')}
          keyword={keyword}
          onChange={(next) => setAddress({ current: 1, keyword: next })}
        />
      </search>
      <DataTable<AccountLine>
        label={t('points.manage_ledger')}
        columns={columns}
        rowKey={({ person }) => person.id}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={
          <EmptyList
            isNarrowed={keyword !== ''}
            none={{ title: t('points.manage_none'), text: t('points.manage_none_text') }}
            notFound={{
              title: t('points.manage_not_found'),
              text: t('points.manage_not_found_text'),
              clear: { label: t('points.show_all'), onClear: clear },
            }}
          />
        }
      />
      <LedgerDrawer userId={idIn<'user'>(open)} onClose={() => setAddress({ open: '' })} />
      <BatchDialog batchId={batchId} title={t('points.batch_export')} onClose={() => setBatchId(undefined)} />
    </ManagePage>
  )
}
