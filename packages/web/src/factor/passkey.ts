import type { FactorChallenge, NewPasskey, PasskeyAnswer, PasskeyStart } from '@sands/contract/auth/factor.model'

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
const ES256 = -7
const RS256 = -257

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

function toText(bytes: ArrayBuffer): string {
  const binary = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Null when the person or the browser stopped it. */
export async function askPasskey({
  challenge,
  rpId,
  allowed,
}: NonNullable<FactorChallenge['passkey']>): Promise<PasskeyAnswer | null> {
  const found = await navigator.credentials
    .get({
      publicKey: {
        challenge: toBytes(challenge),
        rpId,
        userVerification: 'preferred',
        allowCredentials: allowed.map(({ id, transports }) => ({
          id: toBytes(id),
          type: 'public-key',
          // The list of the browser's types is shorter than that of the specification.
          transports: transports.filter((name) => name !== 'cable' && name !== 'smart-card'),
        })),
      },
    })
    .catch(() => null)
  if (!(found instanceof PublicKeyCredential) || !(found.response instanceof AuthenticatorAssertionResponse))
    return null
  const { clientDataJSON, authenticatorData, signature } = found.response
  return {
    id: found.id,
    clientDataJSON: toText(clientDataJSON),
    authenticatorData: toText(authenticatorData),
    signature: toText(signature),
  }
}

/** Null when the person or the browser stopped it. */
export async function makePasskey(start: PasskeyStart): Promise<NewPasskey | null> {
  const made = await navigator.credentials
    .create({
      publicKey: {
        challenge: toBytes(start.challenge),
        rp: { id: start.rpId, name: start.company },
        user: { id: toBytes(start.userHandle), name: start.userName, displayName: start.displayName },
        pubKeyCredParams: [ES256, RS256].map((alg) => ({ alg, type: 'public-key' })),
        excludeCredentials: start.known.map((id) => ({ id: toBytes(id), type: 'public-key' })),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
        attestation: 'none',
      },
    })
    .catch(() => null)
  if (!(made instanceof PublicKeyCredential) || !(made.response instanceof AuthenticatorAttestationResponse))
    return null
  const { clientDataJSON, attestationObject } = made.response
  const named = made.response.getTransports()
  return {
    id: made.id,
    clientDataJSON: toText(clientDataJSON),
    attestationObject: toText(attestationObject),
    transports: TRANSPORTS.filter((transport) => named.includes(transport)),
  }
}
