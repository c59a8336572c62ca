import { dateFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage, useT } from '@sands/web/i18n/i18n'
import { unitText } from '@sands/web/study/duration-text'
import { useId, useState } from 'react'
import { axisOf, tickWidth } from '../axis.ts'
import { type Bar, daysBetween } from '../periods.ts'
import { useStudyTimeText } from '../study-time-text.ts'
import { useWidth } from '../use-width.ts'
import styles from './time-chart.module.css'

interface TimeChartProps {
  bars: readonly Bar[]
  /** One value for each bar. */
  seconds: readonly number[]
  today: string
}

const HEIGHT = 176
const TOP = 12
const BOTTOM = 24
const LEAST_LEFT = 44
const TICK_GAP = 8
const RIGHT = 8
const BAR_SHARE = 0.62
const WIDEST_BAR = 24
/** With more bars than this, only some have a label below. */
const ALL_NAMED = 12
const NAME_EVERY = 5

function useNames() {
  const [language] = useLanguage()
  const locale = localeOf(language)
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = dateFormat(locale, { ...options, timeZone: 'UTC' })
    return ({ from }: Bar) => formatter.format(new Date(`${from}T00:00:00Z`))
  }
  return {
    locale,
    weekday: format({ weekday: 'narrow' }),
    dayOfMonth: ({ from }: Bar) => String(Number(from.slice(-2))),
    monthShort: format({ month: 'narrow' }),
    day: format({ month: 'long', day: 'numeric', weekday: 'short' }),
    month: format({ year: 'numeric', month: 'long' }),
  }
}

/** Study time by day, or by month: bars to tap, and the same numbers as a table for screen readers. */
export function TimeChart({ bars, seconds, today }: TimeChartProps) {
  const t = useT()
  const names = useNames()
  const time = useStudyTimeText()
  const captionId = useId()
  const [box, width] = useWidth()
  const [picked, setPicked] = useState<number | null>(null)
  const { unit, ticks, top } = axisOf(Math.max(0, ...seconds))
  const isYear = bars.some(({ from, until }) => daysBetween(from, until) > 1)
  const nameOf = isYear ? names.month : names.day
  const short = isYear ? names.monthShort : bars.length > ALL_NAMED ? names.dayOfMonth : names.weekday
  const isNamed = (index: number) => bars.length <= ALL_NAMED || index === 0 || (index + 1) % NAME_EVERY === 0
  const marks = ticks.map((tick) => (tick === 0 ? '0' : unitText(tick, unit, names.locale)))
  const left = Math.max(LEAST_LEFT, ...marks.map((mark) => tickWidth(mark) + TICK_GAP))
  const plot = { width: Math.max(0, width - left - RIGHT), height: HEIGHT - TOP - BOTTOM }
  const step = bars.length > 0 ? plot.width / bars.length : 0
  const barWidth = Math.min(WIDEST_BAR, step * BAR_SHARE)
  const yOf = (value: number) => TOP + plot.height * (1 - value / top)
  // The line of the hint stays reserved when there is nothing to tap.
  const hint = seconds.some((each) => each > 0) ? t('study.chart_hint') : '\u00a0'
  const shown = picked !== null ? bars[picked] : undefined

  return (
    <figure className={styles.chart}>
      <p className={styles.picked} aria-live="polite">
        {shown ? `${nameOf(shown)} · ${time(seconds[picked ?? 0] ?? 0)}` : hint}
      </p>
      <div ref={box} className={styles.box}>
        <svg width={width} height={HEIGHT} className={styles.picture} aria-hidden="true">
          {ticks.map((tick, index) => {
            const y = yOf(tick * (unit === 'hour' ? 3600 : 60))
            return (
              <g key={tick}>
                <line x1={left} x2={width} y1={y} y2={y} className={tick === 0 ? styles.base : styles.grid} />
                <text x={left - TICK_GAP} y={y} className={styles.tick}>
                  {marks[index]}
                </text>
              </g>
            )
          })}
          {bars.map((bar, index) => {
            const value = seconds[index] ?? 0
            const x = left + step * index
            const height = value > 0 ? Math.max(3, plot.height * (value / top)) : 0
            const isNow = today >= bar.from && today <= bar.until
            return (
              // biome-ignore lint/a11y/noStaticElementInteractions: the table has the same numbers for keyboards
              <g key={bar.from} data-now={isNow} data-picked={picked === index} onClick={() => setPicked(index)}>
                <rect x={x} y={TOP} width={step} height={plot.height + BOTTOM} className={styles.touch} />
                {height > 0 && (
                  <rect
                    x={x + (step - barWidth) / 2}
                    y={TOP + plot.height - height}
                    width={barWidth}
                    height={height}
                    rx={Math.min(4, barWidth / 2)}
                    className={styles.bar}
                  />
                )}
                {isNamed(index) && (
                  <text x={x + step / 2} y={HEIGHT - 6} className={styles.name}>
                    {short(bar)}
                  </text>
                )}
              </g>
            )
          })}
        </svg>
      </div>
      <table className="visually-hidden" aria-labelledby={captionId}>
        <caption id={captionId}>{t('study.chart')}</caption>
        <thead>
          <tr>
            <th scope="col">{t(isYear ? 'study.month' : 'study.day')}</th>
            <th scope="col">{t('study.title')}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar, index) => (
            <tr key={bar.from}>
              <th scope="row">{nameOf(bar)}</th>
              <td>{time(seconds[index] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  )
}
