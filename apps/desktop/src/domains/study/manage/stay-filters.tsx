import { useCall } from '@sands/web/call/use-call'
import { Segmented } from 'antd'
import { departmentRows } from '../../../kernel/audience/department-tree.ts'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { DaysField } from '../../../kernel/ui/form/day-field.tsx'
import { FilterBar } from '../../../kernel/ui/form/filter-bar.tsx'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import styles from './stay.module.css'
import { type DayRange, isFiltered, PERIODS, type Period, type StayAddress } from './stay-address.ts'

interface StayFiltersProps {
  address: StayAddress
  /** The days that are shown now; a custom range starts from them. */
  shown: DayRange | undefined
  onChange: (patch: Partial<StayAddress>) => void
  onClear: () => void
}

export function StayFilters({ address, shown, onChange, onClear }: StayFiltersProps) {
  const t = useT()
  const { period, from, to, keyword, department } = address
  const departments = useCall('GET /sands-lms/api/v1/manage/stay/departments', {})
  const options = departmentRows(departments.data ?? [], { isOpen: () => true, words: '' }).map((row) => ({
    value: row.department.id,
    label: row.path,
  }))
  const change = (patch: Partial<StayAddress>) => onChange({ current: 1, ...patch })
  const choose = (next: Period) =>
    change({
      period: next,
      from: next === 'custom' ? (shown?.from ?? '') : '',
      to: next === 'custom' ? (shown?.until ?? '') : '',
    })
  return (
    <FilterBar
      label={t('study.stay')}
      clear={{ label: t('study.stay_clear'), onClear }}
      isNarrowed={isFiltered(address)}
    >
      <Segmented<Period>
        aria-label={t('study.stay_period')}
        value={period}
        onChange={choose}
        options={PERIODS.map((value) => ({ value, label: t(`study.stay_period_${value}`) }))}
      />
      {period === 'custom' && (
        <DaysField
          labels={{ from: t('study.stay_from'), to: t('study.stay_to') }}
          from={from}
          to={to}
          onChange={change}
        />
      )}
      <KeywordField
        className={styles.keyword}
        label={t('study.stay_keyword')}
        keyword={keyword}
        onChange={(next) => change({ keyword: next })}
      />
      <Choice
        className={styles.department}
        label={t('study.stay_department')}
        placeholder={t('study.stay_department_any')}
        loading={departments.isPending}
        value={options.some(({ value }) => value === department) ? department : ''}
        options={options}
        onChange={(next) => change({ department: next })}
      />
    </FilterBar>
  )
}
