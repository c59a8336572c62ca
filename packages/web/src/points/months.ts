/** The current month and those before it, such as 2026-03, newest first. */
export function lastMonths(count: number, now: Date): string[] {
  return Array.from({ length: count }, (_, ago) => {
    const month = new Date(Date.UTC(now.getFullYear(), now.getMonth() - ago, 1))
    return month.toISOString().slice(0, 7)
  })
}
