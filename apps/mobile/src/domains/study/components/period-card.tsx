import { dateFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage, useT } from '@sands/web/i18n/i18n'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Bone, Skeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { daysPassed, PERIODS, type Period, type Span, secondsOf } from '../periods.ts'
import { useStudyTimeText } from '../study-time-text.ts'
import styles from './period-card.module.css'
import { Segments } from './segments.tsx'
import { Stat } from './stat.tsx'
import { TimeChart } from './time-chart.tsx'

interface PeriodCardProps {
  period: Period
  /** The number of spans back; 0 is the current one. */
  back: number
  span: Span
  today: string
  /** Undefined until loaded, so that no empty chart is shown before. */
  days: readonly { day: string; seconds: number }[] | undefined
  /** Shown when the days cannot be loaded. */
  failure: ReactNode
  onPeriod: (period: Period) => void
  onBack: (back: number) => void
}

/** How far back the chart goes. Older records exist, but are not shown here. */
const FARTHEST: Readonly<Record<Period, number>> = { week: 52, month: 24, year: 5 }

function useSpanName(): (span: Span, period: Period) => string {
  const [language] = useLanguage()
  const locale = localeOf(language)
  const at = (day: string) => new Date(`${day}T00:00:00Z`)
  const format = (options: Intl.DateTimeFormatOptions) => dateFormat(locale, { ...options, timeZone: 'UTC' })
  return ({ from, until }, period) => {
    if (period === 'year') return format({ year: 'numeric' }).format(at(from))
    if (period === 'month') return format({ year: 'numeric', month: 'long' }).format(at(from))
    return format({ month: 'short', day: 'numeric' }).formatRange(at(from), at(until))
  }
}

/** A week, a month or a year: the total, the average per day, and a chart. */
export function PeriodCard({ period, back, span, today, days, failure, onPeriod, onBack }: PeriodCardProps) {
  const t = useT()
  const nameOf = useSpanName()
  return (
    <section className={styles.card} aria-label={t('study.chart')}>
      <Segments
        label={t('study.period')}
        options={PERIODS.map((id) => ({ id, label: t(`study.${id}`) }))}
        chosen={period}
        onChoose={onPeriod}
      />
      <div className={styles.turn}>
        <button
          type="button"
          className={styles.arrow}
          aria-label={t('study.earlier')}
          disabled={back >= FARTHEST[period]}
          onClick={() => onBack(back + 1)}
        >
          <ChevronLeft size={22} aria-hidden />
        </button>
        <h2 className={styles.name} aria-live="polite">
          {nameOf(span, period)}
        </h2>
        <button
          type="button"
          className={styles.arrow}
          aria-label={t('study.later')}
          disabled={back === 0}
          onClick={() => onBack(back - 1)}
        >
          <ChevronRight size={22} aria-hidden />
        </button>
      </div>
      {days ? <Days span={span} today={today} days={days} /> : (failure ?? <DaysSkeleton />)}
    </section>
  )
}

interface DaysProps extends Pick<PeriodCardProps, 'span' | 'today'> {
  days: NonNullable<PeriodCardProps['days']>
}

function Days({ span, today, days }: DaysProps) {
  const t = useT()
  const time = useStudyTimeText()
  const seconds = secondsOf(span.bars, days)
  const sum = seconds.reduce((all, one) => all + one, 0)
  const passed = daysPassed(span, today)
  return (
    <>
      <div className={styles.sums}>
        <Stat text={time(sum)} />
        <span className={styles.mean}>{t('study.mean', { time: time(passed > 0 ? sum / passed : 0) })}</span>
      </div>
      <TimeChart key={span.from} bars={span.bars} seconds={seconds} today={today} />
    </>
  )
}

function DaysSkeleton() {
  return (
    <Skeleton>
      <div className={styles.bones}>
        <Bone width="34%" height="30px" />
        <Bone width="48%" />
        <Bone height="176px" />
      </div>
    </Skeleton>
  )
}
