import type { StartedPayment } from '@sands/contract/shop/order.model'
import { detectHost, readHostEnv } from '@sands/web/host/host'
import { payInWallet } from '@sands/web/hosts/wechat/wechat-bridge'

type WalletPayment = Extract<StartedPayment, { kind: 'jsapi' }>

/** The browser of WeChat. WeCom has no wallet of this kind. */
export const isInsideWechat = (): boolean => detectHost(navigator.userAgent, readHostEnv(window)) === 'wechat'

/** Opens the wallet. Ends when it is closed, and says whether the wallet reports a failure. */
export const payInWechat = ({ kind: _, ...params }: WalletPayment): Promise<{ isRefused: boolean }> =>
  payInWallet(params)
