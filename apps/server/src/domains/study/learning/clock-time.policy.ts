import { type Coverage, clipped, cover, coveredLength, missing, type Stretch } from '@sands/rules/coverage'
import { STUDY } from '@sands/rules/study'

/** The most ranges stored for a person. Every update reads and writes all of them. */
const MOST_STRETCHES = 32
const DAY_MS = 86_400_000

/** Closes the least important gap, a small or an old one, which is unlikely to be claimed later. */
function withoutLeastGap(counted: Coverage, now: number): Coverage {
  let least = Number.POSITIVE_INFINITY
  let gap: Stretch = [0, 0]
  for (const [index, [from]] of counted.entries()) {
    const before = counted[index - 1]?.[1]
    if (before === undefined) continue
    const worth = (from - before) / (Math.max(0, now - from) + DAY_MS)
    if (worth < least) [least, gap] = [worth, [before, from]]
  }
  return cover(counted, gap)
}

/** How much of this time is counted already, on any device. */
export const countedWithin = (counted: Coverage, place: Stretch): number => coveredLength(clipped(counted, place))

/** How much of this time is not counted yet. */
export const freeWithin = (counted: Coverage, [from, to]: Stretch): number =>
  Math.max(0, to - from) - countedWithin(counted, [from, to])

/** The end of the latest uncounted gap that is long enough, or of the longest gap when none is. */
export function lastFree(counted: Coverage, window: Stretch, milliseconds: number): number {
  const gaps = missing(counted, window)
  const longest = gaps.toSorted((one, other) => coveredLength([other]) - coveredLength([one]))[0]
  const gap = gaps.findLast(([from, to]) => to - from >= milliseconds) ?? longest
  return gap?.[1] ?? window[1]
}

interface Taking {
  milliseconds: number
  /** When the study happened, by the device's clock corrected to server time. */
  place: Stretch
  /** The time in which the viewing may claim study time at all. */
  window: Stretch
  now: number
}

/**
 * Adds study time to a person's counted time, so that every moment counts once. Where the claimed time is already
 * counted, because a clock is slightly off, it takes other uncounted time of the viewing, and the slack last. Returns
 * undefined when there is not enough uncounted time.
 */
export function takeTime(counted: Coverage, { milliseconds, place, window, now }: Taking): Coverage | undefined {
  const from = window[0] - STUDY.slackMs
  const until = window[1] + STUDY.slackMs
  let left = milliseconds
  let after = counted
  const within: Stretch = [Math.max(from, place[0]), Math.min(until, place[1])]
  for (const part of [within, [from, window[1]] as const, [window[1], until] as const]) {
    if (left <= 0) break
    for (const [gapFrom, gapTo] of missing(after, part).toReversed()) {
      const taken: Stretch = [Math.max(gapFrom, gapTo - left), gapTo]
      left -= taken[1] - taken[0]
      after = cover(after, taken)
    }
  }
  if (left > 0) return undefined
  while (after.length > MOST_STRETCHES) after = withoutLeastGap(after, now)
  return after
}
