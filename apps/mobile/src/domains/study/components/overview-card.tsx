import type { StudyOverview } from '@sands/contract/study/record.model'
import { dateFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage, useT } from '@sands/web/i18n/i18n'
import { Check, Flame } from 'lucide-react'
import { classNames } from '../../../kernel/ui/class-names.ts'
import { DuneField } from '../../../kernel/ui/page/dune-field.tsx'
import { Bone, Skeleton } from '../../../kernel/ui/page/skeleton.tsx'
import type { Day } from '../periods.ts'
import { useStudyTimeText } from '../study-time-text.ts'
import styles from './overview-card.module.css'
import { Stat } from './stat.tsx'

function WeekDots({ days, today }: { days: StudyOverview['weekDays']; today: Day }) {
  const [language] = useLanguage()
  const t = useT()
  const time = useStudyTimeText()
  const narrow = dateFormat(localeOf(language), { weekday: 'narrow', timeZone: 'UTC' })
  const long = dateFormat(localeOf(language), { weekday: 'long', timeZone: 'UTC' })
  return (
    <ol className={styles.week} aria-label={t('study.this_week')}>
      {days.map(({ day, seconds }) => {
        const date = new Date(`${day}T00:00:00Z`)
        return (
          <li key={day} className={styles.weekDay} aria-current={day === today ? 'date' : undefined}>
            <span className={classNames(styles.dot, seconds > 0 && styles.studied, day === today && styles.today)}>
              {seconds > 0 && <Check size={14} strokeWidth={3} aria-hidden />}
            </span>
            <span className={styles.dayName} aria-hidden>
              {narrow.format(date)}
            </span>
            <span className="visually-hidden">{`${long.format(date)} ${time(seconds)}`}</span>
          </li>
        )
      })}
    </ol>
  )
}

/** An overview: total study time, days in a row, this week, today. */
export function OverviewCard({ overview }: { overview: StudyOverview }) {
  const t = useT()
  const time = useStudyTimeText()
  const { day, total, studyDays, streakDays, weekDays } = overview
  const facts = [
    ['study.today', overview.today],
    ['study.this_week', overview.week],
    ['study.this_month', overview.month],
  ] as const
  return (
    <section className={styles.card} aria-label={t('study.title')}>
      <DuneField className={styles.hero}>
        <p className={styles.caption}>{t('study.total')}</p>
        <p className={styles.total}>
          <Stat text={time(total)} large />
        </p>
        <p className={styles.streak}>
          {streakDays > 0 && (
            <span className={styles.flame}>
              <Flame size={16} aria-hidden />
              {t('study.streak', { count: streakDays })}
            </span>
          )}
          <span>{t('study.days', { count: studyDays })}</span>
        </p>
        <WeekDots days={weekDays} today={day} />
      </DuneField>
      <dl className={styles.facts}>
        {facts.map(([label, seconds]) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.factName}>{t(label)}</dt>
            <dd className={styles.factValue}>
              <Stat text={time(seconds)} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function OverviewSkeleton() {
  return (
    <Skeleton>
      <div className={styles.bones}>
        <Bone width="30%" />
        <Bone width="56%" height="44px" />
        <Bone width="40%" />
        <Bone height="52px" />
        <Bone height="56px" />
      </div>
    </Skeleton>
  )
}
