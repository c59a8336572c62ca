interface Standing {
  percent: number | null
  startedAt: Date | null
  finishedAt: Date | null
}

/**
 * A finished course shows 100 permanently; an unfinished one shows at most 99. `learnerPercent` is the same rule in
 * SQL.
 */
export function shownPercent({ percent, startedAt, finishedAt }: Standing): number {
  if (finishedAt) return 100
  return startedAt ? Math.min(99, percent ?? 0) : 0
}
