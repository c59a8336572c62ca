const DAY_MS = 86_400_000
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The most days that a report of stay time can cover. */
export const MOST_STAY_DAYS = 366

/** Whether both are dates such as 2026-03-02, in this order, with at most 366 days from the first to the last. */
export function isStayRange(from: string, until: string): boolean {
  if (!DAY.test(from) || !DAY.test(until)) return false
  const days = Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS) + 1
  return days >= 1 && days <= MOST_STAY_DAYS
}
