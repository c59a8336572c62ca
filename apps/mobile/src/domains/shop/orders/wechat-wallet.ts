import type { StartedPayment } from '@sands/contract/shop/order.model'
import { detectHost, readHostEnv } from '@sands/web/host/host'

type WalletPayment = Extract<StartedPayment, { kind: 'jsapi' }>

declare global {
  interface Window {
    WeixinJSBridge?: {
      invoke(name: string, params: object, done: (answer: { err_msg: string }) => void): void
    }
  }
}

/** The browser of WeChat. WeCom has no wallet of this kind. */
export const isInsideWechat = (): boolean => detectHost(navigator.userAgent, readHostEnv(window)) === 'wechat'

const READY_MS = 5000

/** WeChat adds its bridge some time after the page was loaded. */
const bridgeOfWechat = (): Promise<Window['WeixinJSBridge']> =>
  new Promise((resolve) => {
    if (window.WeixinJSBridge) return resolve(window.WeixinJSBridge)
    const done = () => resolve(window.WeixinJSBridge)
    document.addEventListener('WeixinJSBridgeReady', done, { once: true })
    setTimeout(done, READY_MS)
  })

/** Opens the wallet. Ends when it is closed, whatever the person did there. */
export async function payInWechat({ kind: _, ...params }: WalletPayment): Promise<void> {
  const bridge = await bridgeOfWechat()
  if (bridge) await new Promise<void>((resolve) => bridge.invoke('getBrandWCPayRequest', params, () => resolve()))
}
