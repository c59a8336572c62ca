const DAY = /^\d{4}-\d{2}-\d{2}$/

const two = (value: number): string => String(value).padStart(2, '0')
const keyOf = (day: Date): string => `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`

/** A day of this computer's calendar; undefined when there is no such day. */
function dayAt(key: string): Date | undefined {
  const [year = 0, month = 0, day = 0] = key.split('-').map(Number)
  const found = new Date(year, month - 1, day)
  return DAY.test(key) && keyOf(found) === key ? found : undefined
}

export interface ReportSpan {
  firstDay: string
  lastDay: string
  from: string
  /** The end of the last day. */
  until: string
}

/** The chosen days, or this year up to today. */
export function reportSpan({ from, to }: { from: string; to: string }, now: Date): ReportSpan {
  const last = dayAt(to) ?? new Date(now.getFullYear(), now.getMonth(), now.getDate())
  const first = dayAt(from) ?? new Date(last.getFullYear(), 0, 1)
  const until = new Date(last.getFullYear(), last.getMonth(), last.getDate() + 1)
  return { firstDay: keyOf(first), lastDay: keyOf(last), from: first.toISOString(), until: until.toISOString() }
}
