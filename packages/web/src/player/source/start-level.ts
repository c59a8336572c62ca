interface Level {
  height: number
  bitrate: number
}

/** A first segment at half of the bandwidth loads twice as fast as it plays. */
const SHARE_OF_LINE = 0.5

/** The rendition to start with: the best that loads quickly and fits the available room, or else the smallest. */
export function startLevel(levels: readonly Level[], { bandwidth, room }: { bandwidth: number; room: number }): number {
  let best = -1
  let smallest = 0
  levels.forEach((level, index) => {
    if (level.bitrate < (levels[smallest]?.bitrate ?? Number.POSITIVE_INFINITY)) smallest = index
    if (level.bitrate > bandwidth * SHARE_OF_LINE || level.height > room) return
    if (best < 0 || level.bitrate > (levels[best]?.bitrate ?? 0)) best = index
  })
  return best < 0 ? smallest : best
}
