import { createSign, generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { signFields } from './alipay.codec.ts'
import { createAlipay } from './alipay.service.ts'
import { selfSigned } from './certificate.codec.ts'
import { ForgedNotify, PaidAlready, type PayDownload, PayRefusal, type PayRequest } from './pay-provider.kind.ts'
import { createPlatformKeys } from './platform-keys.service.ts'
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
  ...{ platformKeys: { P1: platform.publicKey }, url: 'https://pay.invalid', appSecret: 'secret' },
  ...{ loginUrl: 'https://open.invalid', tokenUrl: 'https://api.invalid' },
}
const trade = {
  ...{ tradeNo: 'P20260302080000', amount: 990, description: 'Cup', payerIp: '1.2.3.4' },
  currency: 'CNY',
  ...{ expiresAt: new Date('2026-03-02T08:30:00Z'), returnUrl: 'https://a.example/payResult?id=1' },
} as const

/** A table of two payments and a refund, one payment with a comma in the name of the goods, and a table of sums. */
const STATEMENT_ZIP = [
  'UEsDBBQAAAAIAAAAIQCbTtXAzQAAACoBAAAFAAAAYS5jc3ZTvrZ8x7aNyy5tPffx8PfzOza9vLieS/nq6V1HF++KNjKwsIjlgijY',
  'u/vS9V1HdU6e2b1828qtS4FMkJYDDy6cBYod23749+ZjOlu27F1xauOeJzogFXs/bHu3eMWVVYtXAhXsuXRq66mrEC6XkYGRmSOn',
  'ToAhpw7IVJ2Na69f1gEJ6hoY6xoYKhgaWBmAkI6lniWEAGtxAmoxQtaisOvNydVYNRoaGOjBKbBmZ6BmY06ds6f3v8Ntny7YQjDJ',
  'pQwLkYMXNr7d+/DUDy4AUEsDBBQAAAAIAAAAIQCpgMQtKgAAACUAAAAFAAAAYi5jc3YBJQDa/yO749fcCsPFteqx4LrFLL270te2',
  'qbWl19yxysr9CrrPvMYsMgpQSwECFAMUAAAACAAAACEAm07VwM0AAAAqAQAABQAAAAAAAAAAAAAAgAEAAAAAYS5jc3ZQSwECFAMU',
  'AAAACAAAACEAqYDELSoAAAAlAAAABQAAAAAAAAAAAAAAgAHwAAAAYi5jc3ZQSwUGAAAAAAIAAgBmAAAAPQEAAAAA',
].join('')

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
    ...{ name: 'wechat', config, clock, notifyUrl: 'https://a.example/notify', home: 'https://a.example' },
    tokenTransport: async (request) => {
      sent.push(request)
      return { status, headers: {}, body }
    },
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

  it('names the public key with which WeChat is to sign, if the merchant has one', async () => {
    const id = 'PUB_KEY_ID_0114'
    const sent: PayRequest[] = []
    const body = JSON.stringify({ out_trade_no: 'P1', trade_state: 'NOTPAY' })
    const provider = createWechatPay({
      ...{ name: 'wechat', clock, notifyUrl: 'https://a.example/notify', home: 'https://a.example' },
      config: { ...config, platformKeys: { [id]: platform.publicKey } },
      tokenTransport: async () => ({ status: 500, headers: {}, body: '' }),
      transport: async (request) => {
        sent.push(request)
        return { status: 200, headers: headersFor(body, { serial: id }), body }
      },
    })
    expect(await provider.query('P1')).toMatchObject({ tradeNo: 'P1', state: 'unpaid' })
    expect(sent[0]?.headers['wechatpay-serial']).toBe(id)
    const other = wechat(200, { out_trade_no: 'P1', trade_state: 'NOTPAY' })
    await other.provider.query('P1')
    expect(other.sent[0]?.headers['wechatpay-serial']).toBeUndefined()
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

  it('takes a notify with the right signature, time and merchant, and no other', async () => {
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
    expect(await provider.readNotify({ headers: headersFor(body), body })).toEqual({
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
    for (const notify of forged) await expect(provider.readNotify(notify)).rejects.toThrow(ForgedNotify)
    const probe = { ...headersFor(body), 'wechatpay-signature': 'WECHATPAY/SIGNTEST/abc' }
    await expect(provider.readNotify({ headers: probe, body })).rejects.toThrow(ForgedNotify)
  })
})

describe('a payer inside WeChat', () => {
  it('is asked by the official account, which leads back to us', () => {
    const { provider } = wechat(200, {})
    const url = new URL(provider.payer?.address('/payTransfer?id=1&provider=wechat', 'state1') ?? '')
    expect(`${url.origin}${url.pathname}${url.hash}`).toBe(
      'https://open.invalid/connect/oauth2/authorize#wechat_redirect',
    )
    expect(Object.fromEntries(url.searchParams)).toEqual({
      ...{ appid: 'wx1', redirect_uri: 'https://a.example/payTransfer?id=1&provider=wechat', state: 'state1' },
      ...{ response_type: 'code', scope: 'snsapi_base' },
    })
  })

  it('is known by the code, and not by a used one', async () => {
    const { provider, sent } = wechat(200, { openid: 'oABCDEF', access_token: 'T' })
    expect(await provider.payer?.identify('code01')).toBe('oABCDEF')
    expect(sent[0]?.path).toBe(
      '/sns/oauth2/access_token?appid=wx1&secret=secret&code=code01&grant_type=authorization_code',
    )
    const used = wechat(200, { errcode: 40_163, errmsg: 'code been used' })
    await expect(used.provider.payer?.identify('code01')).rejects.toThrow('40163')
  })
})

describe('the certificates of the platform', () => {
  const nowMs = now.getTime()
  const certificate = (serial: string, keys: typeof platform, until = new Date(nowMs + 86_400_000)) => ({
    ...{ serial_no: serial, effective_time: new Date(nowMs - 1000).toISOString(), expire_time: until.toISOString() },
    encrypt_certificate: seal(selfSigned({ serial, name: 'P', from: new Date(nowMs - 1000), until, keys }), {
      ...{ key: apiV3Key, nonce: 'fdasflkja484', data: 'certificate' },
    }),
  })

  function fetching(list: () => { signer: typeof platform; serial: string; data: object[] }) {
    let fetched = 0
    const later = { now: () => new Date(nowMs) }
    const provider = createWechatPay({
      ...{ name: 'wechat', config: { ...config, platformKeys: {} }, clock: later, notifyUrl: '', home: '' },
      tokenTransport: async () => ({ status: 200, headers: {}, body: '{}' }),
      transport: async () => {
        fetched += 1
        const { signer, serial, data } = list()
        const body = JSON.stringify({ data })
        return { status: 200, headers: headersFor(body, { key: signer.privateKey, serial }), body }
      },
    })
    return { provider, fetched: () => fetched }
  }
  const body = JSON.stringify({
    event_type: 'TRANSACTION.SUCCESS',
    resource: seal(JSON.stringify({ mchid: '1900000001', appid: 'wx1', out_trade_no: 'P1', trade_state: 'SUCCESS' }), {
      ...{ key: apiV3Key, nonce: 'fdasflkja484', data: 'transaction' },
    }),
  })

  it('are fetched once, and an unknown serial is refused without asking each time', async () => {
    const { provider, fetched } = fetching(() => ({
      ...{ signer: platform, serial: '7A01', data: [certificate('7A01', platform)] },
    }))
    const good = { headers: headersFor(body, { serial: '7A01' }), body }
    expect(await provider.readNotify(good)).toMatchObject({ kind: 'trade' })
    expect(await provider.readNotify(good)).toMatchObject({ kind: 'trade' })
    const unknown = { headers: headersFor(body, { serial: '7A02', key: stranger.privateKey }), body }
    await expect(provider.readNotify(unknown)).rejects.toThrow('serial')
    await expect(provider.readNotify(unknown)).rejects.toThrow(ForgedNotify)
    expect(fetched()).toBe(1)
  })

  it('are refused when somebody else has signed the list, and when they are over', async () => {
    const forged = fetching(() => ({ signer: stranger, serial: '7A01', data: [certificate('7A01', platform)] }))
    const good = { headers: headersFor(body, { serial: '7A01' }), body }
    await expect(forged.provider.readNotify(good)).rejects.toThrow('serial')
    const old = fetching(() => ({
      ...{ signer: platform, serial: '7A01', data: [certificate('7A01', platform, new Date(nowMs - 1))] },
    }))
    await expect(old.provider.readNotify(good)).rejects.toThrow('serial')
  })

  it('change when WeChat changes them, and go on while it does not answer', async () => {
    let time = nowMs
    const loads: (() => Promise<{ serial: string; publicKey: string; from: Date; until: Date }[]>)[] = []
    const keyAt = (serial: string) => ({ serial, publicKey: serial, from: new Date(0), until: new Date(nowMs * 2) })
    loads.push(async () => [keyAt('A')])
    const keys = createPlatformKeys({
      ...{ fixed: { PUB_KEY_ID_1: 'F' }, clock: { now: () => new Date(time) } },
      load: () => (loads.shift() ?? (async () => Promise.reject(new Error('down'))))(),
    })
    expect(await keys.keyOf('A')).toBe('A')
    expect(await keys.keyOf('PUB_KEY_ID_1')).toBe('F')
    expect(await keys.keyOf('PUB_KEY_ID_2')).toBeUndefined()
    time += 60_000
    loads.push(async () => [keyAt('A'), keyAt('B')])
    expect(await keys.keyOf('B')).toBe('B')
    time += 13 * 3_600_000
    expect(await keys.keyOf('B')).toBe('B')
    await expect(keys.keyOf('C')).resolves.toBeUndefined()
    time += 60_000
    await expect(keys.keyOf('C')).rejects.toThrow('down')
  })
})

describe('the adapter of Alipay', () => {
  const alipay = (body: string, download: PayDownload = async () => Buffer.alloc(0)) =>
    createAlipay({
      config: {
        appId: '2021',
        privateKey: merchant.privateKey,
        alipayKey: platform.publicKey,
        gateway: 'https://ali.invalid',
      },
      transport: async () => ({ status: 200, headers: {}, body }),
      ...{ clock, download, notifyUrl: 'https://a.example/notify' },
    })
  const provider = alipay('{}')
  /** An answer that Alipay has signed. */
  function answered(method: string, content: object): string {
    const text = JSON.stringify(content)
    const sign = createSign('RSA-SHA256').update(text, 'utf8').sign(platform.privateKey, 'base64')
    return `{"${method.replaceAll('.', '_')}_response":${text},"sign":"${sign}"}`
  }

  it('knows trades that are open, paid, closed, or were never begun', async () => {
    const query = (content: object) => alipay(answered('alipay.trade.query', content)).query('P1')
    const paid = { code: '10000', out_trade_no: 'P1', trade_status: 'TRADE_SUCCESS', total_amount: '9.90' }
    expect(await query(paid)).toMatchObject({ state: 'paid', amount: 990, currency: 'CNY' })
    expect(await query({ ...paid, trade_status: 'TRADE_CLOSED' })).toMatchObject({ state: 'closed' })
    expect(await query({ ...paid, trade_status: 'WAIT_BUYER_PAY' })).toMatchObject({ state: 'unpaid' })
    expect(await query({ code: '40004', sub_code: 'ACQ.TRADE_NOT_EXIST' })).toMatchObject({ state: 'unpaid' })
    await expect(query({ code: '20000', sub_code: 'aop.unknow-error' })).rejects.toThrow(PayRefusal)
    const close = (content: object) => alipay(answered('alipay.trade.close', content)).close('P1')
    await expect(close({ code: '40004', sub_code: 'ACQ.TRADE_STATUS_ERROR' })).rejects.toThrow(PaidAlready)
    await expect(close({ code: '40004', sub_code: 'ACQ.TRADE_NOT_EXIST' })).resolves.toBeUndefined()
  })

  it('never takes rupiah', async () => {
    await expect(provider.start({ ...trade, currency: 'IDR', scene: 'h5', openId: undefined })).rejects.toThrow(
      'IDR is not taken',
    )
  })

  it('reads the payments of a day from its statement', async () => {
    const method = 'alipay.data.dataservice.bill.downloadurl.query'
    const asked: string[] = []
    const body = answered(method, { code: '10000', bill_download_url: 'https://bill.example/a.zip' })
    const some = alipay(body, async (url) => {
      asked.push(url)
      return Buffer.from(STATEMENT_ZIP, 'base64')
    })
    expect(await some.statement?.('2026-03-01')).toEqual([
      { tradeNo: 'P1', amount: 990, currency: 'CNY' },
      { tradeNo: 'P2', amount: 10_000, currency: 'CNY' },
    ])
    expect(asked).toEqual(['https://bill.example/a.zip'])
    const none = alipay(answered(method, { code: '40004', sub_code: 'isp.bill_not_exist' }))
    expect(await none.statement?.('2026-03-01')).toEqual([])
  })

  it('leads the desktop to its page for computers', async () => {
    const started = await provider.start({ ...trade, scene: 'native', openId: undefined })
    if (started.kind !== 'redirect') throw new Error('there is no address')
    const { method, biz_content: content = '{}' } = Object.fromEntries(new URL(started.url).searchParams)
    expect(method).toBe('alipay.trade.page.pay')
    expect(JSON.parse(content)).toMatchObject({ product_code: 'FAST_INSTANT_TRADE_PAY', total_amount: '9.90' })
    expect(JSON.parse(content)).not.toHaveProperty('quit_url')
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

  it('takes a signed notify of its own application', async () => {
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
    expect(await provider.readNotify(notifyOf('2021', platform.privateKey))).toMatchObject({
      ...{ kind: 'trade', trade: { tradeNo: 'P1', state: 'paid', amount: 990, transactionId: 'A1' } },
    })
    await expect(provider.readNotify(notifyOf('2021', stranger.privateKey))).rejects.toThrow(ForgedNotify)
    await expect(provider.readNotify(notifyOf('2022', platform.privateKey))).rejects.toThrow(ForgedNotify)
  })

  it('refuses an answer without a signature', async () => {
    await expect(provider.query('P1')).rejects.toThrow(PayRefusal)
  })
})
