import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { signFields } from './alipay.codec.ts'
import { createAlipay } from './alipay.service.ts'
import { ForgedNotify, PaidAlready, PayRefusal, type PayRequest } from './pay-provider.kind.ts'
import {
  answerMessage,
  isSigned,
  payMessage,
  readAuthorization,
  requestMessage,
  seal,
  signature,
} from './wechat.codec.ts'
import { createWechatPay } from './wechat.service.ts'

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
const [merchant, platform, stranger] = [pair(), pair(), pair()]
const apiV3Key = '0123456789abcdef0123456789abcdef'
const now = new Date('2026-03-02T08:00:00Z')
const clock = { now: () => now }
const seconds = String(now.getTime() / 1000)
const config = {
  ...{ appId: 'wx1', mchId: '1900000001', serial: 'M1', privateKey: merchant.privateKey, apiV3Key },
  ...{ platformKeys: { P1: platform.publicKey }, url: 'https://pay.invalid' },
}
const trade = {
  ...{ tradeNo: 'P20260302080000', amount: 990, description: 'Cup', payerIp: '1.2.3.4' },
  currency: 'CNY',
  ...{ expiresAt: new Date('2026-03-02T08:30:00Z'), returnUrl: 'https://a.example/payResult?id=1' },
} as const

function headersFor(body: string, { key = platform.privateKey, timestamp = seconds, serial = 'P1' } = {}) {
  return {
    'wechatpay-timestamp': timestamp,
    'wechatpay-nonce': 'n',
    'wechatpay-serial': serial,
    'wechatpay-signature': signature(answerMessage({ timestamp, nonce: 'n', body }), key),
  }
}

/** The adapter, and what it sent. */
function wechat(status: number, answer: object, key = platform.privateKey) {
  const sent: PayRequest[] = []
  const body = JSON.stringify(answer)
  const provider = createWechatPay({
    ...{ name: 'wechat', config, clock, notifyUrl: 'https://a.example/notify' },
    transport: async (request) => {
      sent.push(request)
      return { status, headers: headersFor(body, { key }), body }
    },
  })
  return { provider, sent }
}

