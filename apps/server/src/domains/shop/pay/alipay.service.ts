import { decimalText, moneyFromText } from '@sands/rules/shop/money'
import type { Clock } from '../../../kernel/clock.ts'
import type { AlipayConfig } from '../../../kernel/config/pay.ts'
import { type AlipayFields, isSignedNotify, readAnswer, signFields } from './alipay.codec.ts'
import { readAlipayStatement } from './alipay-statement.codec.ts'
import {
  ForgedNotify,
  PaidAlready,
  type PayDownload,
  type PayProvider,
  PayRefusal,
  type PayTransport,
  type Trade,
} from './pay-provider.kind.ts'

const GATEWAY = '/gateway.do'
const SUCCESS = '10000'
const STATEMENT = 'alipay.data.dataservice.bill.downloadurl.query'
const NO_STATEMENT: readonly string[] = ['isp.bill_not_exist', 'isv.bill-not-exist']
/** Alipay reads and writes times of China. */
const CHINA_MS = 8 * 3_600_000
const chinaTime = (at: Date): string => new Date(at.getTime() + CHINA_MS).toISOString().slice(0, 19).replace('T', ' ')
const fromChinaTime = (text: string): Date => new Date(`${text.replace(' ', 'T')}+08:00`)

const TRADE_STATES: Readonly<Record<string, Trade['state']>> = {
  TRADE_SUCCESS: 'paid',
  TRADE_FINISHED: 'paid',
  WAIT_BUYER_PAY: 'unpaid',
  TRADE_CLOSED: 'closed',
}

interface Parts {
  config: AlipayConfig
  transport: PayTransport
  download: PayDownload
  clock: Clock
  notifyUrl: string
}

const text = (fields: Record<string, unknown>, name: string): string => {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}

