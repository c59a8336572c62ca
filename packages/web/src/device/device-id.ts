import { DEVICE_KEYS, readDevice, writeDevice } from './device.ts'
import { randomId } from './random-id.ts'

/** A random id that this browser gives itself and stores; it distinguishes a known device from an unknown one. */
export function deviceId(): string {
  const stored = readDevice(DEVICE_KEYS.deviceId)
  if (stored && /^[A-Za-z0-9_-]{16,64}$/.test(stored)) return stored
  const fresh = randomId()
  writeDevice(DEVICE_KEYS.deviceId, fresh)
  return fresh
}
