import { DEVICE_KEYS } from '../../device/device.ts'
import { devicePlaces } from '../../device/places.ts'

/** A place this close to the beginning, or close to the end, is stored as 0: playback starts from the beginning. */
const BEGINNING_S = 5
const END_SHARE = 0.97
const END_S = 5

const places = devicePlaces(DEVICE_KEYS.resumePositions)

const isWorthKeeping = (seconds: number, duration: number) =>
  seconds >= BEGINNING_S && seconds < Math.min(duration * END_SHARE, duration - END_S)

/** The last place of the person, in seconds; 0 is the beginning. */
export const resumePosition = (placeKey: string): number => places.byKey(placeKey)?.place ?? 0

/** When the person was there; 0 when unknown. */
export const positionTime = (placeKey: string): number => places.byKey(placeKey)?.time ?? 0

export function keepPosition(
  placeKey: string,
  { seconds, duration, time = Date.now() }: { seconds: number; duration: number; time?: number },
): void {
  places.keep(placeKey, { place: isWorthKeeping(seconds, duration) ? Math.round(seconds) : 0, time })
}
