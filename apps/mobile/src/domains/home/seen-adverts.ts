import { DEVICE_KEYS, readDeviceJson, writeDevice } from '@sands/web/device/device'

/** Adverts come and go: what lies this far back will not come again. */
const MAX_REMEMBERED = 200
/** People who share a device, the one who was here last at the end. */
const MAX_PEOPLE = 20

/** Pairs in order of last visit, not an object: that would sort names which look like numbers. */
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

/** The ones this person has not been shown on this device. */
export function unseenAdverts<T extends { id: string }>(adverts: readonly T[], userId: string): T[] {
  const seen = seenBy(userId)
  return adverts.filter(({ id }) => !seen.includes(id))
}

export function markSeen(ids: readonly string[], userId: string): void {
  const others = everybody().filter(([person]) => person !== userId)
  const mine = [...new Set([...seenBy(userId), ...ids])].slice(-MAX_REMEMBERED)
  writeDevice(DEVICE_KEYS.seenAdverts, JSON.stringify([...others, [userId, mine]].slice(-MAX_PEOPLE)))
}
