// @vitest-environment happy-dom
import { SECOND_FACTOR_DUE } from '@sands/contract/kernel/codes'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DEVICE_KEYS, readDevice, writeDevice } from '../../device/device.ts'
import { currentLanguage } from '../../i18n/i18n.ts'
import { setProofAsker } from '../../session/proof.ts'
import { getSession } from '../../session/session.ts'
import { putSession } from '../../session/store.ts'
import { renewSession } from '../../session/token.ts'
import { speak } from '../../testing/texts.ts'
import { stubWire } from '../../testing/wire.ts'
import { shownToasts } from '../../toast/toast.ts'
import { type Bridge, createBridge } from './bridge.ts'
import { BridgeError, readMessage } from './envelope.ts'
import { enterNative, TOKEN_WAIT_MS } from './native-entry.ts'
import { nativeHost } from './native-host.ts'

interface Sent {
  id: string
  method: string
  params: Record<string, unknown>
}
type Shell = (sent: Sent) => object | undefined

/** A shell that evaluates scripts in the page, as Android does. */
function aShell(answer: Shell): Sent[] {
  const sent: Sent[] = []
  Reflect.set(window, 'SandsBridge', {
    postMessage(text: string) {
      const request = JSON.parse(text) as Sent
      sent.push(request)
      const reply = answer(request)
      const { onMessage } = Reflect.get(window, '__bridge') as { onMessage(text: string): void }
      if (reply) onMessage(JSON.stringify({ v: 1, id: request.id, code: 0, ...reply }))
    },
  })
  return sent
}

const PERSON = { code: 1, data: { userId: '42', sysUserLabel: { teamLearningLabel: 0, teachingMgtLabel: 1 } } }

beforeEach(async () => {
  localStorage.clear()
  putSession(null)
  await speak('zh-cn')
})
afterEach(() => {
  Reflect.deleteProperty(window, 'SandsBridge')
  vi.useRealTimers()
})

describe('the bridge', () => {
  it('answers each call with what the shell says', async () => {
    const sent = aShell(({ params }) => ({ data: params }))
    const bridge = createBridge(window)
    expect(await bridge.call('scan', { types: [] })).toEqual({ types: [] })
    expect(await bridge.call('close')).toEqual({})
    expect(sent.map(({ method }) => method)).toEqual(['scan', 'close'])
    expect(new Set(sent.map(({ id }) => id)).size).toBe(2)
  })

  it('fails with the code and the words of the shell', async () => {
    aShell(() => ({ code: 1003, msg: 'no camera' }))
    const failed = await createBridge(window)
      .call('scan')
      .catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(BridgeError)
    expect(failed).toMatchObject({ code: 1003, message: 'no camera' })
  })

  it('gives up after ten seconds', async () => {
    vi.useFakeTimers()
    aShell(() => undefined)
    const failed = createBridge(window)
      .call('setTitle')
      .catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(await failed).toMatchObject({ code: 1005 })
  })

  it('waits for a shell that adds its bridge late', async () => {
    vi.useFakeTimers()
    const answer = createBridge(window).call('close')
    await vi.advanceTimersByTimeAsync(300)
    aShell(() => ({ data: 'late' }))
    await vi.advanceTimersByTimeAsync(100)
    expect(await answer).toBe('late')
  })

  it('speaks DSBridge', async () => {
    Reflect.set(window, '_dsbridge', {
      call(method: string, json: string) {
        const { data, _dscbstub: stub } = JSON.parse(json) as { data: object; _dscbstub: string }
        if (method === 'unknown') return '{"code":-1}'
        setTimeout(() => (Reflect.get(window, stub) as (value: unknown) => void)({ code: 0, data }))
        return '{"code":0}'
      },
    })
    const bridge = createBridge(window)
    expect(await bridge.call('download', { url: 'x' })).toEqual({ url: 'x' })
    await expect(bridge.call('unknown')).rejects.toMatchObject({ code: 1001 })
    Reflect.deleteProperty(window, '_dsbridge')
  })

  it.each([null, 'x', 7, '{', {}, { v: 2, id: 'a', code: 0 }, { v: 1, id: 7, code: 0 }, { v: 1, id: 'a' }])(
    'ignores %j, which is no message of a shell',
    (value) => expect(readMessage(value)).toBeUndefined(),
  )
})

