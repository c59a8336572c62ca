/** A stretch from one place up to, but not including, another: milliseconds of a medium, or numbers of pages from 1. */
export type Stretch = readonly [from: number, to: number]
/** In order, none touching the next. */
export type Coverage = readonly Stretch[]

/** Two stretches that lie closer than this were one: players do not stop and go on at the very same millisecond. */
export const MEDIA_JOIN_MS = 1000

/** What is covered once this stretch is too. */
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

/** What lies between these places. */
export const clipped = (coverage: Coverage, [from, to]: Stretch): Coverage =>
  coverage.flatMap(([otherFrom, otherTo]): Stretch[] => {
    const part: Stretch = [Math.max(from, otherFrom), Math.min(to, otherTo)]
    return part[1] > part[0] ? [part] : []
  })

/** What nobody has seen yet, between these places. */
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

/** So much of a medium's beginning and of its end no player can be relied on to tell. */
export const MEDIA_EDGE_MS = 1000

/** With the first and the last moment of a medium, of whoever came as near to them as players tell. */
export function withEdges(coverage: Coverage, total: number): Coverage {
  const start = coverage[0]?.[0]
  const end = coverage.at(-1)?.[1]
  if (start === undefined || end === undefined) return coverage
  const edge = Math.min(MEDIA_EDGE_MS, Math.floor(total / 10))
  const started = start <= edge ? cover(coverage, [0, edge]) : coverage
  return end >= total - edge ? cover(started, [total - edge, total]) : started
}

/** Whether a place lies within what is covered, or right at the end of a stretch of it. */
export const isCovered = (coverage: Coverage, place: number, join = 0): boolean =>
  coverage.some(([from, to]) => place >= from - join && place <= to + join)

/** The farthest place that can be reached from the first one, 0 or page 1, without jumping over something unseen. */
export function reachable(coverage: Coverage, join = 0, first = 0): number {
  let end = first
  for (const [from, to] of coverage) {
    if (from > end + join) break
    end = Math.max(end, to)
  }
  return end
}
