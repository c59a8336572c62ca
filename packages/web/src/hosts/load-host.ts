import { detectHost, type Host, readHostEnv } from '../host/host.ts'
import type { HostAdapter } from './adapter.ts'
import { browserHost } from './browser.ts'

/** The code of a host is fetched inside that host only. */
const LOADERS: Readonly<Partial<Record<Host, () => Promise<HostAdapter>>>> = {
  wechat: async () => (await import('./wechat/wechat-host.ts')).wechatHost('wechat'),
  miniprogram: async () => (await import('./wechat/wechat-host.ts')).wechatHost('miniprogram'),
  wecom: async () => (await import('./wechat/wechat-host.ts')).wechatHost('wecom'),
  feishu: async () => (await import('./feishu/feishu-host.ts')).feishuHost(),
  native: async () => (await import('./native/native-host.ts')).nativeHost(),
}

let loaded: { host: Host; adapter: Promise<HostAdapter> } | undefined

export const thisHost = (): Host => detectHost(navigator.userAgent, readHostEnv(window))

/** The app around this page. Where its code cannot be loaded, the page does what it can by itself. */
export function loadHost(): Promise<HostAdapter> {
  const host = thisHost()
  if (loaded?.host !== host) {
    const adapter = (LOADERS[host]?.() ?? Promise.resolve(browserHost(host))).catch(() => {
      loaded = undefined
      return browserHost(host)
    })
    loaded = { host, adapter }
  }
  return loaded.adapter
}
