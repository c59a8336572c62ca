import { getSession } from '../session/store.ts'
import { type DeviceKey, isRecord, readDeviceJson, writeDevice } from './device.ts'

const MOST_PLACES = 200

/** A person's place in some content, and the time; another device may have a newer one. */
interface Place {
  place: number
  time: number
}

interface Places {
  byKey(placeKey: string): Place | undefined
  keep(placeKey: string, place: Place): void
}

/** The key includes the person, so that two people on one device have separate places. */
const keyOf = (placeKey: string) => `${getSession()?.userId ?? ''}/${placeKey}`

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0

/** Places stored without a time count as older than any place with one. */
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
      // The newest entry comes last: entries keep their insertion order.
      const stored = [...all().filter(([key]) => key !== own), [own, place] as const].slice(-MOST_PLACES)
      writeDevice(
        deviceKey,
        JSON.stringify(Object.fromEntries(stored.map(([key, { place: at, time }]) => [key, [at, time]]))),
      )
    },
  }
}
