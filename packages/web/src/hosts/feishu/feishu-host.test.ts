// @vitest-environment happy-dom
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubWire } from '../../testing/wire.ts'
import type { HostAdapter } from '../adapter.ts'
import { feishuHost } from './feishu-host.ts'

const METHODS = 'GET /sands-user/api/v1/auth/login-methods'
const SIGNATURE = 'GET /sands-user/api/v1/auth/feishu/config-signature'
const TICKET = 'a885c93b03d6'
const PAGE = 'https://m.example.com/course?id=7'
/** Of the ticket, this nonce and time, and the page. */
const PUBLISHED = { nonce: 'Y7a8KkqX041b', timestamp: 1_760_000_000_123 }
const PUBLISHED_SIGNATURE = 'b9b7a185ce4c9f7644a6f96ac373422e6b6eed92'

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex')
const signatureOf = (nonce: string, timestamp: number, url: string) =>
  sha1(`jsapi_ticket=${TICKET}&noncestr=${nonce}&timestamp=${timestamp}&url=${url}`)

/** The server, with the field names of Feishu. */
function server({ isSimulated = false } = {}) {
  const app = { id: '1', kind: 'feishu', name: '', appId: 'cli_1', agentId: '', isSimulated }
  return stubWire(({ key, search }) => {
    if (key === METHODS) return { code: 1, data: { apps: [app] } }
    if (key !== SIGNATURE) return { code: 0 }
    const { nonce, timestamp } = PUBLISHED
    const signature = signatureOf(nonce, timestamp, search.get('url') ?? '')
    return { code: 1, data: { appid: search.get('appId'), timestamp, noncestr: nonce, signature } }
  })
}

interface Config {
  appId: string
  timestamp: number
  nonceStr: string
  signature: string
  onSuccess(): void
  onFail(error: unknown): void
}

type Answers = Readonly<Record<string, (options: { success(answer: object): void; fail(error: object): void }) => void>>

/** The client of Feishu: it works for pages whose signature fits the address that it knows. */
function client({ known = PAGE, tt = {} }: { known?: string; tt?: Answers } = {}): Config[] {
  const configs: Config[] = []
  vi.stubGlobal('tt', tt)
  vi.stubGlobal('h5sdk', {
    ready: (done: () => void) => done(),
    error: () => undefined,
    config(config: Config) {
      configs.push(config)
      const isRight = signatureOf(config.nonceStr, config.timestamp, known) === config.signature
      if (isRight) config.onSuccess()
      else config.onFail({ errMsg: 'config:fail invalid signature' })
    },
  })
  return configs
}

const scanner: Answers = { scanCode: ({ success }) => success({ result: 'sign-in-7' }), closeWindow: () => undefined }

beforeEach(() => {
  localStorage.clear()
  Reflect.get(window, 'happyDOM').setURL(`${PAGE}#top`)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the script of Feishu', () => {
  it('gets the published signature of this page, without its hash, and scans and closes', async () => {
    const sent = server()
    const configs = client({ tt: scanner })
    const host = await feishuHost()
    expect(sent.find(({ key }) => key === SIGNATURE)?.search.get('url')).toBe(PAGE)
    expect(configs).toEqual([
      expect.objectContaining({ appId: 'cli_1', signature: PUBLISHED_SIGNATURE, timestamp: PUBLISHED.timestamp }),
    ])
    expect(host.can).toMatchObject({ scan: true, close: true, passOn: false })
    expect(await host.scan()).toBe('sign-in-7')
  })

  it('reads nothing when the person gives up', async () => {
    server()
    client({ tt: { ...scanner, scanCode: ({ fail }) => fail({ errMsg: 'scanCode:fail cancel' }) } })
    expect(await (await feishuHost()).scan()).toBeNull()
  })

  it('can do nothing where the client does not believe the page, or there is no client', async () => {
    server()
    client({ known: 'https://elsewhere.example.com/', tt: scanner })
    expect((await feishuHost()).can).toMatchObject({ scan: false, close: false, passOn: false })
    server({ isSimulated: true })
    expect((await feishuHost()).can).toMatchObject({ scan: false, close: false, passOn: false })
  })

  it('is given up inside a container that does not answer', async () => {
    vi.useFakeTimers()
    server()
    client({ tt: scanner })
    vi.stubGlobal('h5sdk', { ready: () => undefined, error: () => undefined, config: () => undefined })
    const found: HostAdapter[] = []
    void feishuHost().then((host) => found.push(host))
    while (found.length === 0) await vi.advanceTimersByTimeAsync(1000)
    expect(found[0]?.can.scan).toBe(false)
  })
})
