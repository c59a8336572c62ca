import { hotp, stepAt } from '../../domains/auth/factor/totp.codec.ts'
import type { Client } from '../client.ts'
import type { Sands } from '../sands.ts'

const BEGIN = 'POST /sands-user/api/v1/user/second-factor/totp/begin'
const CONFIRM = 'POST /sands-user/api/v1/user/second-factor/totp/confirm'
const TOKEN = 'POST /sands-user/oauth/token'
const MINUTE = 60_000

/** The bytes of a base32 secret. */
export function fromBase32(text: string): Buffer {
  const bits = [...text]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

export const codeOf = (sands: Sands, secret: Buffer): string => hotp(secret, stepAt(sands.clock.now()))

/** The code of a later step, so that it was not used before. */
export function nextCode(sands: Sands, secret: Buffer): string {
  sands.clock.advance(MINUTE)
  return codeOf(sands, secret)
}

/** A code that is wrong now and in the next steps. */
export function wrongCode(sands: Sands, secret: Buffer): string {
  const step = stepAt(sands.clock.now())
  const right = [-2, -1, 0, 1, 2, 3].map((offset) => hotp(secret, step + offset))
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555', '666666'].find((code) => !right.includes(code)) ?? ''
  )
}

/** Sets up an authenticator app for the person of the client, who has signed in just now. */
export async function enrol(sands: Sands, client: Client): Promise<{ secret: Buffer; recovery: readonly string[] }> {
  const { data: start } = await client.call(BEGIN)
  const secret = fromBase32(start.secret)
  const { data } = await client.call(CONFIRM, { body: { enrolToken: start.enrolToken, code: codeOf(sands, secret) } })
  return { secret, recovery: data.recoveryCodes ?? [] }
}

/** A session after the password, which may wait for the second step. */
export async function firstStep(
  sands: Sands,
  username: string,
  { password = 'Sands@2026', device, from }: { password?: string; device?: string; from?: string } = {},
): Promise<Client> {
  const client = sands.visitor()
  const { data } = await client.call(TOKEN, {
    body: { grant_type: 'password', username, password, ...(device ? { device_id: device } : {}) },
    ...(from ? { headers: { 'x-forwarded-for': from } } : {}),
  })
  client.token = data.access_token
  return client
}
