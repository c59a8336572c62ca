import type { LearningProgress, LearningTerms } from '@sands/contract/study/learning.model'
import { MEDIA_JOIN_MS, reachable } from '@sands/rules/coverage'

interface Known {
  progress: LearningProgress | null
  terms: LearningTerms | null
}

/** The farthest place, in seconds, of a medium that must be watched in order; undefined where any place is allowed. */
export function seekLimit({ progress, terms }: Known): number | undefined {
  if (!progress || !terms || terms.form !== 'media') return undefined
  if (terms.seekAhead === 1 || progress.isFinished === 1) return undefined
  return reachable(progress.covered, MEDIA_JOIN_MS) / 1000
}
