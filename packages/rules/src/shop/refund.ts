import { type Legs, NO_LEGS } from './price.ts'

export const REFUND_STATES = ['requested', 'processing', 'success', 'failed', 'rejected', 'withdrawn'] as const
export type RefundState = (typeof REFUND_STATES)[number]
export const REFUND_REASON_LENGTH = 200
/** The most requests of one order; WeChat refunds a trade in 50 parts at most. */
export const REFUNDS_MOST = 50

/** Refunds that gave money back, or still may. */
const COUNTING: ReadonlySet<RefundState> = new Set(['requested', 'processing', 'success', 'failed'])

export interface PastRefund extends Legs {
  readonly state: RefundState
}

const sumOf = (all: readonly Legs[]): Legs =>
  all.reduce((sum, { cash, points }) => ({ cash: sum.cash + cash, points: sum.points + points }), NO_LEGS)

/** What is left to give back, leg by leg. */
export function refundable(paid: Legs, refunds: readonly PastRefund[]): Legs {
  const given = sumOf(refunds.filter(({ state }) => COUNTING.has(state)))
  return { cash: Math.max(0, paid.cash - given.cash), points: Math.max(0, paid.points - given.points) }
}

export type RefundFault = 'nothing' | 'too_much_cash' | 'too_many_points'

/** Why a refund of these legs is refused. A leg never pays for the other one. */
export function refundFault(paid: Legs, refunds: readonly PastRefund[], wanted: Legs): RefundFault | undefined {
  const left = refundable(paid, refunds)
  if (wanted.cash < 0 || wanted.points < 0 || wanted.cash + wanted.points === 0) return 'nothing'
  if (wanted.cash > left.cash) return 'too_much_cash'
  if (wanted.points > left.points) return 'too_many_points'
  return undefined
}

/** Whether something is left of the price after these legs are given back. */
export function leavesRest(paid: Legs, refunds: readonly PastRefund[], wanted: Legs): boolean {
  const left = refundable(paid, refunds)
  return wanted.cash < left.cash || wanted.points < left.points
}

/** The legs of a part of the price, such as 40 of 100, rounded down. */
export const shareOf = ({ cash, points }: Legs, { part, whole }: { part: number; whole: number }): Legs => ({
  cash: Math.floor((cash * part) / whole),
  points: Math.floor((points * part) / whole),
})
