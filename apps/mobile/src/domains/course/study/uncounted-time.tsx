import { LEARN_TYPES } from '@sands/rules/study'
import { useCall } from '@sands/web/call/use-call'
import { localeOf, useLanguage, useT } from '@sands/web/i18n/i18n'
import { useDurationText } from '../../../kernel/duration-text.ts'
import { RowsSkeleton } from '../../../kernel/ui/skeleton.tsx'
import { ErrorState } from '../../../kernel/ui/states.tsx'
import styles from './study-sheet.module.css'

/** Time that was not counted, by day, and why. */
export function UncountedTime({ learnId }: { learnId: string }) {
  const t = useT()
  return (
    <section className={styles.section}>
      <h3 className={styles.heading}>{t('course.uncounted')}</h3>
      <Rows learnId={learnId} />
    </section>
  )
}

function Rows({ learnId }: { learnId: string }) {
  const t = useT()
  const duration = useDurationText()
  const [language] = useLanguage()
  const uncounted = useCall(
    'GET /sands-lms/api/v1/learning-details/uncounted',
    { query: { learnType: LEARN_TYPES.courseware, learnId } },
    { staleTime: 0 },
  )
  if (!uncounted.data) {
    if (uncounted.isError) {
      return <ErrorState compact error={uncounted.error} onRetry={() => void uncounted.refetch()} />
    }
    return <RowsSkeleton rows={2} />
  }
  if (uncounted.data.length === 0) return <p className={styles.text}>{t('course.uncounted_none')}</p>
  const day = new Intl.DateTimeFormat(localeOf(language), { month: 'short', day: 'numeric' })
  return (
    <ul className={styles.rows}>
      {uncounted.data.map(({ day: date, reason, seconds, lastTime }) => (
        <li key={`${date} ${reason}`} className={styles.row}>
          <p className={styles.reason}>{t(`course.why_${reason}`)}</p>
          <p className={styles.when}>{`${day.format(new Date(lastTime))} · ${duration(seconds)}`}</p>
        </li>
      ))}
    </ul>
  )
}
