import { COURSE_STATES } from '@sands/rules/course'
import { useT } from '../../../kernel/text.ts'
import { Choice } from '../../../kernel/ui/form/choice.tsx'
import { FilterBar } from '../../../kernel/ui/form/filter-bar.tsx'
import { KeywordField } from '../../../kernel/ui/form/keyword-field.tsx'
import { type CourseAddress, isFiltered } from './course-address.ts'
import styles from './courses.module.css'
import { useCategoryOptions } from './use-categories.ts'

interface CourseFiltersProps {
  address: CourseAddress
  onChange: (patch: Partial<CourseAddress>) => void
  onClear: () => void
}

/** The filters. Every change goes into the address and returns to the first page. */
export function CourseFilters({ address, onChange, onClear }: CourseFiltersProps) {
  const t = useT()
  const { keyword, category, state } = address
  const { options, isPending } = useCategoryOptions()
  const change = (patch: Partial<CourseAddress>) => onChange({ current: 1, ...patch })
  return (
    <FilterBar
      label={t('course.manage_courses')}
      clear={{ label: t('course.manage_clear'), onClear }}
      isNarrowed={isFiltered(address)}
    >
      <KeywordField
        className={styles.keyword}
        label={t('course.manage_keyword')}
        keyword={keyword}
        onChange={(next) => change({ keyword: next })}
      />
      <Choice
        className={styles.wide}
        label={t('course.manage_category')}
        placeholder={t('course.manage_category_any')}
        loading={isPending}
        value={options.some(({ value }) => value === category) ? category : ''}
        options={options}
        onChange={(next) => change({ category: next })}
      />
      <Choice
        className={styles.choice}
        label={t('course.manage_state')}
        placeholder={t('course.manage_state_any')}
        value={state}
        options={COURSE_STATES.map((value) => ({ value, label: t(`course.manage_state_${value}`) }))}
        onChange={(next) => change({ state: next })}
      />
    </FilterBar>
  )
}
