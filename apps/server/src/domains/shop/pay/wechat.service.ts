import { randomBytes } from 'node:crypto'
import { moneyFromText } from '@sands/rules/shop/money'
import type { PayProviderName } from '@sands/rules/shop/pay'
import type { Clock } from '../../../kernel/clock.ts'
import type { WechatPayConfig } from '../../../kernel/config.ts'
import {
  ForgedNotify,
  type IncomingNotify,
  PaidAlready,
  type PayProvider,
  PayRefusal,
  type PayTransport,
  type ProviderRefund,
  type Trade,
} from './pay-provider.kind.ts'
import {
  answerMessage,
  authorization,
  isSigned,
  payMessage,
  readStatement,
  requestMessage,
  type Sealed,
  signature,
  unseal,
} from './wechat.codec.ts'

/** Messages that are older, or newer, were recorded and sent again. */
const FRESH_SECONDS = 300
const DESCRIPTION_LENGTH = 127

interface WireTrade {
  appid?: string
  mchid?: string
  out_trade_no: string
  transaction_id?: string
  trade_state: string
  success_time?: string
  amount?: { total?: number; currency?: string }
}

interface WireRefund {
  mchid?: string
  out_trade_no?: string
  out_refund_no: string
  /** In notifies `refund_status`, in answers `status`. */
  status?: string
  refund_status?: string
  amount?: { refund?: number }
}

const TRADE_STATES: Readonly<Record<string, Trade['state']>> = {
  SUCCESS: 'paid',
  REFUND: 'paid',
  NOTPAY: 'unpaid',
  USERPAYING: 'unpaid',
  PAYERROR: 'unpaid',
  CLOSED: 'closed',
  REVOKED: 'closed',
}
const REFUND_STATES: Readonly<Record<string, ProviderRefund['state']>> = {
  SUCCESS: 'success',
  PROCESSING: 'processing',
  CLOSED: 'failed',
  ABNORMAL: 'failed',
}

const tradeOf = (wire: WireTrade): Trade => ({
  tradeNo: wire.out_trade_no,
  state: TRADE_STATES[wire.trade_state] ?? 'unpaid',
  transactionId: wire.transaction_id ?? null,
  amount: wire.amount?.total ?? null,
  currency: wire.amount?.currency ?? null,
  paidAt: wire.success_time ? new Date(wire.success_time) : null,
})

const refundOf = (wire: WireRefund): ProviderRefund => ({
  refundNo: wire.out_refund_no,
  state: REFUND_STATES[wire.status ?? wire.refund_status ?? ''] ?? 'processing',
  amount: wire.amount?.refund ?? null,
})

interface Parts {
  name: Extract<PayProviderName, 'wechat' | 'simulator'>
  config: WechatPayConfig
  transport: PayTransport
  clock: Clock
  notifyUrl: string
}

interface Refused {
  code: string
  status: number
}

/** Errors without a JSON body, such as those of a proxy, are named by their status. */
function readRefused(status: number, body: string): Refused {
  try {
    const { code } = JSON.parse(body) as { code?: unknown }
    return { code: typeof code === 'string' ? code : `HTTP_${status}`, status }
  } catch {
    return { code: `HTTP_${status}`, status }
  }
}

