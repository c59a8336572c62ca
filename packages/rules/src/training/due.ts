const DAY_MS = 86_400_000

/** When something is due: never, at a time, or a number of days after the person has joined. */
export type DueRule = { kind: 'never' } | { kind: 'at'; at: string } | { kind: 'days'; days: number }

/** Extends everything that the member has to do in the project; it never makes a date earlier. */
export interface MemberDates {
  joinedAt: number
  extendedTo: number | null
}

/** When a member has to be done, in milliseconds; null when there is no date. */
export function dueAt(rule: DueRule, { joinedAt, extendedTo }: MemberDates): number | null {
  if (rule.kind === 'never') return null
  const due = rule.kind === 'at' ? Date.parse(rule.at) : joinedAt + rule.days * DAY_MS
  return extendedTo === null ? due : Math.max(due, extendedTo)
}

/** The overdue statuses of the specification. */
export const OVERDUE = { counting: 100, exceeded: 200, overdue: 300 } as const
export type OverdueStatus = (typeof OVERDUE)[keyof typeof OVERDUE]

export interface DueFacts {
  due: number | null
  graceDays: number
  isDone: boolean
  now: number
}

/** Done is never overdue, no matter how dates change. The days of grace come after the due date. */
export function overdueStatus({ due, graceDays, isDone, now }: DueFacts): OverdueStatus | null {
  if (due === null || isDone) return null
  if (now < due) return OVERDUE.counting
  return now < due + graceDays * DAY_MS ? OVERDUE.exceeded : OVERDUE.overdue
}
