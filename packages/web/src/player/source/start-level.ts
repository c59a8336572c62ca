interface Level {
  height: number
  bitrate: number
}

/** A first piece that fills half the line comes twice as fast as it plays. */
const SHARE_OF_LINE = 0.5

/** Which rendition to begin with: the best that comes quickly and is not larger than there is room for, else the smallest. */
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
