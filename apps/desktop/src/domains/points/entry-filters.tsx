import { POINT_CATEGORIES, type PointCategory } from '@sands/rules/points/points'
import { dateFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage } from '@sands/web/i18n/i18n'
import { lastMonths } from '@sands/web/points/months'
import { useT } from '../../kernel/text.ts'
import { Choice } from '../../kernel/ui/form/choice.tsx'
import styles from './points.module.css'

const MONTHS = 24

interface EntryFiltersProps {
  category: PointCategory | ''
  month: string
  onChange: (patch: { category?: PointCategory | ''; month?: string }) => void
}

export function EntryFilters({ category, month, onChange }: EntryFiltersProps) {
  const t = useT()
  const [language] = useLanguage()
  const name = dateFormat(localeOf(language), { year: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <>
      <Choice
        className={styles.choice}
        label={t('points.category')}
        placeholder={t('points.category_all')}
        value={category}
        options={POINT_CATEGORIES.map((value) => ({ value, label: t(`points.category_${value}`) }))}
        onChange={(next) => onChange({ category: next })}
      />
      <Choice
        className={styles.choice}
        label={t('points.month')}
        placeholder={t('points.month_all')}
        value={month}
        options={lastMonths(MONTHS, new Date()).map((value) => ({
          value,
          label: name.format(new Date(`${value}-01T00:00:00Z`)),
        }))}
        onChange={(next) => onChange({ month: next })}
      />
    </>
  )
}
