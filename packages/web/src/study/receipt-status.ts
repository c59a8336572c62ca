import type { LearningReceipt } from '@sands/contract/study/learning.model'
import type { UncountedReason } from '@sands/rules/study'
import type { ViewingView } from './viewing.model.ts'

/** These reasons persist until something changes; the others concern a single stretch. */
const STOPS: readonly UncountedReason[] = ['elsewhere', 'no_sign_of_life', 'daily_cap']
/** A repeated update is not a problem. */
const NOISE: readonly UncountedReason[] = ['old']
/** These reasons halt the player. */
const HALTS: readonly UncountedReason[] = ['elsewhere', 'no_sign_of_life']

type ReceiptStatus = Pick<ViewingView, 'state' | 'stopReason' | 'isHalted'>

/** What a receipt means for the viewing as a whole. */
export function receiptStatus({ uncounted }: Pick<LearningReceipt, 'uncounted'>, playing: boolean): ReceiptStatus {
  const reasons = uncounted.map(({ reason }) => reason).filter((reason) => !NOISE.includes(reason))
  const stop = STOPS.find((reason) => reasons.includes(reason))
  if (stop) return { state: 'stopped', stopReason: stop, isHalted: HALTS.includes(stop) }
  return { state: playing ? 'counting' : 'paused', stopReason: reasons.at(-1) ?? null, isHalted: false }
}

/** Whether playback has to go back: in a medium that must be watched in order, nothing after a gap is recorded. */
export const hasGap = ({ uncounted }: Pick<LearningReceipt, 'uncounted'>): boolean =>
  uncounted.some(({ reason }) => reason === 'skipped_ahead')
