import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const RANDOM_BYTES = 16

/**
 * Tokens by which visitors reply once for each device. The server signs them and stores only a keyed hash, so that a
 * participant cannot be traced to a device.
 */
export interface DeviceTokens {
  issue(): string
  /** The name of the device in the list of participants; undefined when the token is not ours. */
  deviceOf(token: string | undefined): string | undefined
}

export function createDeviceTokens(key: Buffer): DeviceTokens {
  const sign = (text: string) => createHmac('sha256', key).update(`sign ${text}`).digest()
  return {
    issue() {
      const random = randomBytes(RANDOM_BYTES).toString('base64url')
      return `${random}.${sign(random).toString('base64url')}`
    },
    deviceOf(token) {
      const [random = '', signature = ''] = token?.split('.') ?? []
      const [given, right] = [Buffer.from(signature, 'base64url'), sign(random)]
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
      return `d${createHmac('sha256', key).update(`device ${random}`).digest('base64url')}`
    },
  }
}
