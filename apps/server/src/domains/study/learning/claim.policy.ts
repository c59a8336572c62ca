import type { Segment } from '@sands/contract/study/learning.model'
import { type Coverage, cover, coveredLength, MEDIA_JOIN_MS } from '@sands/rules/coverage'
import { type FinishTerms, firstPlace, STUDY } from '@sands/rules/study'

/** What a stretch adds, and the least time it needs. */
interface Claim {
  covered: Coverage
  costMs: number
}

function claimOf(
  segment: Segment,
  { from, to, covered }: { from: number; to: number; covered: Coverage },
  join: number,
) {
  const after = cover(covered, [from, to], join)
  // The gaps that joining closes are paid for too: otherwise a thousand
  // glances, a second apart, would cover the whole film.
  const length = Math.max(segment.to - segment.from, coveredLength(after) - coveredLength(covered))
  return { covered: after, costMs: Math.max(segment.milliseconds, Math.ceil(length / segment.rate)) }
}

/** What a stretch adds within the time that is left for it; undefined when it needs more. */
export function affordable(
  segment: Segment,
  { form, covered, total, budget }: Pick<FinishTerms, 'form' | 'total'> & { covered: Coverage; budget: number },
): Claim | undefined {
  const { from } = segment
  if (form !== 'media') {
    const least = form === 'pages' || form === 'pictures' ? STUDY.pageMs : 0
    const costMs = Math.max(segment.milliseconds, least)
    return costMs > budget ? undefined : { covered: cover(covered, [from, segment.to]), costMs }
  }
  const to = Math.min(segment.to, total)
  const claims = [MEDIA_JOIN_MS, 0].map((join) => claimOf(segment, { from, to, covered }, join))
  return claims.find(({ costMs }) => costMs <= budget)
}

/** Media may be slightly longer than their measured length. Pages and pictures are seen one at a time. */
export function isWithin({ from, to }: Segment, form: FinishTerms['form'], total: number): boolean {
  if (form === 'media') return to > from && to <= total + MEDIA_JOIN_MS
  const first = firstPlace(form)
  return to === from + 1 && from >= first && to <= total + first
}

/** The part of a stretch that fits below the daily cap. */
export function withinCap(segment: Segment, roomMs: number, isMedia: boolean): Segment {
  if (segment.milliseconds <= roomMs) return segment
  const share = roomMs / segment.milliseconds
  const to = isMedia ? segment.from + Math.floor((segment.to - segment.from) * share) : segment.to
  return { ...segment, to, milliseconds: roomMs }
}
