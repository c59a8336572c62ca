/** The calendar spans that the chart can show. */
export const PERIODS = ['week', 'month', 'year'] as const
export type Period = (typeof PERIODS)[number]

/** A calendar day as `2026-11-15`, without a time zone. */
export type Day = string

export interface Bar {
  from: Day
  until: Day
}

export interface Span {
  from: Day
  until: Day
  /** One bar for each day, or for each month of a year. */
  bars: Bar[]
}

const DAY_MS = 86_400_000
const utc = (day: Day) => new Date(`${day}T00:00:00Z`)
const dayOf = (date: Date): Day => date.toISOString().slice(0, 10)
const addDays = (day: Day, days: number): Day => dayOf(new Date(utc(day).getTime() + days * DAY_MS))
const pad = (number: number) => String(number).padStart(2, '0')

/** Today in the time zone of this device, used until the server has sent the person's own day. */
export const localDay = (now: Date): Day => `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`

export const daysBetween = (from: Day, until: Day): number =>
  Math.round((utc(until).getTime() - utc(from).getTime()) / DAY_MS) + 1

const eachDay = (from: Day, until: Day): Bar[] =>
  Array.from({ length: daysBetween(from, until) }, (_, index) => {
    const day = addDays(from, index)
    return { from: day, until: day }
  })

const monthOf = (year: number, month: number): Bar => ({
  from: dayOf(new Date(Date.UTC(year, month, 1))),
  until: dayOf(new Date(Date.UTC(year, month + 1, 0))),
})

/** The week, month or year that is `back` spans before the one with the given day. Weeks begin on Monday. */
export function spanOf(period: Period, today: Day, back: number): Span {
  const date = utc(today)
  if (period === 'week') {
    const from = addDays(today, -((date.getUTCDay() + 6) % 7) - back * 7)
    const until = addDays(from, 6)
    return { from, until, bars: eachDay(from, until) }
  }
  if (period === 'month') {
    const { from, until } = monthOf(date.getUTCFullYear(), date.getUTCMonth() - back)
    return { from, until, bars: eachDay(from, until) }
  }
  const bars = Array.from({ length: 12 }, (_, month) => monthOf(date.getUTCFullYear() - back, month))
  return { from: bars[0]?.from ?? today, until: bars.at(-1)?.until ?? today, bars }
}

/** The study seconds of each bar. */
export function secondsOf(bars: readonly Bar[], days: readonly { day: Day; seconds: number }[]): number[] {
  return bars.map(({ from, until }) =>
    days.filter(({ day }) => day >= from && day <= until).reduce((sum, { seconds }) => sum + seconds, 0),
  )
}

/** The number of days of a span up to today: the average must not count future days. */
export const daysPassed = ({ from, until }: Bar, today: Day): number =>
  today < from ? 0 : daysBetween(from, today < until ? today : until)
