import type { LearningProgress, LearningTerms } from '@sands/contract/study/learning.model'
import { MEDIA_JOIN_MS, missing, reachable, type Stretch } from '@sands/rules/coverage'
import { seenOf } from '@sands/rules/study'

export interface Gap {
  from: number
  /** Exclusive. */
  to: number
  /** Whether the learner may go there now: some content must be watched in order. */
  isOpen: boolean
}

const isCounted = (form: LearningTerms['form']) => form === 'pages' || form === 'pictures'

/** The first place: milliseconds start at 0, pages and pictures at 1. */
export const firstPlace = (form: LearningTerms['form']): 0 | 1 => (isCounted(form) ? 1 : 0)

/** The unseen parts, computed in the same way as completion. */
export function gapsOf(
  { covered, total }: Pick<LearningProgress, 'covered' | 'total'>,
  { form, seekAhead }: Pick<LearningTerms, 'form' | 'seekAhead'>,
): Gap[] {
  if (form !== 'media' && !isCounted(form)) return []
  const first = firstPlace(form)
  const all: Stretch = [first, first + total]
  const farthest = form === 'media' && seekAhead === 0 ? reachable(covered, MEDIA_JOIN_MS) : Number.POSITIVE_INFINITY
  return missing(seenOf(covered, { form, total }), all).map(([from, to]) => ({ from, to, isOpen: from <= farthest }))
}
