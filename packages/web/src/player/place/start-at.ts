import { resumePosition } from './resume-position.ts'
import type { StudyRules } from './study-rules.ts'

type StartRules = Pick<StudyRules, 'placeKey' | 'isFresh' | 'sentTo' | 'seekLimit'>

/** Where a player begins, in seconds: where it was sent, else where the person was, and never beyond what they may see. */
export function startAt(
  fileId: string,
  { placeKey = fileId, isFresh = false, sentTo, seekLimit = Number.POSITIVE_INFINITY }: StartRules,
): number {
  const stored = isFresh ? 0 : resumePosition(placeKey)
  return Math.min(sentTo ?? stored, seekLimit)
}
