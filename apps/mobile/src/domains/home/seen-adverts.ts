import { DEVICE_KEYS, readDeviceJson, writeDevice } from '@sands/web/device/device'

/** Adverts are replaced over time: older ones than this many will not come again. */
const MAX_REMEMBERED = 200
/** People who share a device; the most recent one is last. */
const MAX_PEOPLE = 20

/** A list of pairs in order of the last visit. An object would sort keys that look like numbers. */
function everybody(): [string, string[]][] {
  const stored = readDeviceJson(DEVICE_KEYS.seenAdverts)
  if (!Array.isArray(stored)) return []
  return stored.flatMap((pair: unknown) => {
    if (!Array.isArray(pair)) return []
    const [person, ids]: unknown[] = pair
    if (typeof person !== 'string' || !Array.isArray(ids)) return []
    return [[person, ids.filter((id): id is string => typeof id === 'string')]]
  })
}

const seenBy = (userId: string) => everybody().find(([person]) => person === userId)?.[1] ?? []

/** The adverts that this person has not seen on this device. */
export function unseenAdverts<T extends { id: string }>(adverts: readonly T[], userId: string): T[] {
  const seen = seenBy(userId)
  return adverts.filter(({ id }) => !seen.includes(id))
}

export function markSeen(ids: readonly string[], userId: string): void {
  const others = everybody().filter(([person]) => person !== userId)
  const mine = [...new Set([...seenBy(userId), ...ids])].slice(-MAX_REMEMBERED)
  writeDevice(DEVICE_KEYS.seenAdverts, JSON.stringify([...others, [userId, mine]].slice(-MAX_PEOPLE)))
}
