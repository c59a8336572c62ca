/** A stretch of the calendar that the chart shows. */
export const PERIODS = ['week', 'month', 'year'] as const
export type Period = (typeof PERIODS)[number]

/** Days as `2026-11-15`: a day is a day, whatever the clock says. */
export type Day = string

export interface Bar {
  from: Day
  until: Day
}

export interface Span {
  from: Day
  until: Day
  /** A day each, or a month each in a year. */
  bars: Bar[]
}

const DAY_MS = 86_400_000
const utc = (day: Day) => new Date(`${day}T00:00:00Z`)
const dayOf = (date: Date): Day => date.toISOString().slice(0, 10)
const addDays = (day: Day, days: number): Day => dayOf(new Date(utc(day).getTime() + days * DAY_MS))
const pad = (number: number) => String(number).padStart(2, '0')

/** Today where this device is, as long as nobody knows where the person's days begin. */
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

/** The week, month or year so many back from the one that a day lies in. Weeks begin on Monday. */
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

/** Seconds of each bar. */
export function secondsOf(bars: readonly Bar[], days: readonly { day: Day; seconds: number }[]): number[] {
  return bars.map(({ from, until }) =>
    days.filter(({ day }) => day >= from && day <= until).reduce((sum, { seconds }) => sum + seconds, 0),
  )
}

/** Days of a span that have come: nobody could study on the others. */
export const daysPassed = ({ from, until }: Bar, today: Day): number =>
  today < from ? 0 : daysBetween(from, today < until ? today : until)
