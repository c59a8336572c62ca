import { DEVICE_KEYS, readDevice, writeDevice } from './device.ts'
import { whenIdle } from './idle.ts'

let zone: string | undefined

function look(): string {
  zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (readDevice(DEVICE_KEYS.timeZone) !== zone) writeDevice(DEVICE_KEYS.timeZone, zone)
  return zone
}

/**
 * The time zone of this device. Reading it from the browser takes a slow phone a tenth of a second before the first
 * paint, so the stored value is used until the browser is idle: people travel less often than they open the app.
 */
export function timeZone(): string {
  if (zone !== undefined) return zone
  const last = readDevice(DEVICE_KEYS.timeZone)
  if (last === null) return look()
  zone = last
  whenIdle(look)
  return last
}
