import { ExportOutlined } from '@ant-design/icons'
import { asId } from '@sands/contract/kernel/id'
import type { BatchId, UserId } from '@sands/contract/kernel/schema'
import type { AuditEntry } from '@sands/contract/ops/audit.model'
import { attempt } from '@sands/web/call/attempt'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { BatchDialog } from '../../../kernel/batch/batch-dialog.tsx'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { AUDIT_ADDRESS, filterOf, isFiltered, NO_FILTER } from './audit-address.ts'
import { AuditDrawer } from './audit-drawer.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { useAuditColumns } from './use-audit-columns.tsx'

/** The server counts up to this number. */
const MOST = 10_000

export function AuditPage() {
  const t = useT()
  const { number } = useMoments()
  const [address, setAddress] = useAddressQuery(AUDIT_ADDRESS)
  const [batchId, setBatchId] = useState<BatchId>()
  const { current, size, open } = address
  const { actorId, ...rest } = filterOf(address)
  const filter = { ...rest, actorId: actorId ? asId<UserId>(actorId) : undefined }
  const page = useCall(
    'GET /sands-system/api/v1/ops/audit/page',
    { query: { ...filter, current, size } },
    { staleTime: 0 },
  )
  const exporting = useAct('POST /sands-system/api/v1/ops/audit/export')
  const columns = useAuditColumns({ onOpen: (seq) => setAddress({ open: String(seq) }) })
  const clear = () => setAddress({ ...NO_FILTER, open: '' })

  async function startExport() {
    const { data } = await attempt(() => exporting.mutateAsync({ body: filter }))
    if (!data) return
    setBatchId(data.batchId)
    // The log has a new entry for the export itself.
    void page.refetch()
  }

  return (
    <ManagePage
      title={t('ops.audit')}
      intro={t('ops.audit_intro')}
      actions={
        <Button icon={<ExportOutlined aria-hidden />} loading={exporting.isPending} onClick={() => void startExport()}>
          {t('ops.audit_export')}
        </Button>
      }
    >
      <AuditFilters address={address} onChange={setAddress} onClear={clear} />
      {(page.data?.total ?? 0) >= MOST && <p>{t('ops.audit_capped', { count: number(MOST) })}</p>}
      <DataTable<AuditEntry>
        label={t('ops.audit')}
        columns={columns}
        rowKey={({ seq }) => String(seq)}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={
          <EmptyList
            isNarrowed={isFiltered(address)}
            none={{ title: t('ops.audit_none'), text: t('ops.audit_none_text') }}
            notFound={{
              title: t('ops.audit_not_found'),
              text: t('ops.audit_not_found_text'),
              clear: { label: t('ops.audit_clear'), onClear: clear },
            }}
          />
        }
      />
      <AuditDrawer
        entry={page.data?.records.find(({ seq }) => String(seq) === open)}
        onClose={() => setAddress({ open: '' })}
        onOnly={(patch) => setAddress({ ...NO_FILTER, open: '', ...patch })}
      />
      <BatchDialog batchId={batchId} title={t('ops.batch_audit_export')} onClose={() => setBatchId(undefined)} />
    </ManagePage>
  )
}
