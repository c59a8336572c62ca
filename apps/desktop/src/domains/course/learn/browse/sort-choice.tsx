import { LIST_SORTS } from '@sands/web/course/sort-type'
import { useT } from '../../../../kernel/text.ts'
import { Choice } from '../../../../kernel/ui/form/choice.tsx'
import { type BrowseQuery, listSort } from './browse-address.ts'

const BEST = 'best'

interface SortChoiceProps {
  query: BrowseQuery
  onChange: (sortType: BrowseQuery['sortType']) => void
}

/** The order of the courses; in a search, the best match can come first. */
export function SortChoice({ query, onChange }: SortChoiceProps) {
  const t = useT()
  const orders = LIST_SORTS.map((sortType) => ({
    value: String(sortType) as `${typeof sortType}`,
    label: t(`course.sort_${sortType}`),
  }))
  const usual: `${1 | 2 | 3}` | typeof BEST = query.keyWord ? BEST : `${listSort(query)}`
  return (
    <Choice<`${1 | 2 | 3}` | typeof BEST>
      label={t('course.sort')}
      placeholder={t('course.sort')}
      clearable={false}
      options={query.keyWord ? [{ value: BEST, label: t('course.sort_best') }, ...orders] : orders}
      value={query.sortType || usual}
      onChange={(value) => onChange(value === BEST ? '' : value)}
    />
  )
}
