import { ImportOutlined, PlusOutlined } from '@ant-design/icons'
import type { ManagedCourseItem } from '@sands/contract/course/manage.model'
import { useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { lazyPage } from '../../../kernel/lazy-page.tsx'
import { useT } from '../../../kernel/text.ts'
import { useOnce } from '../../../kernel/ui/form/use-once.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { PartBoundary } from '../../../kernel/ui/page/part-boundary.tsx'
import { useWhenFetched } from '../../../kernel/use-when-fetched.ts'
import { COURSE_ADDRESS, isFiltered, NO_FILTER, queryOf, sortIn } from './course-address.ts'
import { CourseFilters } from './course-filters.tsx'
import { useCourseColumns } from './use-course-columns.tsx'
import { useNewCourse } from './use-new-course.ts'

const CourseBulk = lazyPage(() => import('../bulk/course-bulk.tsx'), 'CourseBulk')
const ImportDrawer = lazyPage(() => import('../import/import-drawer.tsx'), 'ImportDrawer')

/** Courses in every state. */
export function CoursesPage() {
  const t = useT()
  const [address, setAddress] = useAddressQuery(COURSE_ADDRESS)
  const { current, size, sort, order } = address
  const page = useCall('GET /sands-lms/api/v1/manage/course/page', { query: queryOf(address) }, { staleTime: 0 })
  const columns = useCourseColumns(page.refetch)
  const { begin, isBusy } = useNewCourse()
  const [chosen, setChosen] = useState<readonly ManagedCourseItem[]>([])
  const hasBulk = useOnce(chosen.length > 0)
  const narrow: typeof setAddress = (patch, options) => {
    setChosen([])
    setAddress(patch, options)
  }
  const clear = () => narrow(NO_FILTER)
  const known = new Map([...chosen, ...(page.data?.records ?? [])].map((course) => [course.id as string, course]))
  /** The chosen courses; those on the visible page with their latest data. */
  const coursesOf = (ids: readonly string[]) => ids.flatMap((id) => known.get(id) ?? [])
  const chosenIds = chosen.map(({ id }) => id)
  // Undefined until it was opened once, so that its code is not loaded before.
  const [isImporting, setImporting] = useState<boolean>()
  const whenFetched = useWhenFetched(ImportDrawer)
  const create = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} loading={isBusy} onClick={begin}>
      {t('course.manage_create')}
    </Button>
  )
  return (
    <ManagePage
      title={t('course.manage_courses')}
      intro={t('course.manage_courses_intro')}
      actions={
        <>
          <Button icon={<ImportOutlined aria-hidden />} onClick={() => void whenFetched(() => setImporting(true))}>
            {t('course.manage_import')}
          </Button>
          {create}
        </>
      }
    >
      <CourseFilters address={address} onChange={narrow} onClear={clear} />
      {hasBulk && (
        <PartBoundary>
          <CourseBulk courses={coursesOf(chosenIds)} onNone={() => setChosen([])} onChanged={page.refetch} />
        </PartBoundary>
      )}
      <DataTable<ManagedCourseItem>
        label={t('course.manage_courses')}
        columns={columns}
        rowKey={({ id }) => id}
        answer={page}
        paging={{ current, size }}
        onPaging={setAddress}
        sorting={{
          by: sort,
          order,
          onChange: (by, next) => setAddress({ sort: sortIn(by), order: next, current: 1 }),
        }}
        selection={{
          chosen: chosenIds,
          onChange: (ids) => setChosen(coursesOf(ids)),
          nameOf: ({ title }) => title.trim() || t('course.manage_untitled'),
        }}
        empty={
          <EmptyList
            isNarrowed={isFiltered(address)}
            none={{ title: t('course.manage_none'), text: t('course.manage_none_text'), actions: create }}
            notFound={{
              title: t('course.manage_not_found'),
              text: t('course.manage_not_found_text'),
              clear: { label: t('course.manage_clear'), onClear: clear },
            }}
          />
        }
      />
      {isImporting !== undefined && (
        <ImportDrawer
          open={isImporting}
          onClose={() => setImporting(false)}
          onDone={() => void page.refetch()}
          onDrafts={() => {
            setImporting(false)
            narrow({ ...NO_FILTER, state: 'draft' })
          }}
        />
      )}
    </ManagePage>
  )
}
