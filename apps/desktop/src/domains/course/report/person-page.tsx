import type { PersonReportRow } from '@sands/contract/course/report.calls'
import { idIn } from '@sands/contract/kernel/id'
import type { UserId } from '@sands/contract/kernel/schema'
import { CallError } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { FilterBar } from '../../../kernel/ui/form/filter-bar.tsx'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { DataTable } from '../../../kernel/ui/list/data-table.tsx'
import { EmptyList } from '../../../kernel/ui/list/empty-list.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import { coursePaths } from '../course-paths.ts'
import { PersonTiles } from './person-tiles.tsx'
import styles from './report.module.css'
import { isNarrowed, PERSON_ADDRESS, type PersonAddress } from './report-address.ts'
import { usePersonColumns } from './use-person-columns.tsx'

const NO_FILTER = { current: 1, keyword: '', state: '' } as const

/** The learning record of one person. */
export function PersonPage() {
  const t = useT()
  const [{ id: typed }] = useAddressQuery(PERSON_ADDRESS)
  const id = idIn<'user'>(typed)
  if (id) return <Person key={id} id={id} />
  return (
    <ManagePage title={t('course.person')}>
      <StateBlock
        kind="empty"
        title={t('course.person_nobody')}
        text={t('course.person_nobody_text')}
        actions={<LinkButton to={coursePaths.records}>{t('course.records')}</LinkButton>}
      />
    </ManagePage>
  )
}

function Person({ id }: { id: UserId }) {
  const t = useT()
  const [address, setAddress] = useAddressQuery(PERSON_ADDRESS)
  const { current, size, keyword, state } = address
  const record = useCall(
    'GET /sands-lms/api/v1/manage/course/report/person',
    { query: { userId: id, current, size, keyWord: keyword || undefined, state: state || undefined } },
    { staleTime: 0 },
  )
  const columns = usePersonColumns()
  const clear = () => setAddress(NO_FILTER)
  const person = record.data?.person
  if (record.error instanceof CallError && record.error.status === 404)
    return (
      <ManagePage title={t('course.person')}>
        <FailureBlock
          error={record.error}
          onRetry={() => void record.refetch()}
          way={<LinkButton to={coursePaths.records}>{t('course.records')}</LinkButton>}
        />
      </ManagePage>
    )
  return (
    <ManagePage
      title={person?.name ?? t('course.person')}
      {...(person && { intro: [person.userName, person.departmentName].filter(Boolean).join(' · ') })}
      actions={<LinkButton to={coursePaths.records}>{t('course.person_all')}</LinkButton>}
    >
      <PersonTiles person={person} />
      <Filters address={address} onChange={setAddress} onClear={clear} />
      <DataTable<PersonReportRow>
        label={t('course.person_courses')}
        columns={columns}
        rowKey={({ courseId }) => courseId}
        answer={{ ...record, data: record.data?.courses }}
        paging={{ current, size }}
        onPaging={setAddress}
        empty={
          <EmptyList
            isNarrowed={isNarrowed(address, ['keyword', 'state'])}
            none={{ title: t('course.person_none'), text: t('course.person_none_text') }}
            notFound={{
              title: t('course.manage_not_found'),
              text: t('course.manage_not_found_text'),
              clear: { label: t('course.manage_clear'), onClear: clear },
            }}
          />
        }
      />
    </ManagePage>
  )
}

interface FiltersProps {
  address: PersonAddress
  onChange: (patch: Partial<PersonAddress>) => void
  onClear: () => void
}

function Filters({ address, onChange, onClear }: FiltersProps) {
  const t = useT()
  const states = ['in_progress', 'finished'] as const
  const change = (patch: Partial<PersonAddress>) => onChange({ current: 1, ...patch })
  return (
    <FilterBar
      label={t('course.person_courses')}
      clear={{ label: t('course.manage_clear'), onClear }}
      isNarrowed={isNarrowed(address, ['keyword', 'state'])}
    >
      <KeywordField
        className={styles.keyword}
        label={t('course.manage_keyword')}
        keyword={address.keyword}
        onChange={(keyword) => change({ keyword })}
      />
      <Choice
        className={styles.choice}
        label={t('course.report_state')}
        placeholder={t('course.report_state_any')}
        value={address.state}
        options={states.map((value) => ({ value, label: t(`course.report_state_${value}`) }))}
        onChange={(state) => change({ state })}
      />
    </FilterBar>
  )
}
