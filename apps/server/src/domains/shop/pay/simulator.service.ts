import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto'
import { decimalText } from '@sands/rules/shop/money'
import type { Clock } from '../../../kernel/clock.ts'
import type { WechatPayConfig } from '../../../kernel/config/pay.ts'
import type { Database } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import { selfSigned } from './certificate.codec.ts'
import type { IncomingNotify, PayRequest, PayResponse, PayTransport } from './pay-provider.kind.ts'
import { type SimulatorTrade, simulatorRepo } from './simulator.repo.ts'
import { answerMessage, isSigned, readAuthorization, requestMessage, seal, signature } from './wechat.codec.ts'

const CHINA_MS = 8 * 3_600_000
const DAY_MS = 86_400_000
const CERTIFICATE_DAYS = 365
/** Below the public address, as the host of an official account. */
export const SIMULATOR_LOGIN = '/sands-shopping/pay/simulator'

const pair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })

/** A key of the platform, with the serial under which its certificate is listed. */
const newPlatform = () => ({ ...pair(), serial: `7${randomBytes(9).toString('hex').slice(1)}`.toUpperCase() })

function newKeys() {
  return { merchant: pair(), platform: newPlatform(), apiV3Key: randomBytes(16).toString('hex') }
}

let keys: ReturnType<typeof newKeys> | undefined
/** Both sides of the protocol are in this process, so the keys live as long as it does. */
function keysOfProcess() {
  keys ??= newKeys()
  return keys
}

type NotifyEvent = 'TRANSACTION.SUCCESS' | 'REFUND.SUCCESS'

export interface Simulator {
  /** The settings with which our WeChat adapter talks to the simulator. */
  config: WechatPayConfig
  transport: PayTransport
  /** Signs with another key from now on, as WeChat does from time to time. */
  rotate(): void
  /** The code with which the login leads back. */
  newCode(): string
  /**
   * Pays or refuses a trade, as a person would on the page of a provider, or tells about a paid one again, as providers
   * do. Returns the notify of a paid one.
   */
  settle(tradeNo: string, outcome: 'pay' | 'refuse' | 'tell'): Promise<IncomingNotify | undefined>
  /** A signed notify about a trade or a refund of it, with the given changes, for tests. */
  notify(trade: SimulatorTrade, changes?: Readonly<Record<string, unknown>>, event?: NotifyEvent): IncomingNotify
}

interface NewOrder {
  out_trade_no: string
  amount: { total: number; currency: SimulatorTrade['currency'] }
}

interface NewRefundOrder {
  out_trade_no: string
  out_refund_no: string
  amount: { refund: number; total: number }
}

interface Answered {
  status: number
  content: object | string | null
}

const refused = (status: number, code: string): Answered => ({ status, content: { code, message: code } })

