export type Host = 'wecom' | 'miniprogram' | 'wechat' | 'feishu' | 'dingtalk' | 'alipay' | 'native' | 'browser'

/** The name of the frame in which a page of our own server shows the app as a native shell does. */
export const SHELL_FRAME = 'sands-shell'

/** What the globals of the page reveal beyond the user agent. */
export interface HostEnv {
  miniprogram?: boolean
  bridge?: boolean
}

/**
 * The order matters: the user agents of WeCom and of mini-programs also contain MicroMessenger. This is never proof of
 * identity.
 */
const BY_USER_AGENT: readonly (readonly [Host, RegExp])[] = [
  ['wecom', /wxwork\/[\d.]+/i],
  ['miniprogram', /miniprogram/i],
  ['wechat', /micromessenger\/\d+\.\d+/i],
  ['feishu', /\b(lark|feishu)\//i],
  ['dingtalk', /dingtalk/i],
  ['alipay', /alipayclient/i],
  ['native', /\blearnapp\/|_dsbridge/i],
]

export function detectHost(userAgent: string, env: HostEnv = {}): Host {
  for (const [host, pattern] of BY_USER_AGENT) {
    if (pattern.test(userAgent)) return host
    // The global of the page decides where the user agent only says WeChat.
    if (host === 'miniprogram' && env.miniprogram) return 'miniprogram'
  }
  return env.bridge ? 'native' : 'browser'
}

export function readHostEnv(page: object): HostEnv {
  const has = (name: string) => name in page && Boolean(Reflect.get(page, name))
  const part = (holder: unknown, name: string): unknown =>
    typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined
  return {
    miniprogram: Reflect.get(page, '__wxjs_environment') === 'miniprogram',
    bridge:
      has('_dsbridge') ||
      has('_dswk') ||
      has('SandsBridge') ||
      (Reflect.get(page, 'name') === SHELL_FRAME && Reflect.get(page, 'parent') !== page) ||
      // Other apps and browsers on iOS have handlers of their own.
      Boolean(part(part(Reflect.get(page, 'webkit'), 'messageHandlers'), 'sands')),
  }
}

/** What a native app leaves to the page: everything, learning without our navigation, or feedback only. */
export type ShellVariant = 'full' | 'outfield' | 'feedback'

/** The shell adds `LearnVariant/outfield` or `LearnVariant/feedback` to the user agent. */
export function shellVariant(userAgent: string): ShellVariant {
  const named = /\blearnvariant\/(outfield|feedback)\b/i.exec(userAgent)?.[1]?.toLowerCase()
  return named === 'outfield' || named === 'feedback' ? named : 'full'
}

/** The language of the surrounding app, as it spells it. */
export const hostLanguage = (userAgent: string): string | undefined =>
  /\b(?:larklocale|language)\/([a-z]{2}(?:[_-][a-z0-9]+)*)/i.exec(userAgent)?.[1]

const MOBILE = /android|iphone|ipad|ipod|mobile|harmony|windows phone/i

export interface Client {
  userAgent: string
  maxTouchPoints: number
  env?: HostEnv
  /** Shown in a frame of another page, such as the preview of the decoration. */
  framed: boolean
}

/** Neither a phone or tablet nor inside another app: this client should use the desktop version. */
export function isDesktopClient({ userAgent, maxTouchPoints, env = {}, framed }: Client): boolean {
  if (framed || detectHost(userAgent, env) !== 'browser') return false
  // An iPad identifies itself as a Macintosh, but no Macintosh has a touch screen.
  if (/macintosh/i.test(userAgent) && maxTouchPoints > 1) return false
  return !MOBILE.test(userAgent)
}

/** The client this page runs in. */
export const thisClient = (): Client => ({
  userAgent: navigator.userAgent,
  maxTouchPoints: navigator.maxTouchPoints,
  env: readHostEnv(window),
  framed: window.self !== window.top,
})
