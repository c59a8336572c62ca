import { DEVICE_KEYS } from '../device/device.ts'
import { devicePlaces } from '../device/places.ts'

const FIRST = 1

const places = devicePlaces(DEVICE_KEYS.readPages)

const isPage = (value: number | undefined): value is number => Number.isInteger(value) && Number(value) > FIRST

/** The last page of the person. */
export function lastPage(placeKey: string): number {
  const page = places.byKey(placeKey)?.place
  return isPage(page) ? page : FIRST
}

/** When the person was there; 0 when unknown. */
export const pageTime = (placeKey: string): number => places.byKey(placeKey)?.time ?? 0

export function keepPage(placeKey: string, page: number, time = Date.now()): void {
  places.keep(placeKey, { place: isPage(page) ? page : FIRST, time })
}
