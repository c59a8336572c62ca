interface Standing {
  percent: number | null
  startedAt: Date | null
  finishedAt: Date | null
}

/** Who has finished a course shows 100 for good, and nobody else does. In SQL: `learnerPercent`. */
export function shownPercent({ percent, startedAt, finishedAt }: Standing): number {
  if (finishedAt) return 100
  return startedAt ? Math.min(99, percent ?? 0) : 0
}
