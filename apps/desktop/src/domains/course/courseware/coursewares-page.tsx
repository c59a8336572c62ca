import type { CoursewareDraft, ManagedCourseware } from '@sands/contract/course/manage.model'
import { useAct } from '@sands/web/call/use-call'
import { useState } from 'react'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { useConfirm } from '../../../kernel/ui/form/use-confirm.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { AddCourseware } from './add-courseware.tsx'
import { COURSEWARE_ADDRESS, queryOf } from './courseware-address.ts'
import { CoursewareDrawer } from './courseware-drawer.tsx'
import { CoursewareFilters } from './courseware-filters.tsx'
import { useCoursewareColumns } from './use-courseware-columns.tsx'
import { useCoursewares } from './use-coursewares.ts'

/** All courseware of the college, each with its completion rule. */
export function CoursewaresPage() {
  const t = useT()
  const confirm = useConfirm()
  const [address, setAddress] = useAddressQuery(COURSEWARE_ADDRESS)
  const { current, size, keyword, type } = address
  const page = useCoursewares(queryOf(address))
  const remove = useAct('POST /sands-lms/api/v1/manage/course-ware/remove')
  const [open, setOpen] = useState<ManagedCourseware | CoursewareDraft | null>(null)
  const clear = () => setAddress({ current: 1, keyword: '', type: '' })
  const askRemove = ({ id, version, title }: ManagedCourseware) =>
    confirm({
      title: t('course.manage_ware_remove_ask', { name: title }),
      text: t('course.manage_ware_remove_text'),
      action: t('course.manage_remove'),
      danger: true,
      run: () => remove.mutateAsync({ body: { id, version } }),
      done: t('course.manage_remove_done', { name: title }),
      refresh: page.refetch,
    })
  const columns = useCoursewareColumns({ onOpen: setOpen, onRemove: askRemove })
  const add = <AddCourseware onDraft={setOpen} onMade={() => void page.refetch()} />
  return (
    <ManagePage title={t('course.manage_coursewares')} intro={t('course.manage_coursewares_intro')} actions={add}>
      <CoursewareFilters address={address} onChange={setAddress} onClear={clear} />
      <DataTable<ManagedCourseware>
        label={t('course.manage_coursewares')}
        columns={columns}
        rowKey={({ id }) => id}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={
          <EmptyList
            isNarrowed={keyword !== '' || type !== ''}
            none={{ title: t('course.manage_ware_none'), text: t('course.manage_ware_none_text') }}
            notFound={{
              title: t('course.manage_ware_not_found'),
              text: t('course.manage_not_found_text'),
              clear: { label: t('course.manage_clear'), onClear: clear },
            }}
          />
        }
      />
      <CoursewareDrawer courseware={open} onClose={() => setOpen(null)} onStored={() => void page.refetch()} />
    </ManagePage>
  )
}
