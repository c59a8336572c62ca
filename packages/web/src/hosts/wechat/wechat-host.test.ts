// @vitest-environment happy-dom
import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { stubWire } from '../../testing/wire.ts'

const METHODS = 'GET /sands-user/api/v1/auth/login-methods'
const SIGNATURE = 'GET /sands-user/api/v1/auth/wechat/config-signature'
const TICKETS = { wechat: 'ticket-of-wechat', wecom: 'ticket-of-the-company', agent: 'ticket-of-the-app' } as const
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile MicroMessenger/8.0.50'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Mobile MicroMessenger/8.0.50'
const COMPUTER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) MicroMessenger/7.0.20 WindowsWechat'
const OPENED = 'https://m.example.com/login?code=c1&state=s1'
const NOW = 'https://m.example.com/course?id=7'

const sha1 = (ticket: string, nonce: string, timestamp: unknown, url: string) =>
  createHash('sha1')
    .update(`jsapi_ticket=${ticket}&noncestr=${nonce}&timestamp=${String(timestamp)}&url=${url}`)
    .digest('hex')

interface Asked {
  name: string
  params: Record<string, string>
}

/** The server: it signs the address that it is asked for. */
function server({ isSimulated = false, kind = 'wechat' } = {}) {
  const app = { id: '1', kind, name: '', appId: 'wx-1', agentId: '7', isSimulated }
  return stubWire(({ key, search }) => {
    if (key === METHODS) return { code: 1, data: { apps: [app] } }
    if (key !== SIGNATURE) return { code: 0 }
    const ticket = TICKETS[search.get('type') as keyof typeof TICKETS]
    const [nonceStr, timestamp] = ['Nonce0123456789ab', 1_760_000_000]
    const signature = sha1(ticket, nonceStr, timestamp, search.get('url') ?? '')
    return { code: 1, data: { appId: 'wx-1', nonceStr, timestamp, signature } }
  })
}

/** The client of WeChat or WeCom: it works for pages whose signature fits the address that it knows. */
function client(known: string, answers: Readonly<Record<string, object>> = {}): Asked[] {
  const asked: Asked[] = []
  const tickets = { preVerifyJSAPI: [TICKETS.wechat, TICKETS.wecom], agentConfig: [TICKETS.agent] }
  vi.stubGlobal('WeixinJSBridge', {
    on: () => undefined,
    invoke(name: string, params: Record<string, string>, done: (answer: object) => void) {
      asked.push({ name, params })
      if (name !== 'preVerifyJSAPI' && name !== 'agentConfig') return done(answers[name] ?? { err_msg: `${name}:ok` })
      const [nonce, time, given] =
        name === 'agentConfig'
          ? [params.nonceStr, params.timestamp, params.signature]
          : [params.verifyNonceStr, params.verifyTimestamp, params.verifySignature]
      const isRight = tickets[name].some((ticket) => sha1(ticket, nonce ?? '', time, known) === given)
      done({ err_msg: isRight ? `${name}:ok` : `${name}:fail_invalid signature` })
    },
  })
  return asked
}

/** The library looks at its surroundings when it is loaded. */
async function open(kind: 'wechat' | 'wecom', userAgent: string, platform = 'iPhone') {
  vi.resetModules()
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue(platform)
  Reflect.get(window, 'happyDOM').setURL(OPENED)
  ;(await import('../opened-with.ts')).rememberAddress()
  Reflect.get(window, 'happyDOM').setURL(NOW)
  return (await import('./wechat-host.ts')).wechatHost(kind)
}

const signedFor = (sent: ReturnType<typeof stubWire>) =>
  sent.filter(({ key }) => key === SIGNATURE).map(({ search }) => [search.get('type'), search.get('url')])

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the script of WeChat', () => {
  it('is signed on a phone for the address that the window was opened with', async () => {
    const sent = server()
    const asked = client(OPENED, { scanQRCode: { err_msg: 'scanQRCode:ok', resultStr: 'sign-in-7' } })
    const host = await open('wechat', ANDROID, 'Linux armv8l')
    expect(host.can).toMatchObject({ scan: true, share: true, close: true, pay: true })
    expect(signedFor(sent)).toEqual([['wechat', OPENED]])
    expect(await host.scan()).toBe('sign-in-7')
    const card = { title: 'Safety', text: 'm.example.com', link: NOW, picture: 'https://m.example.com/p.png' }
    await host.share(card)
    const shown = { title: 'Safety', link: NOW, imgUrl: card.picture }
    expect(asked).toContainEqual({ name: 'updateTimelineShareData', params: expect.objectContaining(shown) })
    await host.close()
    expect(asked.map(({ name }) => name)).toContain('closeWindow')
  })

  it('is signed on a computer for the address of now', async () => {
    const sent = server()
    client(NOW)
    expect((await open('wechat', COMPUTER, 'Win32')).can.scan).toBe(true)
    expect(signedFor(sent)).toEqual([['wechat', NOW]])
  })

  it.each([
    [PHONE, 'iPhone', NOW, [OPENED, NOW]],
    [COMPUTER, 'Win32', OPENED, [NOW, OPENED]],
  ])('is signed once more for the other address when the client refuses: %s', async (agent, platform, known, urls) => {
    const sent = server()
    client(known)
    expect((await open('wechat', agent, platform)).can.scan).toBe(true)
    expect(signedFor(sent)).toEqual(urls.map((url) => ['wechat', url]))
  })

  it('reads codes of iPhones, whose answer is packed, and bar codes, which have their kind before them', async () => {
    server()
    const packed = JSON.stringify({ scan_code: { scan_result: 'EAN_13,6901234567892' } })
    client(OPENED, { scanQRCode: { err_msg: 'scanQRCode:ok', resultStr: packed } })
    expect(await (await open('wechat', PHONE)).scan()).toBe('6901234567892')
  })

  it('reads nothing when the person gives up', async () => {
    server()
    client(OPENED, { scanQRCode: { err_msg: 'scanQRCode:cancel' } })
    expect(await (await open('wechat', PHONE)).scan()).toBeNull()
  })

  it('can do nothing where the client does not believe the page, or there is no client', async () => {
    const sent = server()
    client('https://elsewhere.example.com/')
    expect((await open('wechat', PHONE)).can).toMatchObject({ scan: false, share: false, close: false, pay: true })
    expect(signedFor(sent)).toHaveLength(2)
    server({ isSimulated: true })
    expect((await open('wechat', PHONE)).can).toMatchObject({ scan: false, share: false, close: false, pay: true })
  })
})

describe('the script of WeCom', () => {
  const agent = `${PHONE} wxwork/4.1.20`

  it('is signed for the app, with the ticket of the app and the address of now', async () => {
    const sent = server({ kind: 'wecom' })
    const asked = client(NOW)
    const host = await open('wecom', agent)
    expect(host.can).toMatchObject({ scan: true, close: true, pay: false })
    expect(signedFor(sent)).toEqual([['agent', NOW]])
    expect(asked[0]).toMatchObject({ name: 'agentConfig', params: { corpid: 'wx-1', agentid: '7' } })
  })

  it('can do nothing where the client does not believe the page', async () => {
    server({ kind: 'wecom' })
    client(OPENED)
    expect((await open('wecom', agent)).can).toMatchObject({ scan: false, share: false, close: false })
  })
})
