import { createHash } from 'node:crypto'
import type { NewPasskey, PasskeyAnswer } from '@sands/contract/auth/factor.model'
import {
  type AuthenticatorTransport,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { Config } from '../../../kernel/config.ts'
import type { StoredPasskey } from './factor.repo.ts'

export type Transport = NewPasskey['transports'][number]

export interface MadePasskey {
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: Transport[]
}

/** Passkeys of this installation: they belong to the host name of its public address. */
export interface PasskeyCheck {
  rpId: string
  made(answer: NewPasskey, challenge: string): Promise<MadePasskey | undefined>
  /** The new counter, or undefined when the answer is not of this passkey or not to this challenge. */
  used(answer: PasskeyAnswer, passkey: StoredPasskey, challenge: string): Promise<number | undefined>
}

/** A challenge is a hash, so that it has the length that authenticators expect. */
export const challengeOf = (nonce: string): string => createHash('sha256').update(nonce).digest('base64url')

export function createPasskeyCheck({ publicUrl }: Pick<Config, 'publicUrl'>): PasskeyCheck {
  const { hostname: rpId, origin } = new URL(publicUrl)
  const expected = (challenge: string) => ({
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: false,
  })
  return {
    rpId,

    async made({ id, clientDataJSON, attestationObject, transports }, challenge) {
      const response = {
        ...{ id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} },
        response: { clientDataJSON, attestationObject, transports },
      }
      // The library throws for everything that does not fit.
      const verified = await verifyRegistrationResponse({ response, ...expected(challenge) }).catch(() => undefined)
      if (!verified?.verified || !verified.registrationInfo) return undefined
      const { credential } = verified.registrationInfo
      return {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports,
      }
    },

    async used({ id, clientDataJSON, authenticatorData, signature }, passkey, challenge) {
      const verified = await verifyAuthenticationResponse({
        response: {
          ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
          response: { clientDataJSON, authenticatorData, signature },
        },
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(passkey.publicKey),
          counter: passkey.counter,
          transports: passkey.transports as AuthenticatorTransport[],
        },
        ...expected(challenge),
      }).catch(() => undefined)
      return verified?.verified ? verified.authenticationInfo.newCounter : undefined
    },
  }
}
