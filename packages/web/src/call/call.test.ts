// @vitest-environment happy-dom
import type { CollegeId } from '@sands/contract/kernel/schema'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { i18nState } from '../i18n/texts.ts'
import { manageCollege } from '../session/managed-college.ts'
import { getSession, putSession } from '../session/store.ts'
import { aSession, tokenAnswer } from '../testing/session.ts'
import { clearToasts } from '../testing/toasts.ts'
import { type Sent, stubWire } from '../testing/wire.ts'
import { shownToasts } from '../toast/toast.ts'
import { CallError, call } from './call.ts'

const told = () => shownToasts().map(({ text, kind }) => ({ text, kind }))

const WHO = 'GET /sands-user/api/v1/user/current-info'
const TOKEN = 'POST /sands-user/oauth/token'

const bearer = (sent: Sent) => sent.headers.get('authorization')
const keys = (sent: Sent[]) => sent.map(({ key }) => key)

/** A server that never answers. */
const silence = (_: string, { signal }: RequestInit) =>
  new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(new Error('aborted'))
    signal?.addEventListener('abort', () => reject(new Error('aborted')))
  })

beforeEach(() => {
  clearToasts()
  localStorage.clear()
  putSession(aSession())
  i18nState.set({ language: 'en-us', builtIn: { app_network_error: 'Network error' }, edits: {} })
})

