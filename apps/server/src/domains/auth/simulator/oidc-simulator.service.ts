import { createHash, createPrivateKey, createPublicKey, sign } from 'node:crypto'
import type { Kernel } from '../../../kernel/kernel.ts'
import { connectionRepo } from '../connection/connection.repo.ts'
import { simulatedKey } from '../connection/connections.service.ts'
import type { Transport, WireAnswer } from '../social/provider.kind.ts'
import { readCode, writeCode } from './simulated-code.codec.ts'

export const SIMULATED_ISSUER = 'https://idp.sands.example'
const CODE_MS = 5 * 60_000
const TOKEN_S = 300
/** The head of an Ed25519 key in PKCS 8; the seed follows. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex')
const LONG_MS = 10 * 365 * 86_400_000

const base64 = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

export interface OidcSimulator {
  transport: Transport
  newCode(asked: { clientId: string; who: string; nonce: string; challenge: string }): string
  /** As if the company had disabled the person at its provider. */
  disable(who: string): Promise<void>
}

/** An identity provider that speaks OpenID Connect: discovery, keys, code with PKCE, refresh. */
export function createOidcSimulator({
  secrets,
  clock,
  database,
}: Pick<Kernel, 'secrets' | 'clock' | 'database'>): OidcSimulator {
  const codeKey = secrets.keyFor('oidc-simulator')
  const seed = secrets.keyFor('oidc-simulator-sign').subarray(0, 32)
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' })
  const jwk = { ...createPublicKey(privateKey).export({ format: 'jwk' }), kid: 'simulated', use: 'sig', alg: 'EdDSA' }
  const db = database.primary

  const answer = (status: number, told: object): WireAnswer => ({
    status,
    headers: { date: clock.now().toUTCString(), 'content-type': 'application/json' },
    body: JSON.stringify(told),
  })
  const isDisabled = async (who: string) => !(await connectionRepo.isFree(db, 'simulated disabled', who))

  function identity(who: string, clientId: string, nonce: string): string {
    // The library compares with the clock of the machine.
    const iat = Math.floor(Date.now() / 1000)
    const claims = { iss: SIMULATED_ISSUER, aud: clientId, sub: `sub-${who}`, iat, exp: iat + TOKEN_S, nonce }
    const body = `${base64({ alg: 'EdDSA', kid: 'simulated', typ: 'JWT' })}.${base64({ ...claims, preferred_username: who, name: who })}`
    return `${body}.${sign(null, Buffer.from(body), privateKey).toString('base64url')}`
  }

  const tokens = (who: string, clientId: string) => ({
    access_token: `access-${hashOf(`${who} ${codeKey.toString('hex')}`)}`,
    token_type: 'Bearer',
    expires_in: TOKEN_S,
    refresh_token: writeCode(codeKey, { appId: clientId, who, until: clock.now().getTime() + LONG_MS }),
  })

  async function granted(form: URLSearchParams, header: string): Promise<WireAnswer> {
    const [named = '', key = ''] = Buffer.from(header.replace(/^Basic /, ''), 'base64')
      .toString()
      .split(':')
    const clientId = form.get('client_id') ?? decodeURIComponent(named)
    const secret = form.get('client_secret') ?? decodeURIComponent(key)
    if (secret !== simulatedKey(clientId)) return answer(401, { error: 'invalid_client' })
    const text = form.get(form.get('grant_type') === 'refresh_token' ? 'refresh_token' : 'code') ?? ''
    const code = readCode(codeKey, text)
    const now = clock.now().getTime()
    const refused = () => answer(400, { error: 'invalid_grant' })
    if (code?.appId !== clientId || code.until < now || (await isDisabled(code.who))) return refused()
    const once = { scope: 'simulated oidc', nonce: hashOf(text), expiresAt: new Date(now + CODE_MS) }
    if (!(await connectionRepo.takeNonce(db, once))) return refused()
    if (form.get('grant_type') === 'refresh_token') return answer(200, tokens(code.who, clientId))
    const [nonce = '', challenge = ''] = (code.nonce ?? '').split(' ')
    if (hashOf(form.get('code_verifier') ?? '') !== challenge) return refused()
    return answer(200, { ...tokens(code.who, clientId), id_token: identity(code.who, clientId, nonce) })
  }

  return {
    newCode: ({ clientId, who, nonce, challenge }) =>
      writeCode(codeKey, {
        appId: clientId,
        who,
        until: clock.now().getTime() + CODE_MS,
        nonce: `${nonce} ${challenge}`,
      }),
    async disable(who) {
      const expiresAt = new Date(clock.now().getTime() + LONG_MS)
      await connectionRepo.takeNonce(db, { scope: 'simulated disabled', nonce: who, expiresAt })
    },
    async transport({ url, headers = {}, body = '' }) {
      const { pathname } = new URL(url)
      if (pathname === '/.well-known/openid-configuration')
        return answer(200, {
          issuer: SIMULATED_ISSUER,
          authorization_endpoint: `${SIMULATED_ISSUER}/authorize`,
          token_endpoint: `${SIMULATED_ISSUER}/token`,
          jwks_uri: `${SIMULATED_ISSUER}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['EdDSA'],
          scopes_supported: ['openid', 'profile', 'offline_access'],
          grant_types_supported: ['authorization_code', 'refresh_token'],
          code_challenge_methods_supported: ['S256'],
        })
      if (pathname === '/keys') return answer(200, { keys: [jwk] })
      if (pathname === '/token') return granted(new URLSearchParams(body), headers.authorization ?? '')
      return answer(404, { error: 'not_found' })
    },
  }
}
