import { getSession } from '../session/store.ts'
import { type DeviceKey, isRecord, readDeviceJson, writeDevice } from './device.ts'

const MOST_PLACES = 200

/** Where a person was in something, and when that was: what another device knows may be newer. */
interface Place {
  place: number
  time: number
}

interface Places {
  byKey(placeKey: string): Place | undefined
  keep(placeKey: string, place: Place): void
}

/** Whose place it is, so that two people of one device do not continue each other. */
const keyOf = (placeKey: string) => `${getSession()?.userId ?? ''}/${placeKey}`

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0

/** Places that were kept without their time are older than whatever has one. */
function placeOf(value: unknown): Place | undefined {
  const [place, time] = Array.isArray(value) ? value : [value, 0]
  return isAmount(place) && isAmount(time) ? { place, time } : undefined
}

export function devicePlaces(deviceKey: DeviceKey): Places {
  const all = (): [string, Place][] => {
    const stored = readDeviceJson(deviceKey)
    if (!isRecord(stored)) return []
    return Object.entries(stored).flatMap(([key, value]) => {
      const known = placeOf(value)
      return known ? [[key, known]] : []
    })
  }
  return {
    byKey: (placeKey) => all().find(([key]) => key === keyOf(placeKey))?.[1],
    keep(placeKey, place) {
      const own = keyOf(placeKey)
      // The newest come last: entries keep the order in which they were added.
      const stored = [...all().filter(([key]) => key !== own), [own, place] as const].slice(-MOST_PLACES)
      writeDevice(
        deviceKey,
        JSON.stringify(Object.fromEntries(stored.map(([key, { place: at, time }]) => [key, [at, time]]))),
      )
    },
  }
}
