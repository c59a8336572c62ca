const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long ago, in whole units, as the language puts it: "5 minutes ago", "yesterday". */
export function agoOf({ at, now, locale }: { at: number; now: number; locale: string }): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const age = Math.max(0, now - at)
  if (age < MINUTE_MS) return words.format(0, 'second')
  if (age < HOUR_MS) return words.format(-Math.floor(age / MINUTE_MS), 'minute')
  if (age < DAY_MS) return words.format(-Math.floor(age / HOUR_MS), 'hour')
  return words.format(-Math.floor(age / DAY_MS), 'day')
}