/** A provider without money that speaks the protocol of WeChat Pay, for the demo and for tests. */
export function createSimulator({ database, clock }: { database: Database; clock: Clock }): Simulator {
  const ours = keysOfProcess()
  const { merchant, apiV3Key } = ours
  const config: WechatPayConfig = {
    appId: 'simulator',
    appSecret: 'simulator',
    mchId: '1900000001',
    serial: 'MERCHANT',
    privateKey: merchant.privateKey,
    apiV3Key,
    platformKeys: {},
    url: 'https://simulator.invalid',
    loginUrl: SIMULATOR_LOGIN,
    tokenUrl: 'https://simulator.invalid',
  }
  const db = database.primary
  const seconds = () => Math.floor(clock.now().getTime() / 1000)

  function signedHeaders(body: string): Record<string, string> {
    const [timestamp, nonce] = [String(seconds()), randomBytes(16).toString('hex')]
    return {
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': nonce,
      'wechatpay-serial': ours.platform.serial,
      'wechatpay-signature': signature(answerMessage({ timestamp, nonce, body }), ours.platform.privateKey),
    }
  }

  function isFromMerchant({ method, path, headers, body }: PayRequest): boolean {
    const header = readAuthorization(headers.authorization ?? '')
    if (header?.mchId !== config.mchId || header.serial !== config.serial) return false
    const message = requestMessage({ method, path, timestamp: header.timestamp, nonce: header.nonce, body })
    return isSigned(message, { signature: header.signed, publicKey: merchant.publicKey })
  }

  function certificates(): Answered {
    const { platform } = ours
    const at = (days: number) => new Date(clock.now().getTime() + days * DAY_MS)
    const [from, until] = [at(-1), at(CERTIFICATE_DAYS)]
    const certificate = selfSigned({ serial: platform.serial, name: 'Simulator', from, until, keys: platform })
    const sealed = seal(certificate, { key: apiV3Key, nonce: randomBytes(6).toString('hex'), data: 'certificate' })
    const line = { serial_no: platform.serial, effective_time: from.toISOString(), expire_time: until.toISOString() }
    return { status: 200, content: { data: [{ ...line, encrypt_certificate: sealed }] } }
  }

  /** The openid of a code. The host of an official account does not sign, and answers 200 also when it refuses. */
  function token(query: URLSearchParams): PayResponse {
    const [code = '', secret] = [query.get('code') ?? '', query.get('secret')]
    const isRight = secret === config.appSecret && /^SIM[0-9a-f]{24}$/.test(code)
    const openid = `o${createHash('sha256').update(code).digest('hex').slice(0, 27)}`
    const body = JSON.stringify(isRight ? { access_token: code, openid } : { errcode: 40_029, errmsg: 'invalid code' })
    return { status: 200, headers: {}, body }
  }

  const wireOf = (trade: SimulatorTrade) => ({
    appid: config.appId,
    mchid: config.mchId,
    out_trade_no: trade.tradeNo,
    trade_state: trade.state,
    amount: { total: trade.amount, currency: trade.currency },
    ...(trade.transactionId ? { transaction_id: trade.transactionId } : {}),
    ...(trade.paidAt ? { success_time: trade.paidAt.toISOString() } : {}),
  })

  async function start({ out_trade_no: tradeNo, amount }: NewOrder): Promise<Answered> {
    await simulatorRepo.add(db, { tradeNo, amount: amount.total, currency: amount.currency, state: 'NOTPAY' })
    return { status: 200, content: { prepay_id: `sim${tradeNo}`, h5_url: `/sim?no=${tradeNo}`, code_url: tradeNo } }
  }

  async function close(tradeNo: string): Promise<Answered> {
    const trade = await simulatorRepo.byNo(db, tradeNo)
    if (!trade) return refused(404, 'ORDER_NOT_EXIST')
    const closed = await simulatorRepo.change(db, {
      tradeNo,
      from: ['NOTPAY', 'PAYERROR'],
      values: { state: 'CLOSED' },
    })
    if (closed || trade.state === 'CLOSED') return { status: 204, content: null }
    return refused(400, 'ORDERPAID')
  }

  async function refund({ out_trade_no: no, out_refund_no: refundNo, amount }: NewRefundOrder): Promise<Answered> {
    const trade = await simulatorRepo.byNo(db, no)
    if (trade?.state !== 'SUCCESS') return refused(404, 'ORDER_NOT_EXIST')
    if (amount.total !== trade.amount) return refused(400, 'PARAM_ERROR')
    const at = clock.now()
    const state = await simulatorRepo.refund(db, { tradeNo: no, refundNo, amount: amount.refund, at })
    if (!state) return refused(403, 'NOT_ENOUGH')
    return { status: 200, content: { out_refund_no: refundNo, status: 'SUCCESS', amount: { refund: amount.refund } } }
  }

  async function statement(day: string): Promise<Answered> {
    const from = new Date(Date.parse(`${day}T00:00:00Z`) - CHINA_MS)
    const until = new Date(from.getTime() + 86_400_000)
    const paid = await simulatorRepo.paidBetween(db, from, until)
    const refunded = await simulatorRepo.refundedBetween(db, from, until)
    // Statements are in yuan. Rupiah are written like cents, so that they are read back as the same number.
    const yuan = (amount: number) => decimalText(amount, 'CNY')
    const rows = [
      ...paid.map(({ tradeNo, amount, currency }) => [tradeNo, 'SUCCESS', yuan(amount), currency, '', '0.00', '']),
      ...refunded.map(({ tradeNo, refundNo, amount, currency }) => [
        ...[tradeNo, 'REFUND', '0.00', currency, refundNo, yuan(amount), 'SUCCESS'],
      ]),
    ].map((values) => values.map((value) => `\`${value}`).join(','))
    const names = '商户订单号,交易状态,订单金额,货币种类,商户退款单号,退款金额,退款状态'
    return { status: 200, content: [names, ...rows, '总交易单数', `\`${rows.length}`].join('\n') }
  }

  async function answerTo({ method, path, body }: PayRequest): Promise<Answered> {
    const { pathname, searchParams } = new URL(path, config.url)
    const [, tradeNo, isClosing] = /^\/v3\/pay\/transactions\/out-trade-no\/([^/]+)(\/close)?$/.exec(pathname) ?? []
    if (tradeNo && isClosing) return close(tradeNo)
    if (tradeNo) {
      const trade = await simulatorRepo.byNo(db, tradeNo)
      return trade ? { status: 200, content: wireOf(trade) } : refused(404, 'ORDER_NOT_EXIST')
    }
    if (method === 'POST' && pathname.startsWith('/v3/pay/transactions/')) return start(JSON.parse(body) as NewOrder)
    if (method === 'POST' && pathname === '/v3/refund/domestic/refunds')
      return refund(JSON.parse(body) as NewRefundOrder)
    const [, refundNo] = /^\/v3\/refund\/domestic\/refunds\/([^/]+)$/.exec(pathname) ?? []
    if (refundNo) {
      const found = await simulatorRepo.refundByNo(db, refundNo)
      if (!found) return refused(404, 'RESOURCE_NOT_EXISTS')
      return { status: 200, content: { out_refund_no: refundNo, status: 'SUCCESS', amount: { refund: found.amount } } }
    }
    if (pathname === '/v3/certificates') return certificates()
    const day = searchParams.get('bill_date') ?? ''
    if (pathname === '/v3/bill/tradebill')
      return { status: 200, content: { download_url: `${config.url}/v3/billdownload/file?bill_date=${day}` } }
    if (pathname === '/v3/billdownload/file') return statement(day)
    return refused(404, 'NOT_FOUND')
  }

  function notify(
    trade: SimulatorTrade,
    changes: Readonly<Record<string, unknown>> = {},
    event: NotifyEvent = 'TRANSACTION.SUCCESS',
  ): IncomingNotify {
    const nonce = randomBytes(6).toString('hex')
    const plain = JSON.stringify({ ...wireOf(trade), ...changes })
    const body = JSON.stringify({
      id: `EV-${trade.tradeNo}`,
      create_time: clock.now().toISOString(),
      resource_type: 'encrypt-resource',
      event_type: event,
      summary: 'ok',
      resource: {
        original_type: 'transaction',
        algorithm: 'AEAD_AES_256_GCM',
        ...seal(plain, { key: apiV3Key, nonce, data: 'transaction' }),
      },
    })
    return { headers: signedHeaders(body), body }
  }

  return {
    config,
    notify,
    newCode: () => `SIM${randomBytes(12).toString('hex')}`,
    rotate() {
      ours.platform = newPlatform()
    },
    async transport(request): Promise<PayResponse> {
      const { pathname, searchParams } = new URL(request.path, config.url)
      if (pathname === '/sns/oauth2/access_token') return token(searchParams)
      const { status, content } = isFromMerchant(request) ? await answerTo(request) : refused(401, 'SIGN_ERROR')
      const body = content === null ? '' : typeof content === 'string' ? content : JSON.stringify(content)
      return { status, headers: signedHeaders(body), body }
    },
    async settle(tradeNo, outcome) {
      if (outcome === 'tell') {
        const known = await simulatorRepo.byNo(db, tradeNo)
        if (known?.state !== 'SUCCESS') throw fail('shop.trade_gone')
        return notify(known)
      }
      const isPaying = outcome === 'pay'
      const paid = {
        state: 'SUCCESS',
        transactionId: `42${randomBytes(13).toString('hex')}`,
        paidAt: clock.now(),
      } as const
      const trade = await simulatorRepo.change(db, {
        tradeNo,
        from: ['NOTPAY', 'PAYERROR'],
        values: isPaying ? paid : { state: 'PAYERROR' },
      })
      if (!trade) throw fail('shop.trade_gone')
      return isPaying ? notify(trade) : undefined
    },
  }
}
