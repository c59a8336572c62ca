import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { FilterBar } from '../../../kernel/ui/form/filter-bar.tsx'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import styles from './courseware.module.css'
import { type CoursewareAddress, TYPE_NAMES } from './courseware-address.ts'

interface CoursewareFiltersProps {
  address: CoursewareAddress
  onChange: (patch: Partial<CoursewareAddress>) => void
  onClear: () => void
}

/** The filters. Every change goes into the address and returns to the first page. */
export function CoursewareFilters({ address: { keyword, type }, onChange, onClear }: CoursewareFiltersProps) {
  const t = useT()
  return (
    <FilterBar
      label={t('course.manage_coursewares')}
      clear={{ label: t('course.manage_clear'), onClear }}
      isNarrowed={keyword !== '' || type !== ''}
    >
      <KeywordField
        className={styles.keyword}
        label={t('course.manage_ware_keyword')}
        keyword={keyword}
        onChange={(next) => onChange({ current: 1, keyword: next })}
      />
      <Choice
        className={styles.choice}
        label={t('course.manage_ware_type')}
        placeholder={t('course.manage_ware_type_any')}
        value={type}
        options={TYPE_NAMES.map((value) => ({ value, label: t(`course.manage_ware_${value}`) }))}
        onChange={(next) => onChange({ current: 1, type: next })}
      />
    </FilterBar>
  )
}
