import type { LearningProgress, LearningTerms } from '@sands/contract/study/learning.model'
import { MEDIA_JOIN_MS, missing, reachable, type Stretch } from '@sands/rules/coverage'

export interface Gap {
  from: number
  /** Up to, but not including. */
  to: number
  /** Whether one may go there now: some things want to be seen from beginning to end. */
  isOpen: boolean
}

const isCounted = (form: LearningTerms['form']) => form === 'pages' || form === 'pictures'

/** The first place: milliseconds begin at 0, pages and pictures at 1. */
export const firstPlace = (form: LearningTerms['form']): 0 | 1 => (isCounted(form) ? 1 : 0)

/** What is still unseen. Moments between two stretches of a medium are no gap. */
export function gapsOf(
  { covered, total }: Pick<LearningProgress, 'covered' | 'total'>,
  { form, seekAhead }: Pick<LearningTerms, 'form' | 'seekAhead'>,
): Gap[] {
  if (form !== 'media' && !isCounted(form)) return []
  const first = firstPlace(form)
  const all: Stretch = [first, first + total]
  const least = form === 'media' ? MEDIA_JOIN_MS : 0
  const farthest = form === 'media' && seekAhead === 0 ? reachable(covered, MEDIA_JOIN_MS) : Number.POSITIVE_INFINITY
  return missing(covered, all)
    .filter(([from, to]) => to - from > least)
    .map(([from, to]) => ({ from, to, isOpen: from <= farthest }))
}
