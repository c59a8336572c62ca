import { resumePosition } from './resume-position.ts'
import type { StudyRules } from './study-rules.ts'

type StartRules = Pick<StudyRules, 'placeKey' | 'isFresh' | 'sentTo' | 'seekLimit'>

/** Where playback starts, in seconds: the requested place, or else the last one, and never beyond the seek limit. */
export function startAt(
  fileId: string,
  { placeKey = fileId, isFresh = false, sentTo, seekLimit = Number.POSITIVE_INFINITY }: StartRules,
): number {
  const stored = isFresh ? 0 : resumePosition(placeKey)
  return Math.min(sentTo ?? stored, seekLimit)
}
