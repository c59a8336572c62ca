import { type Coverage, clipped, cover, coveredLength, missing, type Stretch } from '@sands/rules/coverage'
import { STUDY } from '@sands/rules/study'

/** So many stretches of a person's clock are told apart: more would be read and written with every update. */
const MOST_STRETCHES = 32
const DAY_MS = 86_400_000

/** The gap that matters least, small or long ago, is closed: nobody will have studied in it. */
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

/** How much of this time is counted already, on whatever device. */
export const countedWithin = (counted: Coverage, place: Stretch): number => coveredLength(clipped(counted, place))

/** How much of this time is still nobody's. */
export const freeWithin = (counted: Coverage, [from, to]: Stretch): number =>
  Math.max(0, to - from) - countedWithin(counted, [from, to])

/** Until when the latest time goes that is still nobody's and long enough; where none is, the longest. */
export function lastFree(counted: Coverage, window: Stretch, milliseconds: number): number {
  const gaps = missing(counted, window)
  const longest = gaps.toSorted((one, other) => coveredLength([other]) - coveredLength([one]))[0]
  const gap = gaps.findLast(([from, to]) => to - from >= milliseconds) ?? longest
  return gap?.[1] ?? window[1]
}

interface Taking {
  milliseconds: number
  /** When it was, by the corrected clock of the device. */
  place: Stretch
  /** From when until when the viewing may have time at all. */
  window: Stretch
  now: number
}

/**
 * What of a person's clock is counted once this is: every moment once, for whatever it was. Where its place is taken, by a clock
 * that is a little off, it takes other time of its viewing that nobody has had, at last what the slack allows. Nothing when there
 * is not enough.
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
