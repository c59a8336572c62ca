import type { DayOutcome } from './attendance.ts'
import { type Attended, type SeatStatus, type SeatWay, seatAfter } from './seat.ts'

/** What is known about a person on a day before a file says something. */
export interface KnownSeat {
  status: SeatStatus
  changedAt: number
  mark: { outcome: DayOutcome; way: SeatWay; changedAt: number } | undefined
}

/**
 * What a row of an attendance file does: it marks, replaces what a hand, a code or a leave says, or says the same.
 * Otherwise it is refused: the person has no seat, the file was read before the last change, or what is there counts
 * more than a file.
 */
export type FileMarkOutcome = 'put' | 'replace' | 'same' | 'not_listed' | 'changed' | 'on_leave' | 'marked'

export function fileMarkOutcome(
  known: KnownSeat | undefined,
  mark: Attended,
  { readAt, overwrites }: { readAt: number; overwrites: boolean },
): FileMarkOutcome {
  if (!known || !seatAfter(known.status, mark)) return 'not_listed'
  const isOnLeave = known.status === 'leave'
  if (known.mark?.outcome === mark && !isOnLeave) return 'same'
  if ((known.mark && known.mark.changedAt >= readAt) || (isOnLeave && known.changedAt >= readAt)) return 'changed'
  const isMarked = known.mark !== undefined && known.mark.way !== 'import'
  if (!isOnLeave && !isMarked) return 'put'
  if (overwrites) return 'replace'
  return isOnLeave ? 'on_leave' : 'marked'
}
