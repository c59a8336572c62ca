import type { UncountedTime } from '@sands/contract/study/learning.model'
import { dateFormat } from '../i18n/formats.ts'
import { localeOf, useLanguage, useT } from '../i18n/i18n.ts'
import { useExactDurationText } from '../study/duration-text.ts'
import styles from './study-record.module.css'

/** Uncounted time, by day, with its reasons. */
export function UncountedList({ times }: { times: readonly UncountedTime[] }) {
  const t = useT()
  const duration = useExactDurationText()
  const [language] = useLanguage()
  if (times.length === 0) return <p className={styles.text}>{t('course.uncounted_none')}</p>
  // The date is that of the place where the person studied, so it is not converted to the current time zone.
  const day = dateFormat(localeOf(language), { month: 'short', day: 'numeric', timeZone: 'UTC' })
  return (
    <ul className={styles.rows}>
      {times.map(({ day: date, reason, seconds }) => (
        <li key={`${date} ${reason}`} className={styles.row}>
          <p className={styles.reason}>{t(`course.why_${reason}`)}</p>
          <p className={styles.when}>{`${day.format(new Date(`${date}T00:00:00Z`))} · ${duration(seconds)}`}</p>
        </li>
      ))}
    </ul>
  )
}
