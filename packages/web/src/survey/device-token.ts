import { DEVICE_KEYS, readDevice, writeDevice } from '../device/device.ts'

const LONGEST = 120

/** The token with which this device replies as a visitor; the server issues it once. */
export function deviceToken(): { deviceToken?: string } {
  const token = readDevice(DEVICE_KEYS.surveyDevice)
  return token && token.length <= LONGEST ? { deviceToken: token } : {}
}

export function keepDeviceToken(token: string | null): void {
  if (token && readDevice(DEVICE_KEYS.surveyDevice) !== token) writeDevice(DEVICE_KEYS.surveyDevice, token)
}
