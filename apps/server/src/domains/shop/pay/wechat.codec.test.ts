import { createHash, generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  answerMessage,
  authorization,
  isSigned,
  payMessage,
  readAuthorization,
  readStatement,
  requestMessage,
  seal,
  signature,
  unseal,
} from './wechat.codec.ts'

interface Vectors {
  wechatPay: Readonly<Record<string, string>>
  wechatPayShort: { plain: string; ct: string }
}
const FILE = join(import.meta.dirname, '../../../../../../docs/spec/pay-vectors.json')
const { wechatPay: vector, wechatPayShort: short } = JSON.parse(readFileSync(FILE, 'utf8')) as Vectors
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const key = vector.apiV3Key ?? ''

describe('the published vectors of WeChat Pay', () => {
  it('give the same message of a request', () => {
    const [method = '', path = '', timestamp = '', nonce = '', body = ''] = (vector.request_message ?? '').split('\n')
    const message = requestMessage({ method, path, timestamp: Number(timestamp), nonce, body })
    expect(message).toBe(vector.request_message)
    expect(sha256(message)).toBe(vector.request_message_sha256)
  })

  it('give the same message for the wallet', () => {
    const message = payMessage({
      appId: 'wx0000000000000001',
      timeStamp: '1760000000',
      nonceStr: '5K8264ILTKCH16CQ2502SI8ZNMTM67VS',
      packageText: 'prepay_id=wx09163953abcdef0000000000000000',
    })
    expect(message).toBe(vector.pay_message)
    expect(sha256(message)).toBe(vector.pay_message_sha256)
  })

  it('decrypt to the published text, and encrypt to the same bytes', () => {
    const sealed = seal(vector.plaintext ?? '', { key, nonce: 'fdasflkja484', data: 'transaction' })
    expect(sealed.ciphertext).toBe(vector.ciphertext_b64)
    expect(unseal(sealed, key)).toBe(vector.plaintext)
    const { ciphertext } = seal(short.plain, { key, nonce: 'fdasflkja484', data: 'transaction' })
    expect(ciphertext).toBe(short.ct)
  })

  it('contain a notify whose resource is the published text', () => {
    const { resource } = JSON.parse(vector.notify_body ?? '') as { resource: Parameters<typeof unseal>[0] }
    expect(unseal(resource, key)).toBe(vector.plaintext)
  })
})

describe('signatures', () => {
  it('are right for the bytes that were signed and for no others', () => {
    const message = answerMessage({ timestamp: '1760000000', nonce: 'n', body: '{"a":1}' })
    const own = { signature: signature(message, keys.privateKey), publicKey: keys.publicKey }
    expect(isSigned(message, own)).toBe(true)
    expect(isSigned(message.replace('1}', '2}'), own)).toBe(false)
    expect(isSigned(message, { ...own, signature: `WECHATPAY/SIGNTEST/${own.signature}` })).toBe(false)
    expect(isSigned(message, { ...own, publicKey: 'no key' })).toBe(false)
  })

  it('are in the header that the other side reads', () => {
    const header = authorization({ mchId: '1900000001', serial: 'AB12' }, { timestamp: 7, nonce: 'x', signed: 'c2ln' })
    expect(readAuthorization(header)).toEqual({
      ...{ mchId: '1900000001', nonce: 'x', timestamp: 7, serial: 'AB12', signed: 'c2ln' },
    })
    expect(readAuthorization('Bearer x')).toBeUndefined()
  })
})

describe('sealed content', () => {
  const sealed = seal('{"a":1}', { key, nonce: 'fdasflkja484', data: 'transaction' })

  it('is refused when it was changed or belongs to something else', () => {
    const bytes = Buffer.from(sealed.ciphertext, 'base64')
    bytes[0] = (bytes[0] ?? 0) ^ 1
    expect(() => unseal({ ...sealed, ciphertext: bytes.toString('base64') }, key)).toThrow()
    expect(() => unseal({ ...sealed, associated_data: 'refund' }, key)).toThrow()
    expect(() => unseal({ ...sealed, ciphertext: '' }, key)).toThrow('too short')
  })
})

describe('a statement', () => {
  it('lists refunds with their numbers and what was asked for, and leaves out those that failed', () => {
    const csv = [
      '商户订单号,交易状态,货币种类,商户退款单号,退款金额,退款状态,订单金额,申请退款金额',
      '`P1,`SUCCESS,`CNY,`,`0.00,`,`9.90,`0.00',
      '`P1,`REFUND,`CNY,`R1,`4.00,`SUCCESS,`0.00,`5.00',
      '`P1,`REFUND,`CNY,`R2,`1.00,`FAIL,`0.00,`1.00',
    ].join('\n')
    expect(readStatement(csv)).toEqual([
      { tradeNo: 'P1', yuan: '9.90', currency: 'CNY' },
      { tradeNo: 'P1', yuan: '5.00', currency: 'CNY', refundNo: 'R1' },
    ])
  })

  it('lists successful payments and leaves out refunds without a number and sums', () => {
    const csv = [
      '\uFEFF交易时间,商户订单号,交易状态,订单金额',
      '`2026-03-02 08:00:00,`P1,`SUCCESS,`9.90',
      '`2026-03-02 09:00:00,`P2,`REFUND,`5.00',
      '总交易单数,应结订单总金额',
      '`1,`9.90',
      '',
    ].join('\r\n')
    expect(readStatement(csv)).toEqual([{ tradeNo: 'P1', yuan: '9.90', currency: 'CNY' }])
    expect(() => readStatement('a,b\n`1,`2')).toThrow('columns')
  })
})
