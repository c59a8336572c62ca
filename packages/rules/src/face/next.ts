import { isSignOpen } from './attendance.ts'
import { EXPECTED, type SeatStatus } from './seat.ts'
import type { SessionPhase, SignUpRefusal } from './session.ts'

/** What a person can do next about a session. */
export const NEXT_ACTS = [
  'sign_up',
  'join_waiting',
  'apply',
  'wait',
  'confirm',
  'come',
  'sign_in',
  'sign_out',
  'nothing',
] as const
export type NextAct = (typeof NEXT_ACTS)[number]

export interface NextFacts {
  phase: SessionPhase
  status: SeatStatus | null
  needsConfirm: boolean
  refusal: SignUpRefusal | null
  seatsLeft: number
  now: number
  days: readonly { startsAt: number; endsAt: number; needsSignOut: boolean; isIn: boolean; isOut: boolean }[]
}

const MAY_SIGN: readonly SeatStatus[] = [...EXPECTED, 'leave', 'present', 'late', 'partly']

export function nextAct({ phase, status, needsConfirm, refusal, seatsLeft, now, days }: NextFacts): NextAct {
  if (status !== null && MAY_SIGN.includes(status) && phase !== 'cancelled') {
    if (days.some((day) => !day.isIn && isSignOpen(day, 'in', now))) return 'sign_in'
    if (days.some((day) => day.needsSignOut && day.isIn && !day.isOut && isSignOpen(day, 'out', now))) return 'sign_out'
  }
  if (status === 'waiting' && phase === 'upcoming') return 'wait'
  if (status === 'booked' && needsConfirm && phase === 'upcoming') return 'confirm'
  if (status !== null && EXPECTED.includes(status) && (phase === 'upcoming' || phase === 'running')) return 'come'
  if (refusal === null) return seatsLeft > 0 ? 'sign_up' : 'join_waiting'
  return refusal === 'by_form' ? 'apply' : 'nothing'
}