/** WeChat Pay API v3. The simulator speaks the same protocol. */
export function createWechatPay({ name, config, transport, clock, notifyUrl }: Parts): PayProvider {
  const { appId, mchId, serial, privateKey, apiV3Key, platformKeys } = config
  const seconds = () => Math.floor(clock.now().getTime() / 1000)
  const newNonce = () => randomBytes(16).toString('hex').toUpperCase()

  function hasOurSignature({ headers, body }: IncomingNotify): boolean {
    const timestamp = headers['wechatpay-timestamp'] ?? ''
    const publicKey = platformKeys[headers['wechatpay-serial'] ?? '']
    if (!publicKey || !/^\d{1,12}$/.test(timestamp)) return false
    if (Math.abs(seconds() - Number(timestamp)) >= FRESH_SECONDS) return false
    const message = answerMessage({ timestamp, nonce: headers['wechatpay-nonce'] ?? '', body })
    return isSigned(message, { signature: headers['wechatpay-signature'] ?? '', publicKey })
  }

  async function call<Answer extends object>(
    method: 'GET' | 'POST',
    path: string,
    content?: object,
  ): Promise<Answer | Refused> {
    const body = content ? JSON.stringify(content) : ''
    const [timestamp, nonce] = [seconds(), newNonce()]
    const signed = signature(requestMessage({ method, path, timestamp, nonce, body }), privateKey)
    const response = await transport({
      method,
      path,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'user-agent': 'sands',
        authorization: authorization({ mchId, serial }, { timestamp, nonce, signed }),
      },
      body,
    })
    if (response.status >= 400) return readRefused(response.status, response.body)
    if (!hasOurSignature(response)) throw new PayRefusal(`the answer to ${path} is not signed`)
    return (response.body === '' ? {} : JSON.parse(response.body)) as Answer
  }

  /** Throws where the provider refused. */
  async function ask<Answer extends object>(method: 'GET' | 'POST', path: string, content?: object): Promise<Answer> {
    const answer = await call<Answer>(method, path, content)
    if ('code' in answer) throw new PayRefusal(`${path.split('?')[0]}: ${answer.code}`)
    return answer
  }

  const trade = (tradeNo: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(tradeNo)}`

  return {
    name,
    async start({ tradeNo, amount, currency, description, scene, openId, payerIp, expiresAt, returnUrl }) {
      if (scene === 'jsapi' && !openId) throw new PayRefusal('the payer is not known to WeChat')
      const order = {
        appid: appId,
        mchid: mchId,
        description: description.slice(0, DESCRIPTION_LENGTH),
        out_trade_no: tradeNo,
        time_expire: `${expiresAt.toISOString().slice(0, 19)}+00:00`,
        notify_url: notifyUrl,
        amount: { total: amount, currency },
        ...(scene === 'jsapi' ? { payer: { openid: openId } } : {}),
        ...(scene === 'h5' ? { scene_info: { payer_client_ip: payerIp, h5_info: { type: 'Wap' } } } : {}),
      }
      const answer = await ask<{ prepay_id?: string; h5_url?: string; code_url?: string }>(
        'POST',
        `/v3/pay/transactions/${scene}`,
        order,
      )
      if (name === 'simulator') return { kind: 'simulator', tradeNo }
      if (scene === 'h5' && answer.h5_url)
        return { kind: 'redirect', url: `${answer.h5_url}&redirect_url=${encodeURIComponent(returnUrl)}` }
      if (scene === 'native' && answer.code_url) return { kind: 'code', text: answer.code_url }
      if (scene !== 'jsapi' || !answer.prepay_id) throw new PayRefusal('the answer has no way to pay')
      const wallet = { appId, timeStamp: String(seconds()), nonceStr: newNonce() }
      const packageText = `prepay_id=${answer.prepay_id}`
      const paySign = signature(payMessage({ ...wallet, packageText }), privateKey)
      return { kind: 'jsapi', ...wallet, package: packageText, signType: 'RSA', paySign }
    },

    async query(tradeNo) {
      const answer = await call<WireTrade>('GET', `${trade(tradeNo)}?mchid=${mchId}`)
      if ('trade_state' in answer) return tradeOf(answer)
      if (answer.code === 'ORDER_NOT_EXIST')
        return { tradeNo, state: 'unpaid', transactionId: null, amount: null, currency: null, paidAt: null }
      throw new PayRefusal(`query: ${answer.code}`)
    },

    async close(tradeNo) {
      const answer = await call<object>('POST', `${trade(tradeNo)}/close`, { mchid: mchId })
      if (!('code' in answer)) return
      if (answer.code === 'ORDERPAID') throw new PaidAlready(tradeNo)
      if (answer.code !== 'ORDER_CLOSED' && answer.code !== 'ORDER_NOT_EXIST')
        throw new PayRefusal(`close: ${answer.code}`)
    },

    async refund({ tradeNo, refundNo, amount, total, currency, reason }) {
      const answer = await ask<WireRefund>('POST', '/v3/refund/domestic/refunds', {
        out_trade_no: tradeNo,
        out_refund_no: refundNo,
        reason: reason.slice(0, 80),
        notify_url: notifyUrl,
        amount: { refund: amount, total, currency },
      })
      return refundOf(answer)
    },

    queryRefund: async ({ refundNo }) =>
      refundOf(await ask<WireRefund>('GET', `/v3/refund/domestic/refunds/${encodeURIComponent(refundNo)}`)),

    readNotify(notify) {
      if (!hasOurSignature(notify)) throw new ForgedNotify('the signature is wrong')
      const { event_type: event, resource } = JSON.parse(notify.body) as { event_type: string; resource: Sealed }
      const content = JSON.parse(unseal(resource, apiV3Key)) as WireTrade & WireRefund
      if (content.mchid !== mchId) throw new ForgedNotify('the message is for another merchant')
      if (event.startsWith('REFUND.'))
        return { kind: 'refund', refund: refundOf(content), tradeNo: content.out_trade_no }
      if (content.appid !== appId) throw new ForgedNotify('the message is for another application')
      return { kind: 'trade', trade: tradeOf(content) }
    },

    answer: (isTaken) =>
      isTaken
        ? { status: 204, type: 'application/json', body: '' }
        : { status: 400, type: 'application/json', body: '{"code":"FAIL","message":"refused"}' },

    async statement(day) {
      const bill = await ask<{ download_url: string }>('GET', `/v3/bill/tradebill?bill_date=${day}&bill_type=SUCCESS`)
      const { pathname, search } = new URL(bill.download_url)
      const path = `${pathname}${search}`
      const [timestamp, nonce] = [seconds(), newNonce()]
      const signed = signature(requestMessage({ method: 'GET', path, timestamp, nonce, body: '' }), privateKey)
      const headers = { authorization: authorization({ mchId, serial }, { timestamp, nonce, signed }) }
      // Downloads are the only answers without a signature.
      const { status, body } = await transport({ method: 'GET', path, headers, body: '' })
      if (status !== 200) throw new PayRefusal(`statement: ${status}`)
      return readStatement(body).map(({ tradeNo, yuan }) => ({ tradeNo, amount: moneyFromText(yuan, 'CNY') ?? 0 }))
    },
  }
}
