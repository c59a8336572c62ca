import { createHash } from 'node:crypto'
import { moneyFromText } from '@sands/rules/shop/money'
import type { PayProviderName } from '@sands/rules/shop/pay'
import type { Clock } from '../../../kernel/clock.ts'
import type { WechatPayConfig } from '../../../kernel/config/pay.ts'
import {
  ForgedNotify,
  PaidAlready,
  type PayProvider,
  PayRefusal,
  type PayTransport,
  type ProviderRefund,
  type Trade,
} from './pay-provider.kind.ts'
import { payMessage, readStatement, type Sealed, signature, unseal } from './wechat.codec.ts'
import { createWechatLine } from './wechat-line.service.ts'
import { createWechatPayer } from './wechat-payer.service.ts'

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

interface WireBill {
  download_url: string
  hash_value?: string
}

const TRADE_STATES: Readonly<Record<string, Trade['state']>> = {
  SUCCESS: 'paid',
  // Its money went back before we knew of it, so that nothing is given out for it.
  REFUND: 'closed',
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
  tokenTransport: PayTransport
  clock: Clock
  notifyUrl: string
  /** The address that people use, without a path. */
  home: string
}

/** WeChat Pay API v3. The simulator speaks the same protocol. */
export function createWechatPay({
  name,
  config,
  transport,
  tokenTransport,
  clock,
  notifyUrl,
  home,
}: Parts): PayProvider {
  const { appId, mchId, privateKey, apiV3Key } = config
  const { call, ask, download, faultOf, seconds, newNonce } = createWechatLine({ config, transport, clock })
  const payer = createWechatPayer({ config, transport: tokenTransport, home })

  const trade = (tradeNo: string) => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(tradeNo)}`

  return {
    name,
    ...(payer ? { payer } : {}),
    async start({ tradeNo, amount, currency, description, scene, openId, payerIp, expiresAt, returnUrl }) {
      if (name === 'wechat' && currency !== 'CNY') throw new PayRefusal(`${currency} is not taken`)
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

    async queryRefund({ refundNo }) {
      const answer = await call<WireRefund>('GET', `/v3/refund/domestic/refunds/${encodeURIComponent(refundNo)}`)
      if (!('code' in answer)) return refundOf(answer)
      if (answer.code === 'RESOURCE_NOT_EXISTS') return { refundNo, state: 'missing', amount: null }
      throw new PayRefusal(`refund query: ${answer.code}`)
    },

    async readNotify(notify) {
      const fault = await faultOf(notify)
      if (fault) throw new ForgedNotify(fault)
      const { event_type: event, resource } = JSON.parse(notify.body) as { event_type: string; resource: Sealed }
      const content = JSON.parse(unseal(resource, apiV3Key)) as WireTrade & WireRefund
      if (content.mchid !== mchId) throw new ForgedNotify('merchant')
      if (event.startsWith('REFUND.'))
        return { kind: 'refund', refund: refundOf(content), tradeNo: content.out_trade_no }
      if (content.appid !== appId) throw new ForgedNotify('application')
      return { kind: 'trade', trade: tradeOf(content) }
    },

    answer: (isTaken) =>
      isTaken
        ? { status: 204, type: 'application/json', body: '' }
        : { status: 400, type: 'application/json', body: '{"code":"FAIL","message":"refused"}' },

    async statement(day) {
      const asked = `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`
      const bill = await call<WireBill>('GET', asked)
      if ('code' in bill) {
        // A day without payments has no statement.
        if (bill.code === 'NO_STATEMENT_EXIST') return []
        throw new PayRefusal(`statement: ${bill.code}`)
      }
      const { pathname, search } = new URL(bill.download_url)
      const file = await download(`${pathname}${search}`)
      // The file is not signed, but the answer that names its hash is.
      if (bill.hash_value && createHash('sha1').update(file).digest('hex') !== bill.hash_value.toLowerCase())
        throw new PayRefusal('the statement is not the one that was promised')
      return readStatement(file).map(({ yuan, ...line }) => ({ ...line, amount: moneyFromText(yuan, 'CNY') ?? 0 }))
    },
  }
}
