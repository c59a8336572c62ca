/** A stretch from one place (inclusive) to another (exclusive): milliseconds of a medium, or page numbers from 1. */
export type Stretch = readonly [from: number, to: number]
/** Sorted; no two stretches touch. */
export type Coverage = readonly Stretch[]

/** Stretches with a smaller gap are joined: players do not pause and resume at exactly the same millisecond. */
export const MEDIA_JOIN_MS = 1000

/** The coverage with this stretch added. */
export function cover(coverage: Coverage, [from, to]: Stretch, join = 0): Coverage {
  if (to <= from) return coverage
  const before: Stretch[] = []
  const after: Stretch[] = []
  let start = from
  let end = to
  for (const [otherFrom, otherTo] of coverage) {
    if (otherTo + join < from) before.push([otherFrom, otherTo])
    else if (otherFrom > to + join) after.push([otherFrom, otherTo])
    else {
      start = Math.min(start, otherFrom)
      end = Math.max(end, otherTo)
    }
  }
  return [...before, [start, end], ...after]
}

export const coveredLength = (coverage: Coverage): number => coverage.reduce((sum, [from, to]) => sum + to - from, 0)

/** The coverage between two places. */
export const clipped = (coverage: Coverage, [from, to]: Stretch): Coverage =>
  coverage.flatMap(([otherFrom, otherTo]): Stretch[] => {
    const part: Stretch = [Math.max(from, otherFrom), Math.min(to, otherTo)]
    return part[1] > part[0] ? [part] : []
  })

/** The uncovered parts between two places. */
export function missing(coverage: Coverage, [from, to]: Stretch): Coverage {
  const gaps: Stretch[] = []
  let at = from
  for (const [coveredFrom, coveredTo] of coverage) {
    if (coveredFrom > at) gaps.push([at, Math.min(coveredFrom, to)])
    at = Math.max(at, coveredTo)
    if (at >= to) break
  }
  if (at < to) gaps.push([at, to])
  return gaps.filter(([gapFrom, gapTo]) => gapTo > gapFrom)
}

/**
 * Players do not report the first and last moments of a medium reliably; gaps of this length at the edges are ignored.
 */
export const MEDIA_EDGE_MS = 1000

/** Extends the coverage to the beginning and the end of a medium when it comes within the edge tolerance of them. */
export function withEdges(coverage: Coverage, total: number): Coverage {
  const start = coverage[0]?.[0]
  const end = coverage.at(-1)?.[1]
  if (start === undefined || end === undefined) return coverage
  const edge = Math.min(MEDIA_EDGE_MS, Math.floor(total / 10))
  const started = start <= edge ? cover(coverage, [0, edge]) : coverage
  return end >= total - edge ? cover(started, [total - edge, total]) : started
}

/** Whether a place is covered, or is exactly at the end of a covered stretch. */
export const isCovered = (coverage: Coverage, place: number, join = 0): boolean =>
  coverage.some(([from, to]) => place >= from - join && place <= to + join)

/** The farthest place that can be reached from the first one (0 or page 1) without skipping an unseen part. */
export function reachable(coverage: Coverage, join = 0, first = 0): number {
  let end = first
  for (const [from, to] of coverage) {
    if (from > end + join) break
    end = Math.max(end, to)
  }
  return end
}
