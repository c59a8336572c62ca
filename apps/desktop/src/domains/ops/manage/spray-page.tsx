import type { SignInSpray } from '@sands/contract/ops/audit.model'
import { useCall } from '@sands/web/call/use-call'
import { pageValues } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { useSprayColumns } from './use-spray-columns.tsx'

/** Networks from which somebody tries passwords on many accounts. */
export function SprayPage() {
  const t = useT()
  const [{ current, size }, setAddress] = useAddressQuery(pageValues)
  const page = useCall('GET /sands-system/api/v1/ops/audit/sprays', { query: { current, size } }, { staleTime: 0 })
  const columns = useSprayColumns()
  return (
    <ManagePage
      title={t('ops.sprays')}
      intro={t('ops.sprays_intro')}
      actions={<LinkButton to="/manage/ops/audit?action=auth.session">{t('ops.sprays_all')}</LinkButton>}
    >
      <DataTable<SignInSpray>
        label={t('ops.sprays')}
        columns={columns}
        rowKey={({ network }) => network}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={<StateBlock kind="empty" title={t('ops.sprays_none')} text={t('ops.sprays_none_text')} />}
      />
    </ManagePage>
  )
}
