import * as oidc from 'openid-client'
import { type Provider, ProviderTrouble, type Transport, type VisitSecret } from './provider.kind.ts'

interface Parts {
  issuer: string
  clientId: string
  secret: string
  /** The claim that the rule of the company compares with user names. */
  claim: string
  home: string
  /** The page of the simulator instead of the one of the provider. */
  pages?: string
  transport: Transport
}

/** Requests of the library go the way of all others, where private addresses are refused. */
const fetchOver =
  (transport: Transport): oidc.CustomFetch =>
  async (url, { method, headers, body }) => {
    const answer = await transport({
      url,
      method: method === 'POST' ? 'POST' : 'GET',
      headers: Object.fromEntries(new Headers(headers)),
      ...(body ? { body: body.toString() } : {}),
    })
    return new Response(answer.body, { status: answer.status, headers: { ...answer.headers } })
  }

const wordOf = (error: unknown): string => {
  const code = typeof error === 'object' && error !== null && 'error' in error ? error.error : undefined
  return typeof code === 'string' ? code : ''
}

/** A wrong nonce, state, issuer or time is a matter of what was brought. */
const REFUSED_PROOFS = [
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_INVALID_RESPONSE',
]

const codeOf = (error: unknown): string => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? code : ''
}

/** The library gives its own error to everything, also to a refused connection, an error page and a late answer. */
function troubleOf(error: unknown): ProviderTrouble {
  if (error instanceof ProviderTrouble) return error
  const word = wordOf(error)
  if (word === 'invalid_client' || word === 'unauthorized_client') return new ProviderTrouble('secret', word)
  if (word === 'invalid_grant' || word === 'access_denied') return new ProviderTrouble('code', word)
  if (word) return new ProviderTrouble('odd', word)
  return REFUSED_PROOFS.includes(codeOf(error))
    ? new ProviderTrouble('code', 'refused by the check')
    : new ProviderTrouble('down', 'no answer')
}

/** As forms are encoded. The library also encodes dashes and dots, and then providers that do not decode know nobody. */
const formEncoded = (text: string): string => new URLSearchParams({ text }).toString().slice('text='.length)

const basicHeader = (clientId: string, secret: string): string =>
  `Basic ${Buffer.from(`${formEncoded(clientId)}:${formEncoded(secret)}`).toString('base64')}`

/** How the provider wants the secret. What it does not say means the header. */
const clientSecret = (secret: string): oidc.ClientAuth => {
  const inForm = oidc.ClientSecretPost(secret)
  const inHeader: oidc.ClientAuth = (_server, { client_id: clientId }, _body, headers) =>
    headers.set('authorization', basicHeader(clientId, secret))
  return (...request) => {
    const [{ token_endpoint_auth_methods_supported: methods }] = request
    return methods?.includes('client_secret_post') ? inForm(...request) : inHeader(...request)
  }
}

const asksForOffline = (config: oidc.Configuration): boolean =>
  config.serverMetadata().scopes_supported?.includes('offline_access') === true

/** The company's own identity provider, with code, PKCE and nonce. */
export function createOidc({ issuer, clientId, secret, claim, home, pages, transport }: Parts): Provider {
  let found: Promise<oidc.Configuration> | undefined
  const configuration = () => {
    found ??= oidc
      .discovery(new URL(issuer), clientId, undefined, clientSecret(secret), {
        [oidc.customFetch]: fetchOver(transport),
      })
      .then(
        (configured) => {
          configured[oidc.customFetch] = fetchOver(transport)
          return configured
        },
        (error: unknown) => {
          found = undefined
          throw troubleOf(error)
        },
      )
    return found
  }
  const base = home || 'https://simulated.invalid'

  async function asked<T>(run: (config: oidc.Configuration) => Promise<T>): Promise<T> {
    const config = await configuration()
    return run(config).catch((error: unknown) => {
      throw troubleOf(error)
    })
  }

  return {
    kind: 'oidc',
    newSecret: (): VisitSecret => ({ verifier: oidc.randomPKCECodeVerifier(), nonce: oidc.randomNonce() }),
    async address({ state, back, secret: visit }) {
      const config = await configuration()
      if (!visit) throw new ProviderTrouble('odd', 'a visit without its secret')
      const url = oidc.buildAuthorizationUrl(config, {
        redirect_uri: `${base}${back}`,
        scope: ['openid', 'profile', ...(asksForOffline(config) ? ['offline_access'] : [])].join(' '),
        code_challenge: await oidc.calculatePKCECodeChallenge(visit.verifier),
        code_challenge_method: 'S256',
        state,
        nonce: visit.nonce,
      })
      if (!pages) return url.href
      url.searchParams.set('redirect_uri', back)
      return `${pages}/authorize${url.search}`
    },
    exchange: (code, visit) =>
      asked(async (config) => {
        if (!visit?.secret) throw new ProviderTrouble('code', 'no visit')
        const { state, back, secret } = visit
        const query = new URLSearchParams({ code, state, ...(visit.iss ? { iss: visit.iss } : {}) })
        const tokens = await oidc.authorizationCodeGrant(config, new URL(`${base}${back}?${query}`), {
          pkceCodeVerifier: secret.verifier,
          expectedNonce: secret.nonce,
          expectedState: state,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) throw new ProviderTrouble('odd', 'no identity')
        const named = claims[claim]
        const nickName = typeof claims.name === 'string' ? claims.name : ''
        return {
          subject: claims.sub,
          openId: claims.sub,
          unionId: '',
          nickName: nickName.slice(0, 60),
          avatarUrl: '',
          matchName: typeof named === 'string' ? named : '',
          ...(tokens.refresh_token ? { watch: tokens.refresh_token } : {}),
        }
      }),
    async token() {
      found = undefined
      const config = await configuration()
      try {
        await oidc.refreshTokenGrant(config, oidc.randomState())
      } catch (error) {
        const trouble = troubleOf(error)
        // A provider refuses an invented token only after it has accepted the client and its secret.
        if (['', 'invalid_client'].includes(wordOf(error))) throw trouble
      }
    },
    watchable: async () => asksForOffline(await configuration()),
    async stillThere(refreshToken) {
      const config = await configuration()
      try {
        const tokens = await oidc.refreshTokenGrant(config, refreshToken)
        return tokens.refresh_token ?? refreshToken
      } catch (error) {
        // Nothing else ends a session: a provider that is down must not sign everybody out.
        if (wordOf(error) === 'invalid_grant') return null
        throw troubleOf(error)
      }
    },
  }
}
