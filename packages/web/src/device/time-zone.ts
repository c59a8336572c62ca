import { DEVICE_KEYS, readDevice, writeDevice } from './device.ts'
import { whenIdle } from './idle.ts'

let zone: string | undefined

function look(): string {
  zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  if (readDevice(DEVICE_KEYS.timeZone) !== zone) writeDevice(DEVICE_KEYS.timeZone, zone)
  return zone
}

/**
 * The time zone of this device. Asking the browser for it costs a slow phone a tenth of a second before anything is on the
 * screen, so the answer of the last time stands in until there is time to ask: people travel less often than they open the app.
 */
export function timeZone(): string {
  if (zone !== undefined) return zone
  const last = readDevice(DEVICE_KEYS.timeZone)
  if (last === null) return look()
  zone = last
  whenIdle(look)
  return last
}
