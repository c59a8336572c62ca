import { DownloadOutlined, UserAddOutlined } from '@ant-design/icons'
import type { ManagedUser } from '@sands/contract/org/people.model'
import { useCall } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { useState } from 'react'
import { useAddressQuery } from '../../../../kernel/address/use-address-query.ts'
import { lazyPage } from '../../../../kernel/lazy-page.tsx'
import { useT } from '../../../../kernel/text.ts'
import { useOnce } from '../../../../kernel/ui/form/use-once.ts'
import { DataTable } from '../../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../../kernel/ui/list/empty-list.tsx'
import { ManagePage } from '../../../../kernel/ui/page/manage-page.tsx'
import { PartBoundary } from '../../../../kernel/ui/page/part-boundary.tsx'
import { useWhenFetched } from '../../../../kernel/use-when-fetched.ts'
import { may, useViewer } from '../../../../kernel/viewer.ts'
import { DepartmentSide } from '../structure/department-side.tsx'
import styles from './people.module.css'
import {
  filterOf,
  isFiltered,
  NEW_PERSON,
  NO_FILTER,
  PEOPLE_ADDRESS,
  type PeopleFilterPatch,
} from './people-address.ts'
import { PeopleFilters } from './people-filters.tsx'
import { usePeopleColumns } from './use-people-columns.tsx'

/** Parts that open over the list are loaded on first use, so that the list is shown sooner. */
const BulkBar = lazyPage(() => import('./bulk-bar.tsx'), 'BulkBar')
const PersonDrawer = lazyPage(() => import('./person-drawer.tsx'), 'PersonDrawer')
const ExportDialog = lazyPage(() => import('../transfer/export-dialog.tsx'), 'ExportDialog')

export function PeoplePage() {
  const t = useT()
  const viewer = useViewer()
  const mayEdit = may(viewer, 'org.people.edit')
  const [address, setAddress] = useAddressQuery(PEOPLE_ADDRESS)
  const { current, size, open } = address
  const [chosen, setChosen] = useState<readonly ManagedUser[]>([])
  const [isExporting, setExporting] = useState(false)
  const hasDrawer = useOnce(open !== '')
  const hasExport = useOnce(isExporting)
  const whenDrawer = useWhenFetched(PersonDrawer)
  const whenExport = useWhenFetched(ExportDialog)
  const show = (id: string) => void whenDrawer(() => setAddress({ open: id }))
  const filter = filterOf(address)
  const page = useCall(
    'GET /sands-user/api/v1/manage/user/page',
    { query: { ...filter, current, size } },
    { staleTime: 0 },
  )
  const columns = usePeopleColumns({ onOpen: show })

  const narrow = (patch: PeopleFilterPatch, options?: { replace: boolean }) => {
    setChosen([])
    setAddress({ ...patch, current: 1 }, options)
  }
  const choose = (ids: readonly string[]) => {
    const known = new Map([...chosen, ...(page.data?.records ?? [])].map((person) => [person.id as string, person]))
    setChosen(ids.flatMap((id) => known.get(id) ?? []))
  }

  return (
    <ManagePage
      title={t('org.people')}
      intro={mayEdit ? t('org.people_intro') : t('org.people_intro_view')}
      actions={
        <>
          {may(viewer, 'org.people.export') && (
            <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void whenExport(() => setExporting(true))}>
              {t('org.export')}
            </Button>
          )}
          {mayEdit && (
            <Button type="primary" icon={<UserAddOutlined aria-hidden />} onClick={() => show(NEW_PERSON)}>
              {t('org.person_add')}
            </Button>
          )}
        </>
      }
    >
      <PeopleFilters address={address} onChange={narrow} />
      <div className={styles.split}>
        <DepartmentSide
          chosen={address.department}
          below={address.below}
          onChoose={(department) => narrow({ department })}
          onBelow={(below) => narrow({ below })}
        />
        <div className={styles.list}>
          {mayEdit && chosen.length > 0 && (
            <PartBoundary>
              <BulkBar people={chosen} onDone={() => setChosen([])} />
            </PartBoundary>
          )}
          <DataTable<ManagedUser>
            label={t('org.people')}
            columns={columns}
            rowKey={(person) => person.id}
            answer={page}
            paging={{ current, size }}
            onPaging={setAddress}
            empty={
              <EmptyList
                isNarrowed={isFiltered(address)}
                none={{ title: t('org.people_none'), text: t('org.people_none_text') }}
                notFound={{
                  title: t('org.people_none_found'),
                  text: t('org.people_none_found_text'),
                  clear: { label: t('org.filter_clear'), onClear: () => narrow(NO_FILTER) },
                }}
              />
            }
            {...(mayEdit && {
              selection: {
                chosen: chosen.map(({ id }) => id),
                onChange: choose,
                nameOf: ({ name }: ManagedUser) => name,
              },
            })}
          />
        </div>
      </div>
      {hasDrawer && (
        // An address can name a person before the code of the drawer was loaded.
        <PartBoundary resetKey={open}>
          <PersonDrawer
            open={open}
            department={address.department || null}
            onClose={() => setAddress({ open: '' })}
            onOpen={(id) => setAddress({ open: id }, { replace: true })}
          />
        </PartBoundary>
      )}
      {hasExport && (
        <ExportDialog
          open={isExporting}
          filter={filter}
          total={page.data?.total ?? 0}
          onClose={() => setExporting(false)}
        />
      )}
    </ManagePage>
  )
}
