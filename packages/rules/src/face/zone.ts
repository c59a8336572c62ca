const WALL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/
const MINUTE_MS = 60_000

/** Time zones that the editor offers first; every IANA name is valid. */
export const COMMON_ZONES = [
  'Asia/Shanghai',
  'Asia/Taipei',
  'Asia/Hong_Kong',
  'Asia/Singapore',
  'Asia/Jakarta',
  'Asia/Ho_Chi_Minh',
  'Asia/Tokyo',
  'Europe/Berlin',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
] as const

export function isZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    return true
  } catch {
    return false
  }
}

/** How far a zone is ahead of UTC at a moment. */
function aheadOf(timeZone: string, at: number): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at)
  const value = (type: string) => Number(parts.find((part) => part.type === type)?.value)
  const wall = Date.UTC(value('year'), value('month') - 1, value('day'), value('hour'), value('minute'))
  return wall - Math.floor(at / MINUTE_MS) * MINUTE_MS
}

/** Whether clocks in both zones show the same at this moment. */
export const showSameTime = (one: string, other: string, at: number): boolean => aheadOf(one, at) === aheadOf(other, at)

/** A moment as the clock on a wall of that zone shows it, such as 2026-03-02T09:00. */
export const wallTime = (instant: string, timeZone: string): string => {
  const at = Date.parse(instant)
  return new Date(at + aheadOf(timeZone, at)).toISOString().slice(0, 16)
}

/** The moment at which the clock on a wall of that zone shows this; null while the text is incomplete. */
export function instantOfWall(wall: string, timeZone: string): string | null {
  if (!WALL.test(wall)) return null
  const asUtc = Date.parse(`${wall}:00Z`)
  if (Number.isNaN(asUtc)) return null
  const first = asUtc - aheadOf(timeZone, asUtc)
  // On the day on which clocks change, the first guess may use the offset of the other side.
  return new Date(asUtc - aheadOf(timeZone, first)).toISOString()
}
