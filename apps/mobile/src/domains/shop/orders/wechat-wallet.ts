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

/** Opens the wallet. Ends when it is closed, whatever the person did there. */
export const payInWechat = ({ kind: _, ...params }: WalletPayment): Promise<void> =>
  new Promise((resolve) => {
    const bridge = window.WeixinJSBridge
    if (bridge) bridge.invoke('getBrandWCPayRequest', params, () => resolve())
    else resolve()
  })
