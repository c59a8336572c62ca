/** Seconds of a segment; the server writes them this long or slightly longer. */
const SEGMENT_S = 4

/**
 * How many seconds may be loaded ahead so that they are not more than `bytes`. The engine fetches whole segments, so the
 * last one may go beyond the length that it is given.
 */
export const secondsWithin = (bytes: number, bitrate: number): number =>
  bitrate > 0 ? Math.max(0, (bytes * 8) / bitrate - SEGMENT_S) : 0

/** The best rendition whose segment has at most `bytes`, or else the smallest one. */
export function levelWithin(levels: readonly { bitrate: number }[], bytes: number): number {
  let best = -1
  let smallest = 0
  levels.forEach(({ bitrate }, index) => {
    if (bitrate < (levels[smallest]?.bitrate ?? Number.POSITIVE_INFINITY)) smallest = index
    if (bitrate * SEGMENT_S > bytes * 8) return
    if (best < 0 || bitrate > (levels[best]?.bitrate ?? 0)) best = index
  })
  return best < 0 ? smallest : best
}
