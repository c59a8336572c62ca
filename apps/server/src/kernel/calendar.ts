const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** The date in a time zone at a given time, such as 2026-03-02. */
export type Calendar = (timeZone: string, at: number) => string

/** Computes the date once for each minute and time zone. */
export function createCalendar(): Calendar {
  const known = new Map<string, { minute: number; day: string; format: Intl.DateTimeFormat }>()
  return (timeZone, at) => {
    const minute = Math.floor(at / MINUTE_MS)
    const entry = known.get(timeZone)
    if (entry?.minute === minute) return entry.day
    const format =
      entry?.format ?? new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    const day = format.format(at)
    known.set(timeZone, { minute, day, format })
    return day
  }
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)

/** The Monday of its week. */
export const weekOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

/** The first of its month. */
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`
