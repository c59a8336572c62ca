import type { Id } from '@sands/contract/kernel/schema'
import { useCall } from '@sands/web/call/use-call'
import { dateFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage } from '@sands/web/i18n/i18n'
import { Segmented, Skeleton } from 'antd'
import styles from '../../../kernel/chart/chart.module.css'
import { Chart, type ChartRow } from '../../../kernel/chart/chart.tsx'
import { everyFew } from '../../../kernel/chart/chart-scale.ts'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { foldDays, SPANS, type Span } from './spans.ts'

const MOST_MARKS = 8
const BAR_SHARE = 0.32
const WIDEST_BAR = 18
const ROUND = 3

interface HistoryCardProps {
  courseId: Id<'course'>
  span: Span
  onSpan: (span: Span) => void
}

/** How many people started and finished, over time. */
export function HistoryCard({ courseId, span, onSpan }: HistoryCardProps) {
  const t = useT()
  const history = useCall(
    'GET /sands-lms/api/v1/manage/course/report/history',
    { query: { courseId, days: SPANS[span] } },
    { staleTime: 0 },
  )
  return (
    <Card
      title={t('course.report_history')}
      action={
        <Segmented<Span>
          aria-label={t('course.report_span')}
          value={span}
          onChange={onSpan}
          options={[
            { value: 'month', label: t('course.report_span_month') },
            { value: 'year', label: t('course.report_span_year') },
          ]}
        />
      }
    >
      {history.data ? (
        <HistoryChart key={span} days={foldDays(history.data, span)} span={span} />
      ) : history.isPending ? (
        <Skeleton active title={false} paragraph={{ rows: 8 }} aria-label={t('kernel.loading')} />
      ) : (
        <FailureBlock error={history.error} onRetry={() => void history.refetch()} />
      )}
    </Card>
  )
}

function HistoryChart({ days, span }: { days: ReturnType<typeof foldDays>; span: Span }) {
  const t = useT()
  const [language] = useLanguage()
  const named = (options: Intl.DateTimeFormatOptions) => {
    const format = dateFormat(localeOf(language), { ...options, timeZone: 'UTC' })
    return (day: string) => format.format(new Date(`${day}T00:00:00Z`))
  }
  const isYear = span === 'year'
  const full = named(isYear ? { year: 'numeric', month: 'long' } : { dateStyle: 'long' })
  const short = named(isYear ? { month: 'short' } : { month: 'numeric', day: 'numeric' })
  const rows = days.map(({ day, started, finished }) => ({ key: day, name: full(day), values: [started, finished] }))
  const say = ({ name, values: [started = 0, finished = 0] }: ChartRow) =>
    t('course.report_history_at', { time: name, started, finished })
  const series = ['first', 'second'] as const
  return (
    <Chart
      label={t('course.report_history')}
      columns={[t('course.report_time'), t('course.report_started'), t('course.report_finished')]}
      rows={rows}
      say={say}
      marks={everyFew(days, isYear ? days.length : MOST_MARKS).map(({ value, index }) => ({
        at: (index + 0.5) / days.length,
        text: short(value.day),
      }))}
      legend={
        <ul className={styles.legend}>
          <li data-series="first">{t('course.report_started')}</li>
          <li data-series="second">{t('course.report_finished')}</li>
        </ul>
      }
      draw={({ x, y, step, floor }) => {
        const wide = Math.min(WIDEST_BAR, step * BAR_SHARE)
        return rows.map(({ key, values }, index) => (
          <g key={key}>
            {series.map((name, place) => {
              const value = values[place] ?? 0
              const left = x((index + 0.5) / rows.length) + (place === 0 ? -wide - 1 : 1)
              return (
                value > 0 && (
                  <rect
                    key={name}
                    x={left}
                    y={y(value)}
                    width={wide}
                    height={floor - y(value)}
                    rx={Math.min(ROUND, wide / 2)}
                    className={styles[name]}
                  />
                )
              )
            })}
          </g>
        ))
      }}
    />
  )
}
