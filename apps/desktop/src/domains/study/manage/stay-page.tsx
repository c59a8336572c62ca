import { idIn } from '@sands/contract/kernel/id'
import type { StayPerson } from '@sands/contract/study/stay.calls'
import { MOST_STAY_DAYS } from '@sands/rules/study/stay'
import { useCall } from '@sands/web/call/use-call'
import { Alert } from 'antd'
import { useState } from 'react'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { ExportStay } from './export-stay.tsx'
import styles from './stay.module.css'
import {
  type DayRange,
  filterOf,
  isFiltered,
  NO_FILTER,
  rangeOf,
  STAY_ADDRESS,
  type StayAddress,
} from './stay-address.ts'
import { StayDrawer } from './stay-drawer.tsx'
import { StayFilters } from './stay-filters.tsx'
import { StayTiles } from './stay-tiles.tsx'
import { useStayColumns } from './use-stay-columns.tsx'

/** How long the people within the manager's remit were in the app. */
export function StayPage() {
  const t = useT()
  const [address, setAddress] = useAddressQuery(STAY_ADDRESS)
  // A page that stays open over midnight keeps its days until it is opened again.
  const [openedAt] = useState(() => new Date())
  const range = rangeOf(address, openedAt)
  return (
    <ManagePage
      title={t('study.stay')}
      intro={t('study.stay_intro')}
      actions={range && <ExportStay filter={filterOf(address, range)} />}
    >
      <StayFilters address={address} shown={range} onChange={setAddress} onClear={() => setAddress(NO_FILTER)} />
      {range ? (
        <Stays range={range} address={address} onChange={setAddress} />
      ) : (
        <Alert type="info" showIcon title={t('study.stay_bad_range', { most: MOST_STAY_DAYS })} />
      )}
      <p className={styles.note}>{t('study.stay_note')}</p>
    </ManagePage>
  )
}

interface StaysProps {
  range: DayRange
  address: StayAddress
  onChange: (patch: Partial<StayAddress>, options?: { replace: boolean }) => void
}

function Stays({ range, address, onChange }: StaysProps) {
  const t = useT()
  const { current, size, order, open } = address
  const page = useCall(
    'GET /sands-lms/api/v1/manage/stay/page',
    { query: { ...filterOf(address, range), current, size } },
    { staleTime: 0 },
  )
  const columns = useStayColumns((userId) => onChange({ open: userId }))
  return (
    <>
      <StayTiles sums={page.data?.sums} />
      <DataTable<StayPerson>
        label={t('study.stay')}
        columns={columns}
        rowKey={({ userId }) => userId}
        answer={{ ...page, data: page.data?.people }}
        paging={{ current, size }}
        onPaging={onChange}
        sorting={{ by: 'time', order, onChange: (_by, next) => onChange({ order: next, current: 1 }) }}
        empty={
          <EmptyList
            isNarrowed={isFiltered(address)}
            none={{ title: t('study.stay_none'), text: t('study.stay_none_text') }}
            notFound={{
              title: t('study.stay_not_found'),
              text: t('study.stay_not_found_text'),
              clear: { label: t('study.stay_clear'), onClear: () => onChange(NO_FILTER) },
            }}
          />
        }
      />
      <StayDrawer userId={idIn<'user'>(open)} range={range} onClose={() => onChange({ open: '' })} />
    </>
  )
}
