import { DEVICE_KEYS, readDevice, writeDevice } from '../device/device.ts'

const LONGEST = 120

/** The token with which this device replies as a visitor; the server issues it once. */
export function deviceToken(): { deviceToken?: string } {
  const token = readDevice(DEVICE_KEYS.surveyDevice)
  return token && token.length <= LONGEST ? { deviceToken: token } : {}
}

/**
 * Stores a token that the server has issued in answer to a request with the token `asked`. One that was stored since
 * then stays: this device may have replied with it.
 */
export function keepDeviceToken(token: string | null, asked: string | undefined): void {
  const stored = deviceToken().deviceToken
  if (token && stored === asked && token !== stored) writeDevice(DEVICE_KEYS.surveyDevice, token)
}
