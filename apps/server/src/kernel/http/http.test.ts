import { connect } from 'node:net'
import { LANGUAGES } from '@sands/rules/language'
import { describe, expect, it } from 'vitest'
import { useSands } from '../../testing/sands.ts'

interface Envelope {
  code: number
  msg: string
  data: unknown
}

describe('a request', () => {
  const sands = useSands({ env: { METRICS_TOKEN: 'let-me-look', TRUSTED_PROXIES: '1' } })
  const BEAT = '/sands-user/api/v1/user/user-stay-duration/saveDuration'
  const post = async (path: string, body: string, headers: Record<string, string> = {}) => {
    const response = await sands
      .visitor()
      .send(path, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })
    return { status: response.status, envelope: (await response.json()) as Envelope }
  }

  it('that is no JSON gets a clear answer', async () => {
    const { status, envelope } = await post(BEAT, '{"stayDuration":', { 'accept-language': 'en-us' })
    expect(status).toBe(400)
    expect(envelope).toEqual({ code: 4000400, msg: 'The request could not be read', data: null })
  })

  it.each([
    ['text/plain', 415, 4000415],
    ['application/x-www-form-urlencoded', 415, 4000415],
  ])('with %s where JSON belongs is refused', async (type, status, code) => {
    const answer = await post(BEAT, 'a=1', { 'content-type': type })
    expect([answer.status, answer.envelope.code]).toEqual([status, code])
  })

  it('with ten megabytes of nonsense is refused early', async () => {
    const { status, envelope } = await post(BEAT, 'x'.repeat(10_000_000))
    expect(status).toBe(413)
    expect(envelope.code).toBe(4000413)
  })

  it('that tries to reach an object through its prototype is refused', async () => {
    const { envelope } = await post(
      '/sands-user/api/v1/auth/set-new-password',
      '{"__proto__":{"admin":true},"changeToken":"x","newPassword":"y"}',
    )
    expect(envelope.code).toBe(4000400)
  })

  it.each(LANGUAGES)('is refused in %s', async (language) => {
    const response = await sands
      .visitor()
      .send('/sands-user/api/v1/user/current-info', { headers: { 'accept-language': language } })
    const { msg } = (await response.json()) as Envelope
    expect(msg).toMatchSnapshot()
  })

  it.each(['constructor', '__proto__', 'toString;q=1', 'hasOwnProperty'])(
    'in the language %s is refused in Chinese',
    async (language) => {
      const response = await sands
        .visitor()
        .send('/sands-user/api/v1/user/current-info', { headers: { 'accept-language': language } })
      expect([response.status, ((await response.json()) as Envelope).msg]).toEqual([401, '请先登录'])
    },
  )

  it('with characters that cannot be stored is the fault of the request', async () => {
    const answer = await sands
      .visitor()
      .call('POST /sands-user/oauth/token', { body: { grant_type: 'password', username: 'a\0b', password: 'x' } })
    expect(answer).toFailWith('kernel.malformed')
    expect(answer).toMatchObject({ error: 'invalid_request' })
  })

  it('carries its number back', async () => {
    const response = await sands.visitor().send('/sands-system/api/v1/language/list')
    expect(response.headers.get('x-request-id')).toMatch(/^\w+$/)
  })

  it('names the field that is wrong, and why', async () => {
    const { envelope } = await post('/sands-user/api/v1/auth/set-new-password', '{"changeToken":"x"}', {
      'accept-language': 'en-us',
    })
    expect(envelope).toMatchObject({ code: 4000422, data: { field: 'newPassword', reason: 'it is required' } })
    const long = await post(
      '/sands-user/api/v1/auth/set-new-password',
      JSON.stringify({ changeToken: 'x'.repeat(201), newPassword: 'y' }),
      { 'accept-language': 'en-us' },
    )
    expect(long.envelope).toMatchObject({ data: { field: 'changeToken', reason: 'at most 200 characters' } })
  })

  it.each([
    '/sands-user/api/v1/nothing',
    '/sands-lms/%E0%A4%A',
    '/assets/gone.js',
    '/guide/..%2f..%2fpackage.json',
    '/sands-user/oauth/token',
  ])('for %s finds nothing', async (path) => {
    const response = await sands.visitor().send(path)
    expect([400, 404]).toContain(response.status)
    expect(((await response.json()) as Envelope).code).toBeGreaterThan(1)
  })

  it('that is not HTTP is answered and hung up on', async () => {
    const { port } = new URL(sands.url)
    const answer = await new Promise<string>((resolve) => {
      let text = ''
      const socket = connect(Number(port), '127.0.0.1', () => socket.write('NONSENSE\r\n\r\n'))
      socket.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      socket.on('close', () => resolve(text))
    })
    expect(answer).toContain('400 Bad Request')
    expect(answer).toContain('"code":4000400')
  })

  it('is answered with headers that keep browsers careful', async () => {
    const response = await sands.visitor().send('/sands-system/api/v1/language/list')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
  })

  it('one too many waits', async () => {
    const visitor = sands.visitor()
    const answers = await Promise.all(
      Array.from({ length: 40 }, () =>
        visitor.call('POST /sands-user/api/v1/auth/set-new-password', {
          body: { changeToken: 'x', newPassword: 'Weak' },
          headers: { 'x-forwarded-for': '192.0.2.55' },
        }),
      ),
    )
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(10)
    expect(refused[0]).toFailWith('kernel.too_many_requests')
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  it('finds health, the contract for tools and the contract for people', async () => {
    const get = (path: string) => sands.visitor().send(path)
    expect(await (await get('/healthz')).json()).toEqual({ status: 'ready', database: 'ok' })
    const specification = (await (await get('/openapi.json')).json()) as {
      openapi: string
      paths: Record<string, unknown>
    }
    expect(specification.openapi).toBe('3.1.0')
    expect(Object.keys(specification.paths)).toContain('/sands-user/oauth/token')
    expect(await (await get('/docs')).text()).toContain('/sands-user/oauth/token')
  })

  it('reads the metrics only from this machine or with the token', async () => {
    const from = (headers: Record<string, string>) => sands.visitor().send('/metrics', { headers })
    await sands.visitor().call('GET /sands-system/api/v1/language/list')

    expect(await (await from({})).text()).toContain(
      'sands_requests_total{call="GET /sands-system/api/v1/language/list",status="200"}',
    )
    expect((await from({ 'x-forwarded-for': '192.0.2.1' })).status).toBe(404)
    expect((await from({ 'x-forwarded-for': '192.0.2.1', authorization: 'Bearer wrong' })).status).toBe(404)
    expect((await from({ 'x-forwarded-for': '192.0.2.1', authorization: 'Bearer let-me-look' })).status).toBe(200)
  })
})
