import { useState } from 'react'
import type { UsedViewing } from '../study/use-viewing.ts'

/** Is somebody there; nobody was, and it stands still; do they go on here. */
export type StudyQuestion = 'there' | 'paused' | 'elsewhere'

/** What study cannot go on without, one question at a time. Who goes on elsewhere may leave it at that. */
export function useStudyQuestion({
  askIfThere,
  isHalted,
  stopReason,
}: Pick<UsedViewing, 'askIfThere' | 'isHalted' | 'stopReason'>): [StudyQuestion | null, () => void] {
  const [away, setAway] = useState(false)
  const leave = () => setAway(true)
  if (askIfThere) return ['there', leave]
  if (!isHalted) return [null, leave]
  if (stopReason === 'no_sign_of_life') return ['paused', leave]
  return [stopReason === 'elsewhere' && !away ? 'elsewhere' : null, leave]
}
