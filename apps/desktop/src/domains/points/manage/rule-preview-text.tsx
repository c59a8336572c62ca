import type { RulePreview } from '@sands/contract/points/points.model'
import { dateFormat, numberFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage } from '@sands/web/i18n/i18n'
import { useT } from '../../../kernel/text.ts'
import styles from '../points.module.css'

/** What a rule would have paid, beside what was paid. */
export function RulePreviewText({ preview }: { preview: RulePreview }) {
  const t = useT()
  const [language] = useLanguage()
  const locale = localeOf(language)
  const number = numberFormat(locale)
  const { month, occurrences, people, points, paid, isPartial } = preview
  const name = dateFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' })
  return (
    <div role="status" className={styles.preview}>
      <p>
        {t('points.manage_preview_text', {
          month: name.format(new Date(`${month}-01T00:00:00Z`)),
          points: number.format(points),
          people,
          occurrences,
        })}
      </p>
      <p className={styles.quiet}>{t('points.manage_preview_paid', { points: number.format(paid) })}</p>
      {isPartial && <p className={styles.quiet}>{t('points.manage_preview_partial')}</p>}
    </div>
  )
}
