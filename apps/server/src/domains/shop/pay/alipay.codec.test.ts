import { createSign, generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isSignedNotify, readAnswer, signedText, signFields } from './alipay.codec.ts'
import { readAlipayLines } from './alipay-statement.codec.ts'

const keys = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})

describe('Alipay', () => {
  it('signs sorted fields without empty ones', () => {
    const fields = { method: 'alipay.trade.wap.pay', app_id: '2021', quit_url: '', charset: 'utf-8', sign: 'old' }
    expect(signedText(fields, ['sign'])).toBe('app_id=2021&charset=utf-8&method=alipay.trade.wap.pay')
  })

  it('takes a notify that was signed, and no changed one', () => {
    const fields = { app_id: '2021', out_trade_no: 'P1', total_amount: '9.90', trade_status: 'TRADE_SUCCESS' }
    const notify = { ...fields, sign_type: 'RSA2', sign: signFields(fields, keys.privateKey) }
    expect(isSignedNotify(notify, keys.publicKey)).toBe(true)
    expect(isSignedNotify({ ...notify, total_amount: '9.91' }, keys.publicKey)).toBe(false)
    expect(isSignedNotify({ ...notify, sign_type: 'MD5' }, keys.publicKey)).toBe(false)
  })

  it('reads payments and refunds of a statement, also behind a comma in a name', () => {
    const csv = [
      '支付宝交易号,商户订单号,业务类型,商品名称,订单金额（元）,退款批次号/请求号,备注',
      'A1\t,P1\t,交易,杯子,9.90,,',
      'A1\t,P1\t,退款,杯子, 红色,-5.00,R1\t,',
    ].join('\n')
    expect(readAlipayLines(csv)).toEqual([
      { tradeNo: 'P1', yuan: '9.90' },
      { tradeNo: 'P1', yuan: '5.00', refundNo: 'R1' },
    ])
  })

  it('reads an answer only with its signature', () => {
    const content = '{"code":"10000","trade_status":"TRADE_SUCCESS"}'
    const sign = createSign('RSA-SHA256').update(content).sign(keys.privateKey, 'base64')
    const text = `{"alipay_trade_query_response":${content},"sign":"${sign}"}`
    expect(readAnswer(text, 'alipay.trade.query', keys.publicKey)).toMatchObject({ code: '10000' })
    expect(readAnswer(text.replace('10000', '10001'), 'alipay.trade.query', keys.publicKey)).toBeUndefined()
    expect(readAnswer('{"error_response":{}}', 'alipay.trade.query', keys.publicKey)).toBeUndefined()
  })
})