describe('a call', () => {
  it('sends token, language, platform and time zone, and returns the data', async () => {
    const sent = stubWire(() => ({ code: 1, data: { name: 'Lin' } }))
    await expect(call(WHO)).resolves.toEqual({ name: 'Lin' })
    const header = (name: string) => sent[0]?.headers.get(name)
    expect(header('authorization')).toBe('Bearer access-1')
    expect(header('accept-language')).toBe('en-us')
    expect(header('x-platform')).toBe('H5')
    expect(header('x-time-zone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
  })

  it('carries the time zone also before somebody has signed in', async () => {
    putSession(null)
    const sent = stubWire(() => ({ code: 1 }))
    await call('GET /sands-lms/api/v1/skin/get', { query: {} })
    expect(sent[0]?.headers.get('x-time-zone')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
  })

  it('of a visitor that was asked early is not asked again', async () => {
    putSession(null)
    const key = 'GET /sands-lms/api/v1/skin/get'
    const answer = Promise.resolve(Response.json({ code: 1, data: { themeId: 3 } }))
    vi.stubGlobal('sandsEarly', [{ key, body: '', query: '', token: '', language: 'en-us', answer }])
    const sent = stubWire(() => ({ code: 1, data: { themeId: 1 } }))
    expect(await call(key)).toEqual({ themeId: 3 })
    expect(await call(key)).toEqual({ themeId: 1 })
    expect(keys(sent)).toEqual([key])
    vi.unstubAllGlobals()
  })

  it.each([
    ['never answered', new Promise<Response>(() => undefined)],
    ['answered by half', Promise.resolve(new Response(new ReadableStream()))],
  ])('that was asked early and is %s fails after 30 seconds', async (_, answer) => {
    vi.useFakeTimers()
    const early = { key: WHO, body: '', query: '', token: 'access-1', language: 'en-us' as const, answer }
    vi.stubGlobal('sandsEarly', [early])
    const failed = expect(call(WHO, { quiet: true })).rejects.toMatchObject({ network: true })
    await vi.advanceTimersByTimeAsync(30_000)
    await failed
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('names the college that this window manages, whatever another window has stored in the session', async () => {
    const sent = stubWire(() => ({ code: 1 }))
    await call(WHO)
    manageCollege('1')
    putSession(aSession({ collegeId: '2' as CollegeId }))
    await call(WHO)
    manageCollege(null)
    await call(WHO)
    expect(sent.map(({ headers }) => headers.get('x-college-id'))).toEqual([null, '1', null])
  })

  it('that is refused because the person is in another college switches the session to it', async () => {
    stubWire(() => ({ code: 4000421, msg: 'Elsewhere', status: 409, data: { collegeId: '2' } }))
    await expect(call(WHO)).rejects.toMatchObject({ code: 4000421 })
    expect(getSession()).toMatchObject({ collegeId: '2', accessToken: 'access-1' })
    expect(told()).toEqual([{ text: 'Elsewhere', kind: 'error' }])
  })

  it('omits undefined query values', async () => {
    const sent = stubWire(() => ({ code: 1 }))
    await call('GET /sands-lms/api/v1/skin/get', { query: { collegeId: undefined } })
    expect(sent[0]?.search.toString()).toBe('')
  })

  it('sends JSON with the given idempotency key', async () => {
    const sent = stubWire(() => ({ code: 1 }))
    await call('POST /sands-user/api/v1/user/change-language', { body: { language: 'vi' }, idempotencyKey: 'key-1' })
    expect(sent[0]?.body).toBe('{"language":"vi"}')
    expect(sent[0]?.headers.get('content-type')).toBe('application/json')
    expect(sent[0]?.headers.get('idempotency-key')).toBe('key-1')
  })

  it('shows the server message of a failure, and throws it with code, status and request id', async () => {
    stubWire(() => ({ code: 4130001, msg: 'No such college', status: 404, data: { a: 1 } }))
    const error = await call(WHO).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(CallError)
    expect(error).toMatchObject({
      code: 4130001,
      msg: 'No such college',
      status: 404,
      data: { a: 1 },
      requestId: 'req-1',
      network: false,
    })
    expect(told()).toEqual([{ text: 'No such college', kind: 'error' }])
  })

  it.each([0, 4001508, 20100, 14200])('shows nothing for the quiet code %i', async (code) => {
    stubWire(() => ({ code, msg: 'Hush' }))
    await expect(call(WHO)).rejects.toMatchObject({ code })
    expect(told()).toEqual([])
  })

  it('shows nothing when toasts are off for the call', async () => {
    stubWire(() => ({ code: 4130001, msg: 'No' }))
    await expect(call(WHO, { quiet: true })).rejects.toThrow('No')
    expect(told()).toEqual([])
  })

  it('shows a message when nothing answers', async () => {
    stubWire(() => 'no answer')
    await expect(call(WHO)).rejects.toMatchObject({ network: true, msg: 'Network error' })
    expect(told()).toEqual([{ text: 'Network error', kind: 'error' }])
  })

  it('treats the error page of a proxy as no answer', async () => {
    vi.stubGlobal('fetch', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))
    await expect(call(WHO)).rejects.toMatchObject({ network: true, status: 502 })
  })

  it('gives up after 30 seconds', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', silence)
    const answer = expect(call(WHO)).rejects.toMatchObject({ network: true })
    await vi.advanceTimersByTimeAsync(30_000)
    await answer
    vi.useRealTimers()
  })

  it('distinguishes an aborted call from a failed one and shows no toast for it', async () => {
    const abort = new AbortController()
    vi.stubGlobal('fetch', silence)
    const answer = call(WHO, { signal: abort.signal })
    abort.abort()
    await expect(answer).rejects.toMatchObject({ name: 'AbortError' })
    expect(told()).toEqual([])
  })
})

describe('an expired token', () => {
  it('is renewed once, and the call is sent again', async () => {
    const sent = stubWire((request) => {
      if (request.key === TOKEN) return tokenAnswer(2)
      return bearer(request) === 'Bearer access-2' ? { code: 1, data: 'fine' } : { code: 14100, status: 401 }
    })
    await expect(call(WHO)).resolves.toBe('fine')
    expect(keys(sent)).toEqual([WHO, TOKEN, WHO])
    expect(new URLSearchParams(sent[1]?.body).get('refresh_token')).toBe('refresh-1')
    expect(bearer(sent[1] as Sent)).toBe(`Basic ${btoa('sands-h5:sands-h5')}`)
    expect(getSession()).toMatchObject({ accessToken: 'access-2', userId: '7' })
  })

  it('is renewed once for many simultaneous calls', async () => {
    const sent = stubWire((request) => {
      if (request.key === TOKEN) return tokenAnswer(2)
      return bearer(request) === 'Bearer access-2' ? { code: 1 } : { code: 14100, status: 401 }
    })
    await Promise.all([call(WHO), call(WHO), call(WHO)])
    expect(keys(sent).filter((key) => key === TOKEN)).toHaveLength(1)
  })

  it('is renewed before the call when its time is over', async () => {
    putSession(aSession({ expiresAt: Date.now() }))
    const sent = stubWire(({ key }) => (key === TOKEN ? tokenAnswer(2) : { code: 1 }))
    await call(WHO)
    expect(keys(sent)).toEqual([TOKEN, WHO])
  })

  it('ends the session when it cannot be renewed', async () => {
    stubWire(({ key }) => (key === TOKEN ? { code: 4140005, status: 400 } : { code: 14100, status: 401 }))
    await expect(call(WHO)).rejects.toMatchObject({ code: 14100 })
    expect(getSession()).toBeNull()
    expect(told()).toEqual([])
  })

  it('ends the session at once when it was revoked', async () => {
    const sent = stubWire(() => ({ code: 14280, status: 401 }))
    await expect(call(WHO)).rejects.toMatchObject({ code: 14280 })
    expect(keys(sent)).toEqual([WHO])
    expect(getSession()).toBeNull()
  })

  it('does not sign the person out when the network fails during renewal', async () => {
    stubWire(({ key }) => (key === TOKEN ? 'no answer' : { code: 14100, status: 401 }))
    await expect(call(WHO)).rejects.toMatchObject({ network: true })
    expect(getSession()).not.toBeNull()
  })

  it('leaves a session alone that was started in the meantime', async () => {
    stubWire(() => {
      putSession(aSession({ accessToken: 'access-9', userId: '8' }))
      return { code: 14280, status: 401 }
    })
    await expect(call(WHO)).rejects.toMatchObject({ code: 14280 })
    expect(getSession()).toMatchObject({ accessToken: 'access-9' })
  })
})

describe('a call with an owner', () => {
  it('is never sent with the token of another person', async () => {
    const sent = stubWire(() => ({ code: 1 }))
    await expect(call(WHO, { owner: '8' })).rejects.toMatchObject({ code: 14100 })
    expect(sent).toEqual([])
    expect(getSession()).not.toBeNull()
  })
})