describe('the adapter of WeChat Pay', () => {
  it('signs its requests, and signs the payment for the wallet', async () => {
    const { provider, sent } = wechat(200, { prepay_id: 'wx09' })
    const started = await provider.start({ ...trade, scene: 'jsapi', openId: 'o1' })
    const [request] = sent
    const header = readAuthorization(request?.headers.authorization ?? '')
    if (!request || !header) throw new Error('nothing was signed')
    const { method, path, body } = request
    const message = requestMessage({ method, path, timestamp: header.timestamp, nonce: header.nonce, body })
    expect(isSigned(message, { signature: header.signed, publicKey: merchant.publicKey })).toBe(true)
    expect(JSON.parse(body)).toMatchObject({
      ...{ appid: 'wx1', mchid: '1900000001', out_trade_no: trade.tradeNo, payer: { openid: 'o1' } },
      ...{ amount: { total: 990, currency: 'CNY' }, time_expire: '2026-03-02T08:30:00+00:00' },
    })
    if (started.kind !== 'jsapi') throw new Error('the wallet was not asked')
    const { appId, timeStamp, nonceStr } = started
    const wallet = payMessage({ appId, timeStamp, nonceStr, packageText: 'prepay_id=wx09' })
    expect(isSigned(wallet, { signature: started.paySign, publicKey: merchant.publicKey })).toBe(true)
  })

  it('leads the browser to the page of WeChat, and from there back', async () => {
    const { provider } = wechat(200, { h5_url: 'https://wx.example/pay?a=1' })
    expect(await provider.start({ ...trade, scene: 'h5', openId: undefined })).toEqual({
      kind: 'redirect',
      url: 'https://wx.example/pay?a=1&redirect_url=https%3A%2F%2Fa.example%2FpayResult%3Fid%3D1',
    })
  })

  it('refuses an answer that WeChat has not signed, and names its errors', async () => {
    await expect(wechat(200, { trade_state: 'SUCCESS' }, stranger.privateKey).provider.query('P1')).rejects.toThrow(
      PayRefusal,
    )
    await expect(wechat(400, { code: 'ORDERPAID' }).provider.close('P1')).rejects.toThrow(PaidAlready)
    await expect(wechat(400, { code: 'ORDER_CLOSED' }).provider.close('P1')).resolves.toBeUndefined()
    expect(await wechat(404, { code: 'ORDER_NOT_EXIST' }).provider.query('P1')).toMatchObject({ state: 'unpaid' })
    await expect(wechat(500, {}).provider.query('P1')).rejects.toThrow('HTTP_500')
  })

  it('takes a notify with the right signature, time and merchant, and no other', () => {
    const { provider } = wechat(200, {})
    const notifyOf = (changes: object) =>
      JSON.stringify({
        event_type: 'TRANSACTION.SUCCESS',
        resource: seal(
          JSON.stringify({
            ...{ appid: 'wx1', mchid: '1900000001', out_trade_no: 'P1', trade_state: 'SUCCESS', transaction_id: '42' },
            ...{ amount: { total: 990, currency: 'CNY' }, success_time: '2026-03-02T16:00:00+08:00', ...changes },
          }),
          { key: apiV3Key, nonce: 'fdasflkja484', data: 'transaction' },
        ),
      })
    const body = notifyOf({})
    expect(provider.readNotify({ headers: headersFor(body), body })).toEqual({
      kind: 'trade',
      trade: { tradeNo: 'P1', state: 'paid', transactionId: '42', amount: 990, currency: 'CNY', paidAt: now },
    })
    const forged = [
      { headers: headersFor(body, { key: stranger.privateKey }), body },
      { headers: headersFor(body, { serial: 'P2' }), body },
      { headers: headersFor(body, { timestamp: String(Number(seconds) - 300) }), body },
      { headers: headersFor(body), body: `${body} ` },
      { headers: headersFor(notifyOf({ mchid: '1' })), body: notifyOf({ mchid: '1' }) },
      { headers: headersFor(notifyOf({ appid: 'wx2' })), body: notifyOf({ appid: 'wx2' }) },
    ]
    for (const notify of forged) expect(() => provider.readNotify(notify)).toThrow(ForgedNotify)
  })
})

describe('the adapter of Alipay', () => {
  const provider = createAlipay({
    config: {
      appId: '2021',
      privateKey: merchant.privateKey,
      alipayKey: platform.publicKey,
      gateway: 'https://ali.invalid',
    },
    transport: async () => ({ status: 200, headers: {}, body: '{}' }),
    ...{ clock, notifyUrl: 'https://a.example/notify' },
  })

  it('leads the browser to a signed address with the amount in yuan', async () => {
    const started = await provider.start({ ...trade, scene: 'h5', openId: undefined })
    if (started.kind !== 'redirect') throw new Error('there is no address')
    const fields = Object.fromEntries(new URL(started.url).searchParams)
    const { sign = '', ...rest } = fields
    expect(signFields(rest, merchant.privateKey)).toBe(sign)
    expect(JSON.parse(fields.biz_content ?? '')).toMatchObject({ total_amount: '9.90', out_trade_no: trade.tradeNo })
    expect(fields.timestamp).toBe('2026-03-02 16:00:00')
  })

  it('takes a signed notify of its own application', () => {
    const notifyOf = (appId: string, key: string) => {
      const fields = {
        app_id: appId,
        out_trade_no: 'P1',
        trade_status: 'TRADE_SUCCESS',
        total_amount: '9.90',
        trade_no: 'A1',
      }
      return {
        headers: {},
        body: new URLSearchParams({ ...fields, sign_type: 'RSA2', sign: signFields(fields, key) }).toString(),
      }
    }
    expect(provider.readNotify(notifyOf('2021', platform.privateKey))).toMatchObject({
      ...{ kind: 'trade', trade: { tradeNo: 'P1', state: 'paid', amount: 990, transactionId: 'A1' } },
    })
    expect(() => provider.readNotify(notifyOf('2021', stranger.privateKey))).toThrow(ForgedNotify)
    expect(() => provider.readNotify(notifyOf('2022', platform.privateKey))).toThrow(ForgedNotify)
  })

  it('refuses an answer without a signature', async () => {
    await expect(provider.query('P1')).rejects.toThrow(PayRefusal)
  })
})
