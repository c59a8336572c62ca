import { useState } from 'react'
import type { UsedViewing } from '../study/use-viewing.ts'

/**
 * `there`: is the learner still there; `paused`: nobody answered, so recording is paused; `elsewhere`: continue here or
 * on the other device.
 */
export type StudyQuestion = 'there' | 'paused' | 'elsewhere'

/** The question that study waits for, one at a time. The question whether to continue here may be dismissed. */
export function useStudyQuestion({
  askIfThere,
  isHalted,
  stopReason,
}: Pick<UsedViewing, 'askIfThere' | 'isHalted' | 'stopReason'>): [StudyQuestion | null, () => void] {
  const [away, setAway] = useState(false)
  const leave = () => setAway(true)
  const isElsewhere = isHalted && stopReason === 'elsewhere'
  // "Not now" is an answer to this interruption only.
  if (away && !isHalted) setAway(false)
  if (askIfThere) return ['there', leave]
  if (!isHalted) return [null, leave]
  if (stopReason === 'no_sign_of_life') return ['paused', leave]
  return [isElsewhere && !away ? 'elsewhere' : null, leave]
}