describe('the native shell', () => {
  const failing = (code: number, msg = ''): Bridge => ({
    call: () => Promise.reject(new BridgeError(code, msg)),
    on: () => undefined,
  })

  it('shows its errors as toasts, but not that the person gave up', async () => {
    expect(await nativeHost(failing(1004)).scan()).toBeNull()
    expect(shownToasts()).toHaveLength(0)
    await nativeHost(failing(1500, '相机坏了')).scan()
    await nativeHost(failing(1005)).setOrientation('landscape')
    expect(shownToasts().map(({ text }) => text)).toEqual(['相机坏了', '应用没有响应，请稍后再试'])
  })

  it('is asked for the token after 200 ms', async () => {
    vi.useFakeTimers()
    stubWire(() => PERSON)
    const sent = aShell(() => ({ data: { accessToken: 'lent', collegeId: '1', expiresAt: Date.now() + 60_000 } }))
    const entered = enterNative(createBridge(window))
    await vi.advanceTimersByTimeAsync(TOKEN_WAIT_MS - 1)
    expect(sent).toHaveLength(0)
    await vi.advanceTimersByTimeAsync(1)
    await entered
    expect(sent[0]?.method).toBe('getToken')
    expect(getSession()).toMatchObject({ accessToken: 'lent', refreshToken: '', userId: '42' })
  })

  it('lends the next token, and hears that the person has signed out', async () => {
    stubWire(() => PERSON)
    let count = 0
    const sent = aShell(() => {
      count += 1
      return { data: { accessToken: `lent-${count}`, collegeId: '1' } }
    })
    await enterNative(createBridge(window))
    const first = getSession()
    if (!first) throw new Error('nobody is signed in')
    expect((await renewSession(first))?.accessToken).not.toBe(first.accessToken)
    putSession(null)
    await vi.waitFor(() => expect(sent.map(({ method }) => method)).toContain('logout'))
  })

  it.each([
    ['has nobody', { code: 1003, msg: '请先登录' }, '请先登录'],
    ['has no token', { data: {} }, '无法从应用获取登录信息，请重新打开'],
  ])('that %s shows why and closes the page', async (_, reply, words) => {
    const sent = aShell(({ method }) => (method === 'getToken' ? reply : {}))
    await enterNative(createBridge(window))
    expect(getSession()).toBeNull()
    await vi.waitFor(() => {
      const told = sent.filter(({ method }) => ['toast', 'close'].includes(method))
      expect(told.map(({ method, params }) => [method, params.text])).toEqual([
        ['toast', words],
        ['close', undefined],
      ])
    })
    expect(sent.map(({ method }) => method)).not.toContain('logout')
  })

  it('opens its sheet with the title, text, picture and address of what is shared', async () => {
    const sent = aShell(() => ({ data: {} }))
    const card = { title: '安全生产', text: 'sands.example', link: 'https://sands.example/s/x', picture: '/1.png' }
    const host = nativeHost(createBridge(window))
    expect(host.can).toMatchObject({ passOn: true, share: false })
    await host.passOn(card)
    expect(sent).toEqual([expect.objectContaining({ method: 'share', params: card })])
  })

  it('keeps the session when the server cannot be asked', async () => {
    stubWire(() => PERSON)
    aShell(() => ({ data: { accessToken: 'lent', collegeId: '1' } }))
    await enterNative(createBridge(window))
    stubWire(() => {
      throw new TypeError('Failed to fetch')
    })
    const sent = aShell(() => ({ data: { accessToken: 'lent-2', collegeId: '1' } }))
    await enterNative(createBridge(window))
    expect(getSession()).toMatchObject({ accessToken: 'lent' })
    expect(sent.map(({ method }) => method)).not.toContain('close')
  })

  it('lets somebody with a second factor in after the second step', async () => {
    let isProven = false
    stubWire(() => (isProven ? PERSON : { code: SECOND_FACTOR_DUE, status: 403 }))
    const asked: unknown[] = []
    setProofAsker(async () => ({
      async askProof(token, about) {
        asked.push([token, about])
        isProven = true
        return true
      },
      leadToEnrol: async () => undefined,
      repair: async () => false,
    }))
    const sent = aShell(() => ({ data: { accessToken: 'lent', collegeId: '1' } }))
    await enterNative(createBridge(window))
    expect(asked).toEqual([['lent', { isSignIn: true }]])
    expect(getSession()).toMatchObject({ accessToken: 'lent', userId: '42' })
    expect(sent.map(({ method }) => method)).not.toContain('close')
  })

  it('is asked for the second step of the next token too', async () => {
    const proven = new Set(['Bearer lent-1'])
    stubWire(({ headers }) =>
      proven.has(headers.get('authorization') ?? '') ? PERSON : { code: SECOND_FACTOR_DUE, status: 403 },
    )
    setProofAsker(async () => ({
      async askProof(token) {
        proven.add(`Bearer ${token}`)
        return true
      },
      leadToEnrol: async () => undefined,
      repair: async () => false,
    }))
    let count = 0
    aShell(({ method }) => {
      if (method !== 'getToken') return {}
      count += 1
      return { data: { accessToken: `lent-${count}`, collegeId: '1' } }
    })
    await enterNative(createBridge(window))
    const first = getSession()
    if (!first) throw new Error('nobody is signed in')
    expect((await renewSession(first))?.accessToken).toBe('lent-2')
  })

  it('says its language, which counts until the person chooses one', async () => {
    stubWire(() => PERSON)
    const lent = { data: { accessToken: 'lent', collegeId: '1' } }
    const sent = aShell(({ method }) => (method === 'getLanguage' ? { data: { language: 'vi-VN' } } : lent))
    await enterNative(createBridge(window))
    await vi.waitFor(() => expect(currentLanguage()).toBe('vi'))
    await vi.waitFor(() => expect(readDevice(DEVICE_KEYS.language)).toBeNull())
    writeDevice(DEVICE_KEYS.language, 'en-us')
    sent.length = 0
    await enterNative(createBridge(window))
    expect(sent.map(({ method }) => method)).not.toContain('getLanguage')
  })

  it('closes the page without more words when the person cancels the second step', async () => {
    stubWire(() => ({ code: SECOND_FACTOR_DUE, status: 403 }))
    setProofAsker(async () => ({
      askProof: async () => false,
      leadToEnrol: async () => undefined,
      repair: async () => false,
    }))
    const sent = aShell(({ method }) =>
      method === 'getToken' ? { data: { accessToken: 'lent', collegeId: '1' } } : {},
    )
    await enterNative(createBridge(window))
    expect(getSession()).toBeNull()
    await vi.waitFor(() => expect(sent.map(({ method }) => method)).toContain('close'))
    expect(sent.map(({ method }) => method)).not.toContain('toast')
  })
})
