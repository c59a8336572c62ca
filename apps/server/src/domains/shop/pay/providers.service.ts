import type { PayProviderName } from '@sands/rules/shop/pay'
import type { Kernel } from '../../../kernel/kernel.ts'
import { bytesOf, send, textOf } from '../../../kernel/outgoing.ts'
import { createAlipay } from './alipay.service.ts'
import { type PayDownload, type PayProvider, PayRefusal, type PayTransport } from './pay-provider.kind.ts'
import { createSimulator, type Simulator } from './simulator.service.ts'
import { createWechatPay } from './wechat.service.ts'

/** Where providers send their messages, below the public address. */
export const NOTIFY_PATH = '/sands-shopping/pay/notify'

export interface PayProviders {
  get(name: PayProviderName): PayProvider | undefined
  names(): PayProviderName[]
  simulator: Simulator | undefined
}

const ANSWER_MS = 10_000
const DOWNLOAD_MS = 60_000
const DOWNLOAD_BYTES = 32 * 1024 * 1024

const overNetwork =
  (origin: string): PayTransport =>
  async ({ method, path, headers, body }) => {
    // The address comes from the operator, who may use a gateway inside the company.
    const response = await send(`${origin}${path}`, {
      ...{ method, headers, mayBeInside: true, signal: AbortSignal.timeout(ANSWER_MS) },
      ...(body === '' ? {} : { body }),
    })
    const one = (name: string) => [response.headers[name] ?? ''].flat()[0]
    const names = ['wechatpay-timestamp', 'wechatpay-nonce', 'wechatpay-serial', 'wechatpay-signature']
    return {
      status: response.statusCode ?? 0,
      headers: Object.fromEntries(names.map((name) => [name, one(name)])),
      body: await textOf(response),
    }
  }

/** The provider names the address, so it must not lead inside the company. */
const download: PayDownload = async (url) => {
  if (!url.startsWith('https://') && !url.startsWith('http://')) throw new PayRefusal('the statement has no address')
  const response = await send(url, { mayBeInside: false, signal: AbortSignal.timeout(DOWNLOAD_MS) })
  if (response.statusCode !== 200) throw new PayRefusal(`statement: ${response.statusCode}`)
  return bytesOf(response, DOWNLOAD_BYTES)
}

/** The providers that the operator has set up. */
export function createProviders({ config, clock, database }: Kernel): PayProviders {
  const { wechatPay, alipay, paySimulator, publicUrl } = config
  const notifyUrl = (name: PayProviderName) => `${publicUrl}${NOTIFY_PATH}/${name}`
  const simulator = paySimulator ? createSimulator({ database, clock }) : undefined
  const all: PayProvider[] = []
  if (wechatPay)
    all.push(
      createWechatPay({
        ...{ name: 'wechat', config: wechatPay, clock, notifyUrl: notifyUrl('wechat') },
        transport: overNetwork(wechatPay.url),
        ...{ tokenTransport: overNetwork(wechatPay.tokenUrl), home: publicUrl },
      }),
    )
  if (alipay)
    all.push(
      createAlipay({
        ...{ config: alipay, clock, notifyUrl: notifyUrl('alipay') },
        ...{ transport: overNetwork(alipay.gateway), download },
      }),
    )
  if (simulator)
    all.push(
      createWechatPay({
        ...{ name: 'simulator', config: simulator.config, clock, notifyUrl: notifyUrl('simulator') },
        ...{ transport: simulator.transport, tokenTransport: simulator.transport, home: '' },
      }),
    )
  const byName = new Map(all.map((provider) => [provider.name, provider]))
  return { get: (name) => byName.get(name), names: () => [...byName.keys()], simulator }
}
