import type { LearningProgress, LearningTerms } from '@sands/contract/study/learning.model'
import { MEDIA_JOIN_MS, reachable } from '@sands/rules/coverage'

interface Known {
  progress: LearningProgress | null
  terms: LearningTerms | null
}

/** How far, in seconds, one may go ahead in a medium that wants to be seen in order; undefined where one may go anywhere. */
export function seekLimit({ progress, terms }: Known): number | undefined {
  if (!progress || !terms || terms.form !== 'media') return undefined
  if (terms.seekAhead === 1 || progress.isFinished === 1) return undefined
  return reachable(progress.covered, MEDIA_JOIN_MS) / 1000
}
