import { createHmac, timingSafeEqual } from 'node:crypto'

const NOT_SIGNED: readonly string[] = ['sign', 'appSecret']

/** All fields but the signature and the secret: empty ones left out, sorted by code unit, unencoded. */
export const signedText = (fields: Readonly<Record<string, unknown>>): string =>
  Object.keys(fields)
    .filter((name) => !NOT_SIGNED.includes(name) && String(fields[name] ?? '') !== '')
    .sort((one, other) => (one < other ? -1 : 1))
    .map((name) => `${name}=${String(fields[name])}`)
    .join('&')

/** A value with the sign between fields could be read as two fields. */
export const isAmbiguous = (fields: Readonly<Record<string, unknown>>): boolean =>
  Object.values(fields).some((value) => String(value ?? '').includes('&'))

export const shellSign = (secret: string, fields: Readonly<Record<string, unknown>>): string =>
  createHmac('sha256', secret).update(signedText(fields)).digest('hex')

/** In constant time. */
export function isSigned(secret: string, fields: Readonly<Record<string, unknown>> & { sign: string }): boolean {
  const [right, given] = [Buffer.from(shellSign(secret, fields)), Buffer.from(fields.sign)]
  return right.length === given.length && timingSafeEqual(right, given)
}
