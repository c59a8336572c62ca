const DAYS = 7
const WEEKS = 6
const KEY = /^\d{4}-\d{2}-\d{2}$/

/** A day of the reader's clock as YYYY-MM-DD. */
export const dayKey = (at: Date): string =>
  [at.getFullYear(), String(at.getMonth() + 1).padStart(2, '0'), String(at.getDate()).padStart(2, '0')].join('-')

/** A typed day, or null when there is no such day. */
export const keyOf = (typed: string): string | null => {
  const at = KEY.test(typed) ? new Date(`${typed}T12:00:00`) : null
  return at && !Number.isNaN(at.getTime()) && dayKey(at) === typed ? typed : null
}

const noon = (key: string): Date => new Date(`${key}T12:00:00`)

export function addDays(key: string, count: number): string {
  const at = noon(key)
  at.setDate(at.getDate() + count)
  return dayKey(at)
}

/** Weeks begin on Monday. */
const weekStart = (key: string): string => addDays(key, -((noon(key).getDay() + DAYS - 1) % DAYS))

/** The days that the calendar shows around a day: its week, or the weeks of its month. */
export function shownDays(view: 'month' | 'week', anchor: string): string[] {
  const first = weekStart(view === 'week' ? anchor : `${anchor.slice(0, 7)}-01`)
  const days = Array.from({ length: view === 'week' ? DAYS : DAYS * WEEKS }, (_, at) => addDays(first, at))
  if (view === 'week') return days
  // The last week may belong to the next month as a whole.
  const isShown = (week: number) =>
    days.slice(week * DAYS, (week + 1) * DAYS).some((key) => key.startsWith(anchor.slice(0, 7)))
  return days.filter((_, at) => isShown(Math.floor(at / DAYS)))
}

/** A day of the next or the last month or week. */
export function stepBy(view: 'month' | 'week', anchor: string, step: 1 | -1): string {
  if (view === 'week') return addDays(anchor, step * DAYS)
  const at = noon(`${anchor.slice(0, 7)}-01`)
  at.setMonth(at.getMonth() + step)
  return dayKey(at)
}
