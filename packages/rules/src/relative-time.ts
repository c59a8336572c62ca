export type RelativeTime =
  | { kind: 'now' }
  | { kind: 'seconds' | 'minutes'; count: number }
  /** Shown with the time of day. */
  | { kind: 'today' | 'yesterday' | 'before-yesterday' }
  /** Shown as a date, with the year when it is not this one. */
  | { kind: 'date'; thisYear: boolean }

const NOW_S = 10
const MINUTE_S = 60
const HOUR_S = 3_600
const RECENT_DAYS = ['today', 'yesterday', 'before-yesterday'] as const

/** Calendar days, which are not always 24 hours long. */
const dayNumber = (at: Date) => Date.UTC(at.getFullYear(), at.getMonth(), at.getDate()) / 86_400_000

/**
 * How long ago something happened, in the categories of the specification. Days are those of the reader's time zone.
 */
export function relativeTime(at: Date, now: Date): RelativeTime {
  const seconds = Math.floor((now.getTime() - at.getTime()) / 1000)
  // Clocks differ a little: a time less than a minute in the future counts as now.
  if (seconds > -MINUTE_S && seconds < NOW_S) return { kind: 'now' }
  if (seconds >= NOW_S && seconds < MINUTE_S) return { kind: 'seconds', count: seconds }
  if (seconds >= MINUTE_S && seconds < HOUR_S) return { kind: 'minutes', count: Math.floor(seconds / MINUTE_S) }
  const day = RECENT_DAYS[dayNumber(now) - dayNumber(at)]
  return day ? { kind: day } : { kind: 'date', thisYear: at.getFullYear() === now.getFullYear() }
}
