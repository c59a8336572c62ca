import { POINT_CATEGORIES } from '@sands/rules/points/points'
import { dateFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage, useT } from '@sands/web/i18n/i18n'
import { lastMonths } from '@sands/web/points/months'
import { usePointsText } from '@sands/web/points/points-text'
import { useEntries } from '@sands/web/points/use-entries'
import { useSearchParams } from 'react-router'
import { Button } from '../../../kernel/ui/button.tsx'
import { Chips } from '../../../kernel/ui/chips.tsx'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import styles from './entries.module.css'
import { EntryRow } from './entry-row.tsx'

const MONTHS = 12
const ALL = 'all'

/** Entries by category and month. The choice is in the address. */
export function Entries() {
  const t = useT()
  const [language] = useLanguage()
  const text = usePointsText()
  const [search, setSearch] = useSearchParams()
  const months = lastMonths(MONTHS, new Date())
  const category = POINT_CATEGORIES.find((id) => id === search.get('category'))
  const month = months.find((id) => id === search.get('month'))
  const pages = useEntries({ category, month })
  const first = pages.data?.pages[0]
  const rows = pages.data?.pages.flatMap(({ entries }) => entries.records)
  const monthName = dateFormat(localeOf(language), { year: 'numeric', month: 'long', timeZone: 'UTC' })

  function show(next: { category?: string; month?: string }) {
    const chosen = { category: category ?? ALL, month: month ?? ALL, ...next }
    const inAddress = Object.entries(chosen).filter(([, value]) => value !== ALL)
    setSearch(Object.fromEntries(inAddress), { replace: true })
  }

  return (
    <>
      <Chips
        label={t('points.category')}
        options={[
          { id: ALL, label: t('points.category_all') },
          ...POINT_CATEGORIES.map((id) => ({ id, label: t(`points.category_${id}`) })),
        ]}
        chosen={category ?? ALL}
        onChoose={(id) => show({ category: id })}
      />
      <div className={styles.head}>
        <select
          aria-label={t('points.month')}
          className={styles.month}
          value={month ?? ALL}
          onChange={({ target }) => show({ month: target.value })}
        >
          <option value={ALL}>{t('points.month_all')}</option>
          {months.map((id) => (
            <option key={id} value={id}>
              {monthName.format(new Date(`${id}-01T00:00:00Z`))}
            </option>
          ))}
        </select>
        {first && (
          <span className={styles.sums}>
            <span>{t('points.earned', { points: text(first.earned) })}</span>
            <span>{t('points.spent', { points: text(first.spent) })}</span>
          </span>
        )}
      </div>
      {content()}
    </>
  )

  function content() {
    if (!rows) {
      if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
      return <RowsSkeleton rows={6} />
    }
    if (rows.length === 0) {
      if (!category && !month) return <EmptyState title={t('points.none_title')} text={t('points.none_text')} />
      const action = <Button onClick={() => setSearch({}, { replace: true })}>{t('points.show_all')}</Button>
      return <EmptyState title={t('points.none_here_title')} text={t('points.none_here_text')} action={action} />
    }
    return (
      <>
        <ul>
          {rows.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
        <ListEnd pages={pages} />
      </>
    )
  }
}
