import type { LearningReceipt } from '@sands/contract/study/learning.model'
import type { UncountedReason } from '@sands/rules/study'
import type { ViewingView } from './viewing.model.ts'

/** These hold until something happens; the others are about a stretch that has passed. */
const STOPS: readonly UncountedReason[] = ['elsewhere', 'no_sign_of_life', 'daily_cap']
/** A resend of what had arrived is nobody's fault. */
const NOISE: readonly UncountedReason[] = ['old']
/** With these the player stands still. */
const HALTS: readonly UncountedReason[] = ['elsewhere', 'no_sign_of_life']

type ReceiptStatus = Pick<ViewingView, 'state' | 'stopReason' | 'isHalted'>

/** What an answer means for the viewing as a whole. */
export function receiptStatus({ uncounted }: Pick<LearningReceipt, 'uncounted'>, playing: boolean): ReceiptStatus {
  const reasons = uncounted.map(({ reason }) => reason).filter((reason) => !NOISE.includes(reason))
  const stop = STOPS.find((reason) => reasons.includes(reason))
  if (stop) return { state: 'stopped', stopReason: stop, isHalted: HALTS.includes(stop) }
  return { state: playing ? 'counting' : 'paused', stopReason: reasons.at(-1) ?? null, isHalted: false }
}

/** Whether what plays has to go back: nothing after a gap is recorded in a medium that wants to be seen in order. */
export const hasGap = ({ uncounted }: Pick<LearningReceipt, 'uncounted'>): boolean =>
  uncounted.some(({ reason }) => reason === 'skipped_ahead')
