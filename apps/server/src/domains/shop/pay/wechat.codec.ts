import { createCipheriv, createDecipheriv, createSign, createVerify } from 'node:crypto'
import { CURRENCIES, type Currency } from '@sands/rules/shop/money'

/** Signatures of WeChat Pay API v3: RSA with SHA-256 over lines that each end with a line feed. */
const lines = (...all: readonly string[]): string => all.map((line) => `${line}\n`).join('')

export interface SignedRequest {
  method: string
  /** Path and query. */
  path: string
  timestamp: number
  nonce: string
  body: string
}

export const requestMessage = ({ method, path, timestamp, nonce, body }: SignedRequest): string =>
  lines(method, path, String(timestamp), nonce, body)

/** Answers and notifies are signed over this. */
export const answerMessage = ({ timestamp, nonce, body }: { timestamp: string; nonce: string; body: string }): string =>
  lines(timestamp, nonce, body)

/** What the page inside WeChat hands to the wallet is signed over this. */
export const payMessage = ({
  appId,
  timeStamp,
  nonceStr,
  packageText,
}: {
  appId: string
  timeStamp: string
  nonceStr: string
  packageText: string
}): string => lines(appId, timeStamp, nonceStr, packageText)

export const signature = (message: string, privateKey: string): string =>
  createSign('RSA-SHA256').update(message).sign(privateKey, 'base64')

export function isSigned(message: string, { signature, publicKey }: { signature: string; publicKey: string }): boolean {
  try {
    return createVerify('RSA-SHA256').update(message).verify(publicKey, signature, 'base64')
  } catch {
    return false
  }
}

export const authorization = (
  { mchId, serial }: { mchId: string; serial: string },
  { timestamp, nonce, signed }: { timestamp: number; nonce: string; signed: string },
): string =>
  `WECHATPAY2-SHA256-RSA2048 mchid="${mchId}",nonce_str="${nonce}",timestamp="${timestamp}",serial_no="${serial}",signature="${signed}"`

const AUTHORIZATION =
  /^WECHATPAY2-SHA256-RSA2048 mchid="([^"]*)",nonce_str="([^"]*)",timestamp="(\d+)",serial_no="([^"]*)",signature="([^"]*)"$/

export function readAuthorization(header: string) {
  const [, mchId, nonce, timestamp, serial, signed] = AUTHORIZATION.exec(header) ?? []
  if (!mchId || !nonce || !timestamp || !serial || !signed) return undefined
  return { mchId, nonce, timestamp: Number(timestamp), serial, signed }
}

const ALGORITHM = 'aes-256-gcm'
const TAG_BYTES = 16

/** A part of an answer or notify that only the merchant can read. */
export interface Sealed {
  ciphertext: string
  nonce: string
  associated_data: string
}

/** Throws when the key is wrong or the content was changed. */
export function unseal({ ciphertext, nonce, associated_data }: Sealed, key: string): string {
  const bytes = Buffer.from(ciphertext, 'base64')
  if (bytes.length < TAG_BYTES) throw new Error('the content is too short')
  const decipher = createDecipheriv(ALGORITHM, Buffer.from(key), Buffer.from(nonce))
  decipher.setAAD(Buffer.from(associated_data))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8')
}

export function seal(plain: string, { key, nonce, data }: { key: string; nonce: string; data: string }): Sealed {
  const cipher = createCipheriv(ALGORITHM, Buffer.from(key), Buffer.from(nonce))
  cipher.setAAD(Buffer.from(data))
  const bytes = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return { ciphertext: bytes.toString('base64'), nonce, associated_data: data }
}

const COLUMNS = {
  ...{ tradeNo: '商户订单号', amount: '订单金额', state: '交易状态', currency: '货币种类' },
  ...{ refundNo: '商户退款单号', asked: '申请退款金额', refunded: '退款金额', refundState: '退款状态' },
} as const

/** A payment, or a refund if it has the number of one. */
interface WechatLine {
  tradeNo: string
  yuan: string
  currency: Currency
  refundNo?: string
}

/**
 * The successful payments of a statement, and its refunds unless they failed. Each value begins with a backtick; two
 * lines of sums end the file.
 */
export function readStatement(csv: string): WechatLine[] {
  const [head = '', ...rows] = csv.replace(/^\uFEFF/, '').split(/\r?\n/)
  const names = head.split(',')
  const place = (name: string) => names.indexOf(name)
  const [tradeNo, amount, state] = [place(COLUMNS.tradeNo), place(COLUMNS.amount), place(COLUMNS.state)]
  const currency = place(COLUMNS.currency)
  const [refundNo, refundState] = [place(COLUMNS.refundNo), place(COLUMNS.refundState)]
  const refunded = place(names.includes(COLUMNS.asked) ? COLUMNS.asked : COLUMNS.refunded)
  if (tradeNo < 0 || amount < 0 || state < 0) throw new Error('the statement has other columns')
  return rows.flatMap((row) => {
    if (!row.startsWith('`')) return []
    const values = row.slice(1).split(',`')
    if (values.length !== names.length) return []
    const named = CURRENCIES.find((each) => each === values[currency])
    const line = { tradeNo: values[tradeNo] ?? '', currency: named ?? 'CNY' }
    if (values[state] === 'SUCCESS') return [{ ...line, yuan: values[amount] ?? '' }]
    const number = values[refundNo]
    if (values[state] !== 'REFUND' || !number || values[refundState] === 'FAIL') return []
    return [{ ...line, yuan: values[refunded] ?? '', refundNo: number }]
  })
}
