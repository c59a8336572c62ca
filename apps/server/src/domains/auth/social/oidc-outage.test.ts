import { describe, expect, it } from 'vitest'
import { createOidc } from './oidc.service.ts'
import type { WireAnswer } from './provider.kind.ts'

const ISSUER = 'https://idp.example.com'
const METADATA = {
  issuer: ISSUER,
  authorization_endpoint: `${ISSUER}/authorize`,
  token_endpoint: `${ISSUER}/token`,
  jwks_uri: `${ISSUER}/keys`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  scopes_supported: ['openid', 'offline_access'],
}

const answerOf = (status: number, body: object | string): WireAnswer => ({
  status,
  headers: { 'content-type': typeof body === 'string' ? 'text/html' : 'application/json' },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})

/** A provider whose token endpoint answers like this. */
const provider = (answer: () => Promise<WireAnswer>) =>
  createOidc({
    ...{ issuer: ISSUER, clientId: 'sands', secret: 'secret', claim: '', home: 'https://sands.example.com' },
    transport: async ({ url }) => (url.includes('.well-known') ? answerOf(200, METADATA) : answer()),
  })

const REFUSED = async () => Promise.reject(new Error('connect ECONNREFUSED'))
const PAGE = async () => answerOf(503, '<h1>Maintenance</h1>')
const BROKEN = async () => answerOf(500, { message: 'no' })
const UNKNOWN = async () => answerOf(400, { error: 'invalid_grant' })
const WRONG_SECRET = async () => answerOf(401, { error: 'invalid_client' })

describe('a provider that does not answer', () => {
  it.each([
    ['refused', REFUSED],
    ['a page', PAGE],
    ['an error', BROKEN],
  ])('signs nobody out: %s', async (_, answer) => {
    await expect(provider(answer).stillThere?.('token')).rejects.toMatchObject({ trouble: 'down' })
  })

  it('signs out only whom it no longer knows', async () => {
    expect(await provider(UNKNOWN).stillThere?.('token')).toBeNull()
    await expect(provider(WRONG_SECRET).stillThere?.('token')).rejects.toMatchObject({ trouble: 'secret' })
  })
})

describe('the secret of the client', () => {
  const sentTo = async (methods: readonly string[] | undefined) => {
    const sent: { authorization: string; form: URLSearchParams }[] = []
    const asked = createOidc({
      ...{ issuer: ISSUER, clientId: 'lms-h5', secret: 's3cr:et/+', claim: '', home: 'https://sands.example.com' },
      transport: async ({ url, headers = {}, body = '' }) => {
        if (url.includes('.well-known'))
          return answerOf(200, { ...METADATA, ...(methods ? { token_endpoint_auth_methods_supported: methods } : {}) })
        sent.push({ authorization: headers.authorization ?? '', form: new URLSearchParams(body) })
        return answerOf(400, { error: 'invalid_grant' })
      },
    })
    await asked.stillThere?.('token')
    return sent[0]
  }

  it.each([[['client_secret_post', 'client_secret_basic']], [['client_secret_post']]])(
    'is in the form where the provider reads it there: %j',
    async (methods) => {
      const sent = await sentTo(methods)
      expect(sent?.form.get('client_secret')).toBe('s3cr:et/+')
      expect(sent?.authorization).toBe('')
    },
  )

  it.each([[['client_secret_basic']], [undefined]])(
    'is in the header otherwise, encoded as published: %j',
    async (methods) => {
      const sent = await sentTo(methods)
      expect(sent?.form.has('client_secret')).toBe(false)
      expect(sent?.authorization).toBe('Basic bG1zLWg1OnMzY3IlM0FldCUyRiUyQg==')
    },
  )
})

describe('the examination of a provider', () => {
  it('finds a wrong secret, and accepts that an invented token is refused', async () => {
    await expect(provider(WRONG_SECRET).token()).rejects.toMatchObject({ trouble: 'secret' })
    await expect(provider(PAGE).token()).rejects.toMatchObject({ trouble: 'down' })
    await expect(provider(UNKNOWN).token()).resolves.toBeUndefined()
  })
})
