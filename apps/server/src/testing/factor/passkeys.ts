import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { NewPasskey, PasskeyStart } from '@sands/contract/auth/factor.model'

const PRESENT_WITH_KEY = 0x41
const ID_BYTES = 16

/** A public key on P-256 as COSE writes it. */
function coseKey({ x = '', y = '' }: { x?: string; y?: string }): Buffer {
  const coordinate = (name: number, value: string) =>
    Buffer.concat([Buffer.from([name, 0x58, 0x20]), Buffer.from(value, 'base64url')])
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]),
    coordinate(0x21, x),
    coordinate(0x22, y),
  ])
}

/** What a browser answers when it has made a passkey, without an attestation. */
export function aPasskey({ challenge, rpId }: Pick<PasskeyStart, 'challenge' | 'rpId'>, origin: string): NewPasskey {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(ID_BYTES)
  const authData = Buffer.concat([
    createHash('sha256').update(rpId).digest(),
    Buffer.from([PRESENT_WITH_KEY, 0, 0, 0, 0]),
    Buffer.alloc(16),
    Buffer.from([0, ID_BYTES]),
    id,
    coseKey({ ...(x ? { x } : {}), ...(y ? { y } : {}) }),
  ])
  const text = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), Buffer.from(value)])
  const attestation = Buffer.concat([
    Buffer.from([0xa3]),
    text('fmt'),
    text('none'),
    text('attStmt'),
    Buffer.from([0xa0]),
    text('authData'),
    Buffer.from([0x58, authData.length]),
    authData,
  ])
  const client = JSON.stringify({ type: 'webauthn.create', challenge, origin, crossOrigin: false })
  return {
    id: id.toString('base64url'),
    clientDataJSON: Buffer.from(client).toString('base64url'),
    attestationObject: attestation.toString('base64url'),
    transports: ['internal'],
  }
}
