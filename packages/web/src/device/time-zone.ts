import { DEVICE_KEYS, readDevice, writeDevice } from './device.ts'
import { whenIdle } from './idle.ts'

declare global {
  /** Not in every browser yet, and not in the types of TypeScript. */
  var Temporal: { Now: { timeZoneId(): string } } | undefined
}

let zone: string | undefined

/** Intl loads its tables first, which takes a slow phone a quarter of a second. Temporal answers at once. */
const zoneOfBrowser = (): string =>
  globalThis.Temporal?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone

function look(): string {
  zone = zoneOfBrowser()
  if (readDevice(DEVICE_KEYS.timeZone) !== zone) writeDevice(DEVICE_KEYS.timeZone, zone)
  return zone
}

/**
 * The time zone of this device. Reading it may be slow, so the stored value is used until the browser is idle: people
 * travel less often than they open the app.
 */
export function timeZone(): string {
  if (zone !== undefined) return zone
  const last = readDevice(DEVICE_KEYS.timeZone)
  if (last === null) return look()
  zone = last
  whenIdle(look)
  return last
}
