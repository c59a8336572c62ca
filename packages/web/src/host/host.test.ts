import { describe, expect, it } from 'vitest'
import { detectHost, hostLanguage, isDesktopClient, readHostEnv, shellVariant } from './host.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'
const ANDROID = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'

describe('host', () => {
  it.each([
    [`${IPHONE} MicroMessenger/8.0.50 wxwork/4.1.20`, 'wecom'],
    [`${IPHONE} MicroMessenger/8.0.50 miniProgram/wx123`, 'miniprogram'],
    [`${IPHONE} MicroMessenger/8.0.50 NetType/WIFI`, 'wechat'],
    [`${WINDOWS} MicroMessenger/7.0.20 WindowsWechat`, 'wechat'],
    [`${IPHONE} Lark/7.27.8 LarkLocale/zh_CN`, 'feishu'],
    [`${IPHONE} AliApp(DingTalk/6.5.10)`, 'dingtalk'],
    [`${IPHONE} AlipayClient/10.5`, 'alipay'],
    [`${IPHONE} LearnApp/3.2.0`, 'native'],
    [IPHONE, 'browser'],
    [`${WINDOWS} clark/1.0`, 'browser'],
  ])('of %s is %s', (userAgent, host) => expect(detectHost(userAgent)).toBe(host))

  it('is a mini-program when the page says so, but WeCom takes precedence', () => {
    expect(detectHost(`${IPHONE} MicroMessenger/8.0`, { miniprogram: true })).toBe('miniprogram')
    expect(detectHost(`${IPHONE} MicroMessenger/8.0 wxwork/4.1`, { miniprogram: true })).toBe('wecom')
  })

  it('is the native shell when its bridge is there', () => {
    expect(detectHost(IPHONE, readHostEnv({ _dsbridge: {} }))).toBe('native')
    expect(detectHost(IPHONE, readHostEnv({ webkit: { messageHandlers: { sands: {} } } }))).toBe('native')
    expect(detectHost(IPHONE, readHostEnv({ webkit: { messageHandlers: { other: {} } } }))).toBe('browser')
    expect(detectHost(IPHONE, readHostEnv({ webkit: {} }))).toBe('browser')
  })

  it.each([
    [`${IPHONE} LearnApp/3.2.0`, 'full'],
    [`${IPHONE} LearnApp/3.2.0 LearnVariant/outfield`, 'outfield'],
    [`${IPHONE} LearnApp/3.2.0 LearnVariant/Feedback`, 'feedback'],
    [`${IPHONE} LearnApp/3.2.0 LearnVariant/other`, 'full'],
  ] as const)('of %s leaves to the page: %s', (userAgent, variant) => expect(shellVariant(userAgent)).toBe(variant))

  it('is the native shell in a frame of that name', () => {
    expect(detectHost(IPHONE, readHostEnv({ name: 'sands-shell' }))).toBe('native')
    expect(detectHost(IPHONE, readHostEnv({ name: 'other' }))).toBe('browser')
    const notFramed = { name: 'sands-shell', parent: {} }
    notFramed.parent = notFramed
    expect(detectHost(IPHONE, readHostEnv(notFramed))).toBe('browser')
  })

  it('knows its language', () => {
    expect(hostLanguage(`${IPHONE} Lark/7.27.8 LarkLocale/zh_CN`)).toBe('zh_CN')
    expect(hostLanguage(`${IPHONE} MicroMessenger/8.0 Language/en`)).toBe('en')
    expect(hostLanguage(IPHONE)).toBeUndefined()
  })
})

describe('desktop client', () => {
  const client = { maxTouchPoints: 0, framed: false }
  it.each([WINDOWS, MAC])('is %s', (userAgent) => expect(isDesktopClient({ ...client, userAgent })).toBe(true))
  it.each([IPHONE, ANDROID, `${WINDOWS} MicroMessenger/7.0.20 WindowsWechat`])('is not %s', (userAgent) =>
    expect(isDesktopClient({ ...client, userAgent })).toBe(false),
  )
  it('is not an iPad that calls itself a Macintosh', () => {
    expect(isDesktopClient({ ...client, userAgent: MAC, maxTouchPoints: 5 })).toBe(false)
  })
  it('is a Windows computer with a touch screen', () => {
    expect(isDesktopClient({ ...client, userAgent: WINDOWS, maxTouchPoints: 10 })).toBe(true)
  })
  it('is never a page in a frame', () => {
    expect(isDesktopClient({ ...client, userAgent: WINDOWS, framed: true })).toBe(false)
  })
})