/** Alipay for browsers of phones and of the desktop. WeChat blocks its pages, so it is not shown there. */
export function createAlipay({ config, transport, download, clock, notifyUrl }: Parts): PayProvider {
  const { appId, privateKey, alipayKey, gateway } = config

  function signed(method: string, content: object, more: AlipayFields = {}): string {
    const fields: Record<string, string> = {
      app_id: appId,
      method,
      format: 'JSON',
      charset: 'utf-8',
      sign_type: 'RSA2',
      timestamp: chinaTime(clock.now()),
      version: '1.0',
      biz_content: JSON.stringify(content),
      ...more,
    }
    return new URLSearchParams({ ...fields, sign: signFields(fields, privateKey) }).toString()
  }

  async function ask(method: string, content: object): Promise<Record<string, unknown>> {
    const { status, body } = await transport({
      method: 'POST',
      path: GATEWAY,
      headers: { 'content-type': 'application/x-www-form-urlencoded;charset=utf-8' },
      body: signed(method, content),
    })
    const answer = status === 200 ? readAnswer(body, method, alipayKey) : undefined
    if (!answer) throw new PayRefusal(`the answer to ${method} is not signed`)
    return answer
  }

  const amountOf = (fields: Record<string, unknown>, name: string): number | null =>
    moneyFromText(text(fields, name), 'CNY') ?? null

  const tradeOf = (fields: Record<string, unknown>): Trade => ({
    tradeNo: text(fields, 'out_trade_no'),
    state: TRADE_STATES[text(fields, 'trade_status')] ?? 'unpaid',
    transactionId: text(fields, 'trade_no') || null,
    amount: amountOf(fields, 'total_amount'),
    currency: 'CNY',
    paidAt: text(fields, 'gmt_payment') ? fromChinaTime(text(fields, 'gmt_payment')) : null,
  })

  return {
    name: 'alipay',
    async start({ tradeNo, amount, currency, description, scene, expiresAt, returnUrl }) {
      if (currency !== 'CNY') throw new PayRefusal(`${currency} is not taken`)
      const content = {
        out_trade_no: tradeNo,
        total_amount: decimalText(amount, currency),
        subject: description.slice(0, 128),
        time_expire: chinaTime(expiresAt),
        ...(scene === 'native'
          ? { product_code: 'FAST_INSTANT_TRADE_PAY' }
          : { product_code: 'QUICK_WAP_WAY', quit_url: returnUrl }),
      }
      const method = scene === 'native' ? 'alipay.trade.page.pay' : 'alipay.trade.wap.pay'
      const query = signed(method, content, { return_url: returnUrl, notify_url: notifyUrl })
      return { kind: 'redirect', url: `${gateway}${GATEWAY}?${query}` }
    },

    async query(tradeNo) {
      const answer = await ask('alipay.trade.query', { out_trade_no: tradeNo })
      if (text(answer, 'sub_code') === 'ACQ.TRADE_NOT_EXIST')
        return { tradeNo, state: 'unpaid', transactionId: null, amount: null, currency: null, paidAt: null }
      if (answer.code !== SUCCESS) throw new PayRefusal(`query: ${text(answer, 'sub_code')}`)
      return {
        ...tradeOf(answer),
        paidAt: text(answer, 'send_pay_date') ? fromChinaTime(text(answer, 'send_pay_date')) : null,
      }
    },

    async close(tradeNo) {
      const answer = await ask('alipay.trade.close', { out_trade_no: tradeNo })
      const refused = text(answer, 'sub_code')
      if (answer.code === SUCCESS || refused === 'ACQ.TRADE_NOT_EXIST') return
      if (refused === 'ACQ.TRADE_STATUS_ERROR' || refused === 'ACQ.REASON_TRADE_STATUS_INVALID')
        throw new PaidAlready(tradeNo)
      throw new PayRefusal(`close: ${refused}`)
    },

    async refund({ tradeNo, refundNo, amount, currency, reason }) {
      const answer = await ask('alipay.trade.refund', {
        out_trade_no: tradeNo,
        out_request_no: refundNo,
        refund_amount: decimalText(amount, currency),
        refund_reason: reason.slice(0, 80),
      })
      if (answer.code !== SUCCESS) throw new PayRefusal(`refund: ${text(answer, 'sub_code')}`)
      // `fund_change` is N when this number was refunded before.
      return { refundNo, state: answer.fund_change === 'Y' ? 'success' : 'processing', amount }
    },

    async queryRefund({ refundNo, tradeNo }) {
      const answer = await ask('alipay.trade.fastpay.refund.query', {
        out_trade_no: tradeNo,
        out_request_no: refundNo,
      })
      if (answer.code !== SUCCESS) throw new PayRefusal(`refund query: ${text(answer, 'sub_code')}`)
      // An answer without any result says that nothing was refunded under this number.
      if (!text(answer, 'refund_status') && !text(answer, 'refund_amount'))
        return { refundNo, state: 'missing', amount: null }
      const isDone = text(answer, 'refund_status') === 'REFUND_SUCCESS'
      return { refundNo, state: isDone ? 'success' : 'processing', amount: amountOf(answer, 'refund_amount') }
    },

    async readNotify({ body }) {
      const fields = Object.fromEntries(new URLSearchParams(body))
      if (!isSignedNotify(fields, alipayKey)) throw new ForgedNotify('signature')
      if (fields.app_id !== appId) throw new ForgedNotify('application')
      return { kind: 'trade', trade: tradeOf(fields) }
    },

    answer: (isTaken) => ({ status: 200, type: 'text/plain', body: isTaken ? 'success' : 'failure' }),

    async statement(day) {
      const answer = await ask(STATEMENT, { bill_type: 'trade', bill_date: day })
      // A day without payments has no statement.
      if (NO_STATEMENT.includes(text(answer, 'sub_code'))) return []
      if (answer.code !== SUCCESS) throw new PayRefusal(`statement: ${text(answer, 'sub_code')}`)
      const lines = await readAlipayStatement(await download(text(answer, 'bill_download_url')))
      return lines.map(({ yuan, ...line }) => ({
        ...{ ...line, amount: moneyFromText(yuan, 'CNY') ?? 0, currency: 'CNY' },
      }))
    },
  }
}
