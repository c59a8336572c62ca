import type { DecorationSummary } from '@sands/contract/home/decoration.model'
import { useCall } from '@sands/web/call/use-call'
import { pageValues, textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { PageDrawer } from './page-drawer.tsx'
import { useHistoryColumns } from './use-history-columns.tsx'
import { useRestore } from './use-restore.ts'

/** `open` names the page in the drawer, so that the address can be sent to a colleague. */
const ADDRESS = { ...pageValues, open: textValue(18) }

/** The home pages that were published, and those withdrawn before their time. */
export function HistoryPage() {
  const t = useT()
  const [{ current, size, open }, setAddress] = useAddressQuery(ADDRESS)
  const page = useCall('GET /sands-lms/api/v1/manage/decoration/page', { query: { current, size } }, { staleTime: 0 })
  const restore = useRestore()
  const columns = useHistoryColumns({
    onOpen: (id) => setAddress({ open: id }),
    onRestore: (each) => void restore(each),
  })
  return (
    <ManagePage title={t('home.history')} intro={t('home.history_intro')}>
      <DataTable<DecorationSummary>
        label={t('home.history')}
        columns={columns}
        rowKey={({ id }) => id}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={<StateBlock kind="empty" title={t('home.history_none')} text={t('home.history_none_text')} />}
      />
      <PageDrawer id={open} onClose={() => setAddress({ open: '' })} onRestore={(each) => void restore(each)} />
    </ManagePage>
  )
}
