import { connect } from 'node:net'
import type { Id } from '@sands/contract/kernel/schema'
import { LANGUAGES } from '@sands/rules/language'
import { describe, expect, it } from 'vitest'
import { startSands, useSands } from '../../testing/sands.ts'

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

  it('that is not JSON gets a clear error', async () => {
    const { status, envelope } = await post(BEAT, '{"stayDuration":', { 'accept-language': 'en-us' })
    expect(status).toBe(400)
    expect(envelope).toEqual({ code: 4000400, msg: 'The request could not be read', data: null })
  })

  it.each([
    ['text/plain', 415, 4000415],
    ['application/x-www-form-urlencoded', 415, 4000415],
  ])('with %s instead of JSON is refused', async (type, status, code) => {
    const answer = await post(BEAT, 'a=1', { 'content-type': type })
    expect([answer.status, answer.envelope.code]).toEqual([status, code])
  })

  it('with a body of ten megabytes is refused early', async () => {
    const { status, envelope } = await post(BEAT, 'x'.repeat(10_000_000))
    expect(status).toBe(413)
    expect(envelope.code).toBe(4000413)
  })

  it('that tries to change an object’s prototype is refused', async () => {
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
    'with the language %s is refused with a Chinese message',
    async (language) => {
      const response = await sands
        .visitor()
        .send('/sands-user/api/v1/user/current-info', { headers: { 'accept-language': language } })
      expect([response.status, ((await response.json()) as Envelope).msg]).toEqual([401, '请先登录'])
    },
  )

  it('with characters that cannot be stored is refused as malformed', async () => {
    const answer = await sands
      .visitor()
      .call('POST /sands-user/oauth/token', { body: { grant_type: 'password', username: 'a\0b', password: 'x' } })
    expect(answer).toFailWith('kernel.malformed')
    expect(answer).toMatchObject({ error: 'invalid_request' })
  })

  it.each([
    ['{"changeToken":"half \\ud83d","newPassword":"y"}', 'changeToken'],
    ['{"changeToken":"half \\uDe00","newPassword":"y"}', 'changeToken'],
    ['{"changeToken":"the wrong way round \\ude00\\ud83d","newPassword":"y"}', 'changeToken'],
    ['{"changeToken":"x","newPassword":"y","more":{"deep":["a",{"b":"\\udfff"}]}}', 'more.deep.1.b'],
    ['{"changeToken":"x","newPassword":"y","more":{"\\ud800":1}}', 'more'],
  ])('with half a surrogate pair is refused, and the answer names the field: %s', async (body, field) => {
    const { status, envelope } = await post('/sands-user/api/v1/auth/set-new-password', body)
    expect(status).toBe(422)
    expect(envelope).toMatchObject({ code: 4000422, data: { field } })
  })

  it.each(['{"\\ud800":1}', '"\\ud800"', '["\\ud800"'])(
    'with only half a surrogate pair is refused: %s',
    async (body) => {
      const { status } = await post('/sands-user/api/v1/auth/set-new-password', body)
      expect([400, 422]).toContain(status)
    },
  )

  it('with an unpaired surrogate at a great depth is refused too', async () => {
    const deep = `${'['.repeat(20_000)}"\\ud800"${']'.repeat(20_000)}`
    expect((await post('/sands-user/api/v1/auth/set-new-password', deep)).status).toBe(422)
  })

  it('with an unpaired surrogate in a stored document is refused; a complete pair is stored', async () => {
    const admin = await sands.signIn('admin')
    const send = (title: string) =>
      admin.call('POST /sands-system/api/v1/manage/message/create', {
        body: {
          category: 'notice',
          texts: { 'en-us': { title, content: 'On Saturday' } },
          jump: null,
          audience: { included: [], excluded: [] },
          sendAt: null,
        },
      })
    const half = await send('Power \ud83d')
    expect(half).toFailWith('kernel.invalid_field')
    expect(half.data).toMatchObject({ field: 'texts.en-us.title' })
    expect(await send('Power \u{1f600}')).toSucceed()
    const escaped = await post(
      '/sands-user/api/v1/auth/set-new-password',
      '{"changeToken":"\\ud83d\\ude00 \\\\ud800","newPassword":"y"}',
    )
    expect(escaped.envelope.code).not.toBe(4000422)
    const asked = await admin.send('/sands-system/api/v1/ops/audit/page?keyword=%ED%A0%80', {
      headers: { authorization: `Bearer ${admin.token}` },
    })
    expect(asked.status).toBeLessThan(500)
  })

  it('returns its request id', async () => {
    const response = await sands.visitor().send('/sands-system/api/v1/language/list')
    expect(response.headers.get('x-request-id')).toMatch(/^\w+$/)
  })

  it('gets the name of the wrong field and the reason', async () => {
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
    ['zh-cn', '至少 1 项', '最多 100 项'],
    ['zh-cht', '至少 1 項', '最多 100 項'],
    ['en-us', 'the number of entries must be at least 1', 'the number of entries must be at most 100'],
    ['vi', 'ít nhất 1 mục', 'tối đa 100 mục'],
    ['id', 'minimal 1 entri', 'maksimal 100 entri'],
  ])('tells in %s how many entries a list may have', async (language, few, many) => {
    const learner = await sands.signIn('learner')
    const reasonOf = async (length: number) => {
      const ids = Array.from({ length }, (_, index) => String(index + 1) as Id<'message'>)
      const { data } = await learner.call('POST /sands-system/api/v1/message/delete', {
        body: { ids },
        headers: { 'accept-language': language },
      })
      return data
    }
    expect(await reasonOf(0)).toEqual({ field: 'ids', reason: few })
    expect(await reasonOf(101)).toEqual({ field: 'ids', reason: many })
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

  it('that is not HTTP is answered and its connection closed', async () => {
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

  it('is answered with security headers', async () => {
    const response = await sands.visitor().send('/sands-system/api/v1/language/list')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    })
  })

  it('beyond the rate limit has to wait', async () => {
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

  it('of a person who is signed in has a limit of its own, also where visitors of the same network have to wait', async () => {
    const learner = await sands.signIn('learner')
    const SUBMIT = 'POST /sands-lms/api/v1/investigation/submit'
    const body = {
      investigationId: '999999' as Id<'survey'>,
      editionId: '1' as Id<'surveyEdition'>,
      key: 'k'.repeat(16),
    }
    const request = { body: { ...body, answers: {} }, headers: { 'x-forwarded-for': '192.0.2.56' } }
    const visitor = sands.visitor()
    const answers = await Promise.all(Array.from({ length: 310 }, () => visitor.call(SUBMIT, request)))
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
    expect(await learner.call(SUBMIT, request)).toFailWith('survey.gone')
  })

  it('reaches the health check, the OpenAPI document and the readable contract', async () => {
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

  it('reaches no contract on a server that does not publish it', async () => {
    const other = await startSands({ env: { DOCS: '0' } })
    try {
      for (const path of ['/docs', '/openapi.json'])
        expect(await (await other.visitor().send(path)).text(), path).not.toContain('/sands-user/oauth/token')
      expect((await other.visitor().send('/openapi.json')).status).toBe(404)
      expect((await other.visitor().send('/healthz')).status).toBe(200)
    } finally {
      await other.close()
    }
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
