import { DEVICE_KEYS, readDevice, writeDevice } from './device.ts'
import { randomId } from './random-id.ts'

/** A random name this browser gives itself, kept between visits; it tells a known device from a stranger's. */
export function deviceId(): string {
  const stored = readDevice(DEVICE_KEYS.deviceId)
  if (stored && /^[A-Za-z0-9_-]{16,64}$/.test(stored)) return stored
  const fresh = randomId()
  writeDevice(DEVICE_KEYS.deviceId, fresh)
  return fresh
}
