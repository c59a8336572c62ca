import { type SignInWindow, signInOutcome } from '../sign-in/sign-in.ts'
import type { Attended } from './seat.ts'

const MINUTE_MS = 60_000
/** People can sign in this long before a day begins. */
const SIGN_IN_EARLY_MINUTES = 60
/** Who signs in up to this long after the beginning is on time. */
const ON_TIME_MINUTES = 5
/** Signing out opens this long before the end of the day, and closes this long after it. */
const SIGN_OUT_EARLY_MINUTES = 15
const SIGN_OUT_LATE_MINUTES = 60

export const SIGN_WAYS = ['in', 'out'] as const
export type SignWay = (typeof SIGN_WAYS)[number]

interface DaySpan {
  startsAt: number
  endsAt: number
}

/** The window in which the code of the room counts: from its end on, people who come are late. */
export const windowOfDay = ({ startsAt, endsAt }: DaySpan, way: SignWay): SignInWindow =>
  way === 'in'
    ? {
        startsAt: startsAt - SIGN_IN_EARLY_MINUTES * MINUTE_MS,
        endsAt: startsAt + ON_TIME_MINUTES * MINUTE_MS,
        earlyMinutes: 0,
        lateMinutes: Math.max(0, (endsAt - startsAt) / MINUTE_MS - ON_TIME_MINUTES),
      }
    : {
        startsAt: endsAt - SIGN_OUT_EARLY_MINUTES * MINUTE_MS,
        endsAt: endsAt + SIGN_OUT_LATE_MINUTES * MINUTE_MS,
        earlyMinutes: 0,
        lateMinutes: 0,
      }

/** Whether the code of the room counts now. */
export const isSignOpen = (day: DaySpan, way: SignWay, now: number): boolean => {
  const outcome = signInOutcome(windowOfDay(day, way), now)
  return outcome === 'signed' || outcome === 'late'
}

/** `partly` comes only by hand: the code of the room says when people come, and when they leave. */
export const ARRIVALS = ['signed', 'late', 'partly', 'missing'] as const
export type Arrival = (typeof ARRIVALS)[number]

/** What is known about one person on one day. */
export interface DayMark {
  arrival: Arrival
  hasLeft: boolean
}

export type DayOutcome = Attended | 'open'

/** A day without a mark is open until it is over; who did not sign out was there for a part of it. */
export function dayOutcome(
  mark: DayMark | undefined,
  { needsSignOut, isOver }: { needsSignOut: boolean; isOver: boolean },
): DayOutcome {
  if (!mark) return isOver ? 'absent' : 'open'
  if (mark.arrival === 'missing') return 'absent'
  if (mark.arrival === 'partly') return 'partly'
  if (needsSignOut && isOver && !mark.hasLeft) return 'partly'
  return mark.arrival === 'late' ? 'late' : 'present'
}

/** The status that follows from all days so far; null while there is nothing to say. */
export function attendanceOf(days: readonly DayOutcome[]): Attended | null {
  const known = days.filter((day) => day !== 'open')
  if (known.length === 0) return null
  if (known.every((day) => day === 'absent')) return known.length === days.length ? 'absent' : null
  if (known.some((day) => day === 'absent' || day === 'partly')) return 'partly'
  return known.some((day) => day === 'late') ? 'late' : 'present'
}

const OF_HAND: Readonly<Record<Attended, DayMark>> = {
  present: { arrival: 'signed', hasLeft: true },
  late: { arrival: 'late', hasLeft: true },
  partly: { arrival: 'partly', hasLeft: true },
  absent: { arrival: 'missing', hasLeft: false },
}
/** The mark of a day that follows from what an organiser says about it. */
export const markOfHand = (mark: Attended): DayMark => OF_HAND[mark]
