import { PlusOutlined } from '@ant-design/icons'
import type { ManagedLecturer } from '@sands/contract/lecturer/lecturer.model'
import { useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { isFiltered, LECTURER_ADDRESS, NEW_LECTURER, NO_FILTER, queryOf } from './lecturer-address.ts'
import { LecturerDrawer } from './lecturer-drawer.tsx'
import { LecturerFilters } from './lecturer-filters.tsx'
import { LecturerRows } from './lecturer-rows.tsx'
import { useLecturerOrder } from './use-lecturer-order.ts'
import { useRemoveLecturer } from './use-remove-lecturer.ts'

/** All lecturers, in the order in which people see them. */
export function LecturersPage() {
  const t = useT()
  const [address, setAddress] = useAddressQuery(LECTURER_ADDRESS)
  const paging = { current: address.current, size: address.size }
  const page = useCall('GET /sands-lms/api/v1/manage/lecturer/page', { query: queryOf(address) }, { staleTime: 0 })
  const order = useLecturerOrder({ page: page.data, paging, refresh: page.refetch })
  const remove = useRemoveLecturer(page.refetch)
  const clear = () => setAddress(NO_FILTER)
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setAddress({ open: NEW_LECTURER })}>
      {t('lecturer.manage_add')}
    </Button>
  )
  return (
    <ManagePage title={t('lecturer.manage_lecturers')} intro={t('lecturer.manage_lecturers_intro')} actions={add}>
      <LecturerFilters address={address} onChange={setAddress} onClear={clear} />
      <DataTable<ManagedLecturer>
        label={t('lecturer.manage_lecturers')}
        columns={[]}
        rowKey={({ id }) => id}
        answer={page}
        paging={paging}
        onPaging={setAddress}
        draw={(records) => (
          <LecturerRows
            lecturers={page.data ? order.rows : records}
            onMove={isFiltered(address) ? undefined : order.move}
            acts={{
              onOpen: ({ id }) => setAddress({ open: id }),
              onFront: order.toFront,
              onEnd: order.toEnd,
              onRemove: remove,
            }}
          />
        )}
        empty={
          <EmptyList
            isNarrowed={isFiltered(address)}
            none={{ title: t('lecturer.none'), text: t('lecturer.manage_none_text'), actions: add }}
            notFound={{
              title: t('lecturer.manage_not_found'),
              text: t('lecturer.manage_not_found_text'),
              clear: { label: t('lecturer.manage_clear'), onClear: clear },
            }}
          />
        }
      />
      <LecturerDrawer open={address.open} refresh={page.refetch} onClose={() => setAddress({ open: '' })} />
    </ManagePage>
  )
}
