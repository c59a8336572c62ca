import { createHmac } from 'node:crypto'
import { TOTP_DIGITS, TOTP_SECONDS } from '@sands/rules/auth/factor'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const BITS = 5
/** Clocks of phones are a little off: the step before and the one after count too. */
const NEAR = [0, -1, 1] as const

export function toBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(new RegExp(`.{1,${BITS}}`, 'g')) ?? []
  return groups.map((group) => LETTERS.charAt(Number.parseInt(group.padEnd(BITS, '0'), 2))).join('')
}

/** RFC 4226: the code of a counter. */
export function hotp(
  secret: Buffer,
  counter: number,
  { digits = TOTP_DIGITS, hash = 'sha1' }: { digits?: number; hash?: 'sha1' | 'sha256' | 'sha512' } = {},
): string {
  const message = Buffer.alloc(8)
  message.writeBigUInt64BE(BigInt(counter))
  const mac = createHmac(hash, secret).update(message).digest()
  const at = mac.readUInt8(mac.length - 1) & 0x0f
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 10 ** digits).padStart(digits, '0')
}

/** RFC 6238: the number of the step of 30 seconds. */
export const stepAt = (time: Date): number => Math.floor(time.getTime() / 1000 / TOTP_SECONDS)

/** The step to which a typed code belongs, or undefined. */
export function stepOf(secret: Buffer, typed: string, now: Date): number | undefined {
  const code = typed.replace(/\s/g, '')
  const current = stepAt(now)
  return NEAR.map((offset) => current + offset).find((step) => step >= 0 && hotp(secret, step) === code)
}

/** What authenticator apps read. */
export function totpAddress({
  secret,
  account,
  company,
}: {
  secret: Buffer
  account: string
  company: string
}): string {
  const label = `${encodeURIComponent(company)}:${encodeURIComponent(account)}`
  const query = new URLSearchParams({ secret: toBase32(secret), issuer: company })
  return `otpauth://totp/${label}?${query.toString().replaceAll('+', '%20')}`
}
